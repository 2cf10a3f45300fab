import { type ProviderStandIn, startProviderStandIn } from '@spire/testing/providerStandIn';
import { DEFAULT_MODEL } from '../src/environment.ts';
import { createOpenAiProvider } from '../src/provider/openAiProvider.ts';
import { askFor } from './asked.ts';
import { PEOPLE, type Person } from './people.ts';
import { KINDS } from './writing.ts';

let standIn: ProviderStandIn;
beforeAll(async () => {
  standIn = await startProviderStandIn();
});
afterAll(() => standIn.stop());

function somebody(): Person {
  const found = PEOPLE.find((person) => {
    const { language, avoid, contacts, nickname } = person.on(0, []);
    return language === 'en' && avoid.length === 0 && contacts.length > 1 && nickname !== '';
  });
  if (found === undefined) throw new Error('Nobody in the corpus has it all');
  return found;
}

const log = { info: () => undefined, warn: () => undefined };
const ask = () =>
  askFor(
    somebody(),
    createOpenAiProvider({ apiKey: 'key', baseUrl: standIn.url, model: DEFAULT_MODEL, isModerated: true, log }),
  );

test('each kind of text but the one made of memories is asked of a provider, and read from its answer', async () => {
  standIn.behave('answers');
  const asked = await ask();
  expect(asked.map(({ kind }) => kind).toSorted()).toEqual(
    Object.keys(KINDS)
      .filter((kind) => kind !== 'memory')
      .toSorted(),
  );
  expect(asked.filter(({ writing }) => writing === null || writing.texts.length === 0)).toEqual([]);
});

test('what a provider is sent names nobody, and tells how the last five suggestions began', () => {
  const { nickname, contacts, userId } = somebody().on(0, []);
  const sent = standIn.requests.map(({ body }) => body);
  const told = [nickname, userId, ...contacts.map(({ name }) => name)];
  expect(told.filter((name) => sent.some((body) => new RegExp(`\\b${name}\\b`).test(body)))).toEqual([]);
  const starts = sent.flatMap((body) => /recentStarts\\":(\[.*?\])/.exec(body)?.[1] ?? []);
  expect(starts).toHaveLength(3);
  expect(starts.filter((list) => list.split('\\",\\"').length !== 5)).toEqual([]);
});

test('no answer in the shape asked for is none', async () => {
  standIn.behave('wrongShape');
  expect((await ask()).filter(({ writing }) => writing !== null)).toEqual([]);
});
