import { setTimeout as after } from 'node:timers/promises';
import { createFairTurns } from './fairTurns.ts';
import type { Turn } from './fairTurns.ts';

const stranger = (network: string, account = 'anna'): Turn => ({ network, account, isKnown: false });
const owner: Turn = { network: 'attacked', account: 'anna', isKnown: true };

/** Turns whose work ends when it is told to, and the order in which it began. */
function turnsOf(options: { atOnce: number; strangersAtOnce: number; mostWaiting?: number }) {
  const inTurn = createFairTurns({ mostWaiting: 100, refusal: () => new Error('too many'), ...options });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, turn: Turn) =>
    inTurn(turn, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  async function endAll(): Promise<void> {
    await after(0);
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end();
      await after(0);
    }
  }
  return { ask, begun, ends, endAll };
}

it('no more is under way than there is room for, of strangers less, and a known browser begins at once', async () => {
  const { ask, begun, endAll } = turnsOf({ atOnce: 2, strangersAtOnce: 1 });
  const all = [ask('first', stranger('a')), ask('second', stranger('a')), ask('known', owner), ask('later', owner)];
  await after(0);
  expect(begun).toEqual(['first', 'known']);
  await endAll();
  await Promise.all(all);
  expect(begun).toEqual(['first', 'known', 'later', 'second']);
});

it('networks take turns, and within a network its accounts', async () => {
  const { ask, begun, endAll } = turnsOf({ atOnce: 1, strangersAtOnce: 1 });
  const flood = ['anna', 'ola'].flatMap((account) =>
    Array.from({ length: 3 }, (_, at) => ask(`${account} ${at}`, stranger('attacker', account))),
  );
  const others = [ask('next door', stranger('attacker', 'kari')), ask('elsewhere', stranger('other', 'kari'))];
  await endAll();
  await Promise.all([...flood, ...others]);
  expect(begun.slice(0, 5)).toEqual(['anna 0', 'anna 1', 'elsewhere', 'ola 0', 'next door']);
});

it('where too many wait, whoever has most waiting is refused, and nobody else', async () => {
  const { ask, begun, endAll } = turnsOf({ atOnce: 1, strangersAtOnce: 1, mostWaiting: 4 });
  const flood = Array.from({ length: 20 }, (_, at) => ask(`${at}`, stranger('attacker', `person ${at % 2}`)));
  const outcomes = Promise.allSettled(flood);
  const others = [ask('one', stranger('b')), ask('other', stranger('c'))];
  await endAll();
  expect(await Promise.all(others)).toEqual(['one', 'other']);
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(17);
  expect(begun).toHaveLength(5);
});

it('work that fails gives its room back', async () => {
  const inTurn = createFairTurns({ atOnce: 1, strangersAtOnce: 1, mostWaiting: 1, refusal: () => new Error('full') });
  await expect(inTurn(stranger('a'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(inTurn(stranger('a'), () => Promise.resolve(1))).resolves.toBe(1);
});
