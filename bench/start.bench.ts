import { freePort } from '@spire/testing/stack';
import { freshClone, newcomersEnvironment, startedIn, stopped, timed } from './clone.ts';
import { median, type Figure } from './measure.ts';

const RUNS = 3;

/** `npm start` in a clean clone against `npm ci` alone, and the second start against the first, in one run. */
export async function start(): Promise<Figure[]> {
  const [install, first, second, stop]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let run = 0; run < RUNS; run += 1) {
    const bare = freshClone();
    install.push(timed('npm', ['ci'], bare.folder, newcomersEnvironment(bare.folder, 0)));
    bare.remove();

    const clone = freshClone();
    const environment = newcomersEnvironment(clone.folder, await freePort());
    const clean = await startedIn(clone.folder, environment);
    first.push(clean.seconds);
    stop.push(await stopped(clean.child));
    const again = await startedIn(clone.folder, environment);
    second.push(again.seconds);
    stop.push(await stopped(again.child));
    clone.remove();
  }
  const ratios = (top: number[], bottom: number[]) => top.map((value, run) => value / (bottom[run] ?? Number.NaN));
  return [
    { name: 'npm ci', runs: install, unit: 's' },
    { name: 'npm start, clean clone', runs: first, unit: 's' },
    { name: 'npm start, second time', runs: second, unit: 's' },
    { name: 'stopping', runs: stop, unit: 's', limit: 5 },
    { name: 'clean start against npm ci', runs: ratios(first, install), unit: 'times', limit: 1.4 },
    { name: 'second start against the clean one', runs: [median(second) / median(first)], unit: 'times', limit: 0.1 },
  ];
}
