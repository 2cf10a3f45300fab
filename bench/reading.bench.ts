import { CORPORA } from '@spire/language/corpus/rules/figures';
import { readCrisis } from '@spire/language/readCrisis';
import { eventLikelihoods, readHarm, readRequest, readSituation } from '@spire/language/readers';
import type { Figure } from './measure.ts';

const RUNS = 9;
const TIMES = 40;
const LENGTH = 2000;
/** The most processor time that reading one text may take. */
const LIMIT_MS = 3;

const filled = (text: string) => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);
const TEXTS: Record<string, string> = {
  'an everyday text': filled(CORPORA.no.strangers.everyday.join('. ')),
  'one word': filled('x'),
  'words of one letter': filled('a b '),
};

async function millisecondsOf(read: (text: string) => Promise<unknown>, text: string): Promise<number> {
  const begun = process.cpuUsage();
  for (let time = 0; time < TIMES; time += 1) await read(text);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / TIMES;
}

/** The cost of reading 2,000 characters by each classifier, its model loaded. */
export async function reading(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [reader, read] of Object.entries({ readCrisis, readSituation, readRequest, eventLikelihoods, readHarm }))
    for (const [name, text] of Object.entries(TEXTS)) {
      await millisecondsOf(read, text);
      const runs: number[] = [];
      while (runs.length < RUNS) runs.push(await millisecondsOf(read, text));
      figures.push({ name: `${reader}, ${name}`, runs, unit: 'ms', limit: LIMIT_MS });
    }
  return figures;
}
