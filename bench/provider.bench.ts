import { askingPerson } from '@spire/subgraph-ai/testing/askingPerson';
import { type ProviderStandIn, startProviderStandIn } from '@spire/testing/providerStandIn';
import { startStack } from '@spire/testing/stack';
import { type Figure, median } from './measure.ts';

const RUNS = 5;
const ASKED = 10;

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The stand-in's own time for what it was asked last: moderation and answer, side by side. */
async function itsOwn({ url, requests }: ProviderStandIn): Promise<() => Promise<unknown>> {
  const calls = requests.slice(-2).map(({ path, body }) => async () => {
    const headers = { 'content-type': 'application/json' };
    await (await fetch(new URL(path, url), { method: 'POST', headers, body })).text();
  });
  await Promise.all(calls.map((call) => call()));
  return () => Promise.all(calls.map((call) => call()));
}

/** The cost of a text over HTTP: a built-in one, and a provider's beyond the provider's own time. */
export async function provider(): Promise<Figure[]> {
  const standIn = await startProviderStandIn();
  const stack = await startStack({ OPENAI_API_KEY: 'a-key-for-tests', OPENAI_BASE_URL: standIn.url });
  const runs: { builtIn: number; beyond: number }[] = [];
  try {
    for (let run = 0; run <= RUNS; run += 1) {
      const told = { profile: { nickname: 'Kari', considerations: ['fatigue'], capacityLevel: 'high' } };
      const person = await askingPerson(stack, told);
      const timed = async (source: string) => {
        const times: number[] = [];
        for (let asked = 0; asked < ASKED; asked += 1)
          times.push(
            await milliseconds(async () => {
              const { answer } = await person.ask('writeBoundary');
              if (answer?.source !== source) throw new Error(`Not ${source} but ${String(answer?.source)}`);
            }),
          );
        return median(times);
      };
      const builtIn = await timed('built_in');
      await person.decide(true);
      const written = await timed('ai');
      const own = await itsOwn(standIn);
      const times: number[] = [];
      for (let asked = 0; asked < ASKED; asked += 1) times.push(await milliseconds(own));
      // The first one warms everything up.
      if (run > 0) runs.push({ builtIn, beyond: written - median(times) });
    }
  } finally {
    await stack.stop();
    await standIn.stop();
  }
  return [
    { name: 'a built-in text, asked for over HTTP', runs: runs.map(({ builtIn }) => builtIn), unit: 'ms' },
    {
      name: 'a provider’s text, beyond the provider’s own time',
      runs: runs.map(({ beyond }) => beyond),
      unit: 'ms',
      limit: 50,
    },
  ];
}
