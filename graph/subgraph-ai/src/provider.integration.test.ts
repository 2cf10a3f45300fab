import { randomUUID } from 'node:crypto';
import { LIMITS } from '@spire/domain/limits';
import { isStorable } from '@spire/graph-kit/texts';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { type ProviderStandIn, startProviderStandIn } from '@spire/testing/providerStandIn';
import { startStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';
import { askingPerson, type AskingPerson, type Told } from './testing/askingPerson.ts';
import { goodAnswer } from './testing/goodAnswer.ts';
import { INJECTIONS } from './testing/injections.ts';
import { TEXT_OPERATION_NAMES, type TextOperationName } from './testing/textOperations.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

const DAY = LIMITS.suggestionsPerDay;
const told: Told = {
  profile: { nickname: 'Tuvalisa', capacityLevel: 'limited', goals: ['peace'] },
  checkIn: { needMore: ['ro'], needMoreText: 'Litt fred' },
  hasConsent: true,
};

let stack: TestStack;
let provider: ProviderStandIn;

beforeAll(async () => {
  provider = await startProviderStandIn();
  stack = await startStack({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: provider.url, LOG_LEVEL: 'info' });
});
beforeEach(() => {
  provider.behave();
  provider.answerWith(goodAnswer);
  provider.requests.length = 0;
});
afterAll(async () => {
  await stack.stop();
  await provider.stop();
});

interface Written {
  model: string;
  instructions: string;
  input: string;
  store: boolean;
}

const questions = () =>
  provider.requests.filter(({ path }) => path.endsWith('/responses')).map(({ body }) => JSON.parse(body) as Written);
const askAll = (person: AskingPerson, input: Record<string, unknown> = {}) =>
  Promise.all(TEXT_OPERATION_NAMES.map(async (name) => ({ name, ...(await person.ask(name, input)) })));
/** The question a provider is sent for a person who types nothing odd. */
async function questionFor(name: TextOperationName): Promise<Written> {
  provider.requests.length = 0;
  await (await askingPerson(stack, told)).ask(name);
  const [question] = questions();
  if (question === undefined) throw new Error('Nothing was asked');
  return question;
}
function chunksOf<Item>(size: number, items: readonly Item[]): Item[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunksOf(size, items.slice(size))];
}
const sourcesIn = (answer: unknown) =>
  [...JSON.stringify(answer ?? null).matchAll(/"source":"(\w+)"/g)].map(([, id]) => id);
const kindsOf = (answers: { answer?: { __typename: string } }[]) =>
  new Set(answers.map(({ answer }) => answer?.__typename));

describe('who is asked (S1, S2)', () => {
  test('with the switch on and consent given a provider writes every kind of text, and it says so (S16)', async () => {
    const kari = await askingPerson(stack, told);
    for (const { name, code, answer } of await askAll(kari))
      expect([name, code, new Set(sourcesIn(answer))]).toEqual([name, undefined, new Set(['ai'])]);
    expect(questions()).toHaveLength(TEXT_OPERATION_NAMES.length);
    const { host } = new URL(provider.url);
    await expect(kari.tell('{ ai { isAvailable host } }')).resolves.toEqual({ ai: { isAvailable: true, host } });
  });

  const silent: [string, Told][] = [
    ['the switch is off', { settings: [{ aiSuggestionsEnabled: false }] }],
    ['nobody was asked', { hasConsent: undefined }],
    ['the answer was no', { hasConsent: false }],
  ];
  test.each(silent)('nothing leaves while %s', async (_name, change) => {
    const answers = await askAll(await askingPerson(stack, { ...told, ...change }));
    for (const { answer } of answers) expect(new Set(sourcesIn(answer))).toEqual(new Set(['built_in']));
    expect(provider.requests).toEqual([]);
  });

  test('consent that is withdrawn counts from then on', async () => {
    const kari = await askingPerson(stack, told);
    await kari.decide(false);
    await askAll(kari);
    expect(provider.requests).toEqual([]);
  });

  test('nothing leaves without a key', async () => {
    const keyless = await startStack({ OPENAI_API_KEY: '', OPENAI_BASE_URL: provider.url });
    const kari = await askingPerson(keyless, told);
    for (const { answer } of await askAll(kari)) expect(new Set(sourcesIn(answer))).toEqual(new Set(['built_in']));
    await expect(kari.tell('{ ai { isAvailable host } }')).resolves.toEqual({ ai: { isAvailable: false, host: null } });
    await keyless.stop();
    expect(provider.requests).toEqual([]);
  });
});

describe('what leaves the house (S3, S4, D34, D35)', () => {
  test('no name, address, number or id, and nothing is to be kept', async () => {
    const kari = await askingPerson(stack, {
      ...told,
      profile: { ...told.profile, specificChallenge: 'Tuvalisa når meg på tuva@lisa.example eller 412 34 567' },
      checkIn: { needMoreText: 'Besøk av Bjørnulf og Ågot' },
    });
    const ids = [await kari.addContact('Bjørnulf Lillevik'), await kari.addContact('Ågot')];
    await kari.tell(
      'mutation { saveSafetyPlan(input: { alone: ["Te hos Planvolda"], isForSuggestions: true }) { alone } }',
    );
    const setId = randomUUID();
    const shouldDo = 'Ringe BJØRNULF på 41234567 eller bjornulf@vik.example. Hilsen tuvalisa';
    const inputs: Partial<Record<TextOperationName, object>> = {
      generateSuggestion: { id: setId },
      answerPrompt: { prompt: `Noe med Ågot, ${kari.email}` },
      writeBoundary: { shouldDo },
      validateBoundary: { shouldDo, sayNoExample: 'Ågots middag kan vente, Bjørnulf Lillevik.' },
      writeMicroExercise: { previousTitles: ['Bjørnulf sin øvelse'] },
      writeExpectationResponse: { whatToDo: shouldDo },
      writeSocialPlan: { contactIds: ids },
    };
    for (const name of TEXT_OPERATION_NAMES)
      expect(sourcesIn((await kari.ask(name, { ...inputs[name] })).answer)).toContain('ai');
    expect(questions()).toHaveLength(TEXT_OPERATION_NAMES.length);
    const wire = provider.requests
      .map(({ raw }) => raw)
      .join('\n')
      .toLowerCase();
    const private_ = [
      'tuvalisa',
      'planvolda',
      'bjørnulf',
      'lillevik',
      'ågot',
      '412 34 567',
      '41234567',
      'lisa.example',
      'vik.example',
    ];
    for (const secret of [...private_, kari.email, kari.id, kari.token, setId, ...ids])
      expect(wire).not.toContain(secret.toLowerCase());
    for (const { store, ...rest } of questions()) {
      expect(store).toBe(false);
      for (const name of ['user', 'metadata', 'safety_identifier', 'prompt_cache_key'])
        expect(rest).not.toHaveProperty(name);
    }
  });

  test('a name comes back in the answer', async () => {
    const kari = await askingPerson(stack, told);
    const contactIds = [await kari.addContact('Bjørnulf Lillevik')];
    const { answer } = await kari.ask('writeSocialPlan', { contactIds });
    expect(answer).toMatchObject({
      source: 'ai',
      contactIds,
      text: expect.stringContaining('Hei Bjørnulf Lillevik.') as unknown,
    });
  });

  const fields: [TextOperationName, string][] = [
    ['answerPrompt', 'prompt'],
    ['writeBoundary', 'shouldDo'],
    ['validateBoundary', 'sayNoExample'],
    ['writeExpectationResponse', 'whatToDo'],
  ];
  test('whatever is typed wherever, the instructions are the same, and it is data', async () => {
    const usual = new Map<TextOperationName, Written>();
    for (const [name] of fields) usual.set(name, await questionFor(name));
    const injections = Object.values(INJECTIONS).flat();
    const storable = injections.filter((each) => each.trim() !== '' && isStorable(each));
    expect(storable.length).toBeGreaterThan(40);
    let asked = 0;
    for (const [index, some] of chunksOf(DAY, storable).entries()) {
      const [name, field] = fields[index % fields.length] ?? ['answerPrompt', 'prompt'];
      // In the profile and in names too.
      const [nickname = '', specificChallenge = '', contact = 'Per'] = some.map((each) => each.trim().slice(0, 60));
      const kari = await askingPerson(stack, { ...told, profile: { ...told.profile, nickname, specificChallenge } });
      await kari.addContact(contact);
      provider.requests.length = 0;
      const answers = await Promise.all(some.map((injection) => kari.ask(name, { [field]: injection })));
      expect(answers.map(({ code }) => code)).toEqual(some.map(() => undefined));
      for (const { instructions, input } of questions()) {
        const { instructions: expected, input: other = '' } = usual.get(name) ?? {};
        expect(instructions).toBe(expected);
        expect(Object.keys(JSON.parse(input) as object)).toEqual(Object.keys(JSON.parse(other) as object));
      }
      asked += questions().length;
    }
    // After a text read as a cry for help, the rest of that person's day is help (D58).
    expect(asked).toBeGreaterThan(20);
  });

  test('a memory inspires a card before anybody is asked, and never leaves (D23)', async () => {
    const kari = await askingPerson(stack, { ...told, settings: [{ memoryInspiration: true }] });
    const memory = { title: 'Bålet ved Sandtjønn', description: 'Varmt og stille', emoji: '💫', category: 'ro' };
    await kari.tell('mutation ($i: AddMemoryInput!) { addMemory(input: $i) { id } }', {
      i: { ...memory, goodnessRating: 10, effortRating: 1, date: today },
    });
    const { answer } = await kari.ask('generateSuggestion');
    expect(answer).toMatchObject({
      suggestions: [{ source: 'memory', text: expect.stringContaining(memory.title) as unknown }],
    });
    expect(provider.requests).toEqual([]);
    // The memory was used lately, so the next suggestion has another source.
    expect(sourcesIn((await kari.ask('generateSuggestion')).answer)).toEqual(['ai']);
    for (const { raw } of provider.requests) expect(raw).not.toMatch(/Sandtj|Varmt og stille/);
  });
});

describe('how often (S5)', () => {
  test('of twenty at once eight are written, and no more are asked for', async () => {
    const kari = await askingPerson(stack, told);
    const answers = await Promise.all(Array.from({ length: 20 }, () => kari.ask('generateSuggestion')));
    expect(answers.filter(({ answer }) => answer !== undefined)).toHaveLength(DAY);
    expect(answers.filter(({ code }) => code === 'DAILY_LIMIT')).toHaveLength(20 - DAY);
    expect(questions()).toHaveLength(DAY);
  });

  test('a repeat asks for nothing new, and what is stored says where it comes from (S16)', async () => {
    const kari = await askingPerson(stack, told);
    const id = randomUUID();
    const first = await kari.ask('generateSuggestion', { id });
    expect(await kari.ask('generateSuggestion', { id })).toEqual(first);
    expect(questions()).toHaveLength(1);
    const { me } = await kari.tell<{ me: object }>(
      '{ me { todaysSuggestions { id suggestions { source } } suggestionInteractions { nodes { suggestionType interactionType } } } }',
    );
    expect(me).toEqual({
      todaysSuggestions: [{ id, suggestions: [{ source: 'ai' }] }],
      suggestionInteractions: { nodes: [{ suggestionType: 'ai', interactionType: 'generated' }] },
    });
  });
});

describe('where help is needed instead (D36, S6–S15)', () => {
  const CRISIS = 'Jeg orker ikke mer og vil ta livet mitt';
  const CONTROL = 'Kjæresten min slår meg når jeg sier nei';

  test('a crisis in today’s check-in: help for every request, nothing leaves, nothing is counted', async () => {
    const kari = await askingPerson(stack, { ...told, checkIn: { needMoreText: CRISIS } });
    const answers = await askAll(kari);
    for (const { answer } of answers) expect(answer).toMatchObject({ __typename: 'CrisisHelp', kind: 'suicide' });
    for (const language of ['no', 'en']) {
      const { answer } = await kari.ask('writeTasks', { language });
      expect((answer?.['numbers'] as unknown[]).length).toBeGreaterThan(1);
    }
    expect(provider.requests).toEqual([]);
    expect(await kari.leftToday()).toBe(DAY);
    const { me } = await kari.tell<{ me: object }>('{ me { todaysSuggestions { id } growth { points } } }');
    expect(me).toEqual({ todaysSuggestions: [], growth: { points: 2 } });
  });

  test('once it is set aside: a built-in text with an offer beside it, and still nothing leaves (S11)', async () => {
    const kari = await askingPerson(stack, { ...told, checkIn: { needMoreText: CRISIS } });
    await kari.setHelpAside(CRISIS);
    for (const { answer } of await askAll(kari)) {
      expect(new Set(sourcesIn(answer))).toEqual(new Set(['built_in']));
      expect(answer).toMatchObject({ help: { level: 'offer', kind: 'suicide' } });
    }
    expect(provider.requests).toEqual([]);
  });

  test.each([
    ['answerPrompt', 'prompt'],
    ['writeBoundary', 'shouldDo'],
    ['writeBoundary', 'needInstead'],
    ['validateBoundary', 'sayNoExample'],
    ['writeMicroExercise', 'previousTitles'],
    ['writeExpectationResponse', 'whatToDo'],
    ['writeExpectationResponse', 'whatCanGoBetter'],
    ['writeExpectationResponse', 'howToFeelGood'],
  ] as const)('a crisis in what is told now: %s %s', async (name, field) => {
    const kari = await askingPerson(stack, told);
    for (const language of ['no', 'en']) {
      const { answer } = await kari.ask(name, { language, [field]: field === 'previousTitles' ? [CRISIS] : CRISIS });
      expect(answer).toMatchObject({ __typename: 'CrisisHelp', kind: 'suicide' });
    }
    expect(provider.requests).toEqual([]);
    expect(await kari.leftToday()).toBe(DAY);
  });

  test('a polite no is no farewell', async () => {
    const kari = await askingPerson(stack, told);
    const sayNoExample =
      'I can’t host Christmas for everyone. I’d be glad to come as a guest. Thank you for understanding.';
    const shouldDo = 'My sister wants me to host Christmas for everyone';
    const { answer } = await kari.ask('validateBoundary', {
      language: 'en',
      shouldDo,
      sayNoExample,
      needInstead: 'a quiet one',
    });
    expect(answer).toMatchObject({ __typename: 'WrittenText' });
  });

  test('where somebody may be dangerous there is never a script, set aside or not (S15)', async () => {
    const kari = await askingPerson(stack, told);
    for (const work of [() => Promise.resolve(), () => kari.setHelpAside(CONTROL)]) {
      await work();
      for (const name of ['writeBoundary', 'validateBoundary'] as const)
        expect((await kari.ask(name, { shouldDo: CONTROL })).answer).toMatchObject({
          __typename: 'CrisisHelp',
          kind: 'abuse',
        });
    }
    await kari.saveCheckIn({ needMoreText: CONTROL });
    const { answer } = await kari.ask('writeSocialPlan');
    expect(answer).toMatchObject({ __typename: 'CrisisHelp', kind: 'abuse' });
    expect(provider.requests).toEqual([]);
  });

  test('what only the provider’s moderation finds is help as well, and the count is given back (S7)', async () => {
    const kari = await askingPerson(stack, told);
    provider.behave('flagged');
    expect(kindsOf(await askAll(kari))).toEqual(new Set(['CrisisHelp']));
    expect(await kari.leftToday()).toBe(DAY);
  });

  test('what moderation found is set aside text by text, and then nothing of it leaves (S11)', async () => {
    const kari = await askingPerson(stack, told);
    const own = { shouldDo: 'Bake til basaren', needInstead: 'En stille kveld' };
    provider.behave('flagged');
    expect((await kari.ask('writeBoundary', own)).answer).toMatchObject({ __typename: 'CrisisHelp', kind: 'unsure' });
    expect((await kari.ask('generateSuggestion')).answer).toMatchObject({ __typename: 'CrisisHelp', kind: 'unsure' });
    for (const text of Object.values(own)) await kari.setHelpAside(text);
    provider.requests.length = 0;
    expect((await kari.ask('writeBoundary', own)).answer).toMatchObject({
      source: 'built_in',
      help: { level: 'offer', kind: 'unsure' },
    });
    expect(provider.requests).toEqual([]);
  });

  test('a finding in what was set aside before is an offer, and the suggestion counts once (S11, S12)', async () => {
    const kari = await askingPerson(stack, told);
    await kari.setHelpAside('Litt fred');
    provider.behave('flagged');
    const { answer } = await kari.ask('generateSuggestion');
    expect(sourcesIn(answer)).toEqual(['built_in']);
    expect(answer).toMatchObject({ help: { level: 'offer', kind: 'unsure' } });
    expect(await kari.leftToday()).toBe(DAY - 1);
  });

  test('a request that may come of control has an offer, and is not sent (D60, D87)', async () => {
    const kari = await askingPerson(stack, told);
    const shouldDo = 'Sjefen min krever at jeg svarer på meldinger om natten';
    for (const name of ['writeBoundary', 'validateBoundary'] as const)
      expect((await kari.ask(name, { shouldDo })).answer).toMatchObject({
        source: 'built_in',
        help: { level: 'offer', kind: 'abuse' },
      });
    expect(provider.requests).toEqual([]);
  });

  test('texts from before are left out in silence', async () => {
    const kari = await askingPerson(stack, { ...told, profile: { ...told.profile, specificChallenge: CRISIS } });
    // The crisis was told the day before.
    await asOwner(stack.dataFolder, 'update wellbeing.help_day set date = date - 1 where user_id = $1', [kari.id]);
    expect(kindsOf(await askAll(kari)).has('CrisisHelp')).toBe(false);
    for (const { input } of questions()) expect(input).not.toContain('livet');
    expect(questions().length).toBeGreaterThan(0);
  });
});

describe('when a provider answers badly (D37, S21)', () => {
  test.each([
    'wrongLanguage',
    'medicalAdvice',
    'script',
    'echo',
    'unknownPlaceholder',
    'wrongShape',
    'refuses',
    'avoided',
  ] as const)('%s: the built-in text, in the same shape', async (mode) => {
    const kari = await askingPerson(stack, { ...told, profile: { ...told.profile, avoidSuggestions: ['exercise'] } });
    provider.behave(mode);
    for (const { name, answer } of await askAll(kari))
      expect([name, new Set(sourcesIn(answer))]).toEqual([name, new Set(['built_in'])]);
  });
});

test('logs tell what kind of text was asked for and where it came from, and nothing that was written (S23)', async () => {
  const kari = await askingPerson(stack, told);
  await kari.ask('writeBoundary', { shouldDo: 'Hemmelig-4711' });
  await kari.ask('writeBoundary', { shouldDo: 'Jeg vil ta livet mitt, Hemmelig-4711' });
  const log = stack.log();
  expect(log).toContain('"kind":"boundary","source":"ai"');
  expect(log).toContain('"kind":"boundary","source":"help"');
  for (const secret of ['Hemmelig-4711', 'livet mitt', 'himmelen', kari.id, kari.email])
    expect(log).not.toContain(secret);
});
