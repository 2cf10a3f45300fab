import { askingPerson } from '@spire/subgraph-ai/testing/askingPerson';
import { TEXT_OPERATION_NAMES } from '@spire/subgraph-ai/testing/textOperations';
import { startStack } from '@spire/testing/stack';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, median } from './measure.ts';
import { serverProcess } from './memory.bench.ts';

/** A person reads the first page and signs in, and later answers the check-in: moments in which the server prepares. */
const READING_MS = 8000;
const ANSWERING_MS = 8000;
const TOLD = {
  profile: { nickname: 'Kari', considerations: ['fatigue'], capacityLevel: 'high' },
  checkIn: { whatIsGood: ['takknemlighet'], whatIsGoodText: 'En rolig morgen', lookingForward: [], needMore: [] },
};

/** Milliseconds of a processor that the main thread of a process has had. Linux only. */
const processorTime = (id: string) => Number(readFileSync(`/proc/${id}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** The server's processor time for the first built-in text of each kind after a start, and for the second. */
export async function firstTexts(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const ratios: number[] = [];
  for (const name of TEXT_OPERATION_NAMES) {
    const stack = await startStack();
    try {
      await wait(READING_MS);
      const server = serverProcess(stack.dataFolder) ?? '';
      const person = await askingPerson(stack, TOLD);
      await wait(ANSWERING_MS);
      const runs: number[] = [];
      for (let asked = 0; asked < 2; asked += 1) {
        const before = processorTime(server);
        const { answer } = await person.ask(name);
        if (answer?.__typename === undefined) throw new Error(`No answer to ${name}`);
        runs.push(processorTime(server) - before);
      }
      const [first = Number.NaN, second = Number.NaN] = runs;
      ratios.push(first / second);
      figures.push({ name: `${name}, the first after a start`, runs: [first], unit: 'ms' });
    } finally {
      await stack.stop();
    }
  }
  return [...figures, { name: 'the first text of a kind to the second', runs: [median(ratios)], unit: 'times' }];
}
