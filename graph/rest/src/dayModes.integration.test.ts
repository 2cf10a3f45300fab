import { isForHardDay } from '@spire/content/hardDay';
import { DAY_MODES, type DayMode } from '@spire/domain/dayMode';
import { HARD_DAY } from '@spire/domain/hardDay';
import { REST_PATHS } from '@spire/domain/restPaths';
import { HELP_HEADER, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { textMark } from '@spire/domain/textMark';
import { askingPerson, type AskingPerson, type TextAnswer } from '@spire/subgraph-ai/testing/askingPerson';
import { TEXT_OPERATION_NAMES } from '@spire/subgraph-ai/testing/textOperations';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { TEST_ZONE, today } from '@spire/testing/testDay';
import { TEXT_ROUTES } from './routes.ts';
import { bodyOf } from './testing/textBodies.ts';

const CRISIS = 'Jeg vil ikke leve lenger';
const OTHER_CRISIS = 'Jeg har lyst til å ta livet mitt';
const PROFILE = { nickname: 'Kari', capacityLevel: 'moderate', goals: ['peace'] };

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

async function callRest(person: AskingPerson, method: string, path: string, body?: object) {
  const response = await fetch(stack.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${person.token}`,
      [TIME_ZONE_HEADER]: TEST_ZONE,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
}

interface Help {
  level: string;
  kind: string;
  title: string;
  message: string;
  exercise: string;
  closing: string;
  numbers: { name: string; number: string }[];
}
interface Answer extends Record<string, unknown> {
  __typename?: string;
  crisis?: true;
  help?: Help | null;
  suggestions?: (string | { text?: string; description?: string })[];
  suggestion?: string;
  tasks?: { text: string }[];
  exercise?: { instruction: string };
  instruction?: string;
}

/** Deeds that are offered: a suggestion, a task, a small exercise; by the graph and by REST. */
function deedsIn(answer: Answer): string[] {
  const { suggestions = [], suggestion, tasks = [], exercise, instruction = exercise?.instruction } = answer;
  const listed = suggestions.map((each) => (typeof each === 'string' ? each : (each.text ?? each.description ?? '')));
  const single = [suggestion, instruction].filter((each) => each !== undefined);
  return [...listed, ...tasks.map(({ text }) => text), ...single];
}

interface Door {
  name: string;
  /** Whether what it gives is something to do, which on a hard day is one of the texts for those. */
  givesDeeds: boolean;
  ask: (person: AskingPerson) => Promise<Answer>;
}

const WORDS = /boundary|expectation|social|validate/i;
/** Answers in the request, which count while there is no check-in. */
const answers = { needMore: ['ro'] };
const fromGraph = TEXT_OPERATION_NAMES.map((name): Door => {
  const refused = ({ code, answer }: TextAnswer) => (answer === undefined ? { refused: code } : (answer as Answer));
  return { name, givesDeeds: !WORDS.test(name), ask: async (person) => refused(await person.ask(name, { answers })) };
});
const fromRest = TEXT_ROUTES.map(({ path }): Door => {
  const ask = async (person: AskingPerson) => (await callRest(person, 'POST', path, bodyOf(path))).body;
  return { name: `POST ${path}`, givesDeeds: !WORDS.test(path), ask };
});
// The comprehensive suggestion has no answers to send: it is for whoever has checked in.
const needsCheckIn = `POST ${REST_PATHS.comprehensiveSuggestion}`;
const DOORS = [...fromGraph, ...fromRest];

const modesOf = async (person: AskingPerson) => {
  const { me } = await person.tell<{ me: { dayMode: string } }>('{ me { dayMode } }');
  const { body } = await callRest(person, 'GET', REST_PATHS.day);
  return [me.dayMode, body['mode']];
};

const checkIn = { needMore: ['ro'], needMoreText: 'Litt fred' };
const newPersonWith = (told: Parameters<typeof askingPerson>[1]) => askingPerson(stack, { profile: PROFILE, ...told });
const rest = (person: AskingPerson) =>
  person.tell('mutation ($d: LocalDate!) { takeRestDay(date: $d) { points } }', { d: today });
const feel = (person: AskingPerson, mood: number) =>
  person.tell('mutation ($i: SaveMoodInput!) { saveMood(input: $i) { id } }', { i: { date: today, mood } });
const showAll = (person: AskingPerson, isAllShown = true) =>
  person.tell('mutation ($i: SetAllShownInput!) { setAllShown(input: $i) { date } }', {
    i: { date: today, isAllShown },
  });

/** How a day comes into each mode, by what a person does. */
const WAYS: [way: string, mode: DayMode, bring: () => Promise<AskingPerson>][] = [
  ['words of a crisis in the check-in', 'afterHelp', () => newPersonWith({ checkIn: { needMoreText: CRISIS } })],
  [
    'words of a crisis in a contact’s name',
    'afterHelp',
    async () => {
      const person = await newPersonWith({ checkIn });
      await person.addContact(CRISIS);
      return person;
    },
  ],
  ['a hard check-in', 'hard', () => newPersonWith({ checkIn: { whatIsGoodText: HARD_DAY.no } })],
  [
    'the lowest mood, without a check-in',
    'hard',
    async () => {
      const person = await newPersonWith({});
      await feel(person, 1);
      return person;
    },
  ],
  [
    'a rest day',
    'rest',
    async () => {
      const person = await newPersonWith({});
      await rest(person);
      return person;
    },
  ],
  ['low energy today', 'low', () => newPersonWith({ checkIn, settings: [{ lowEnergyToday: true }] })],
  ['a check-in', 'ordinary', () => newPersonWith({ checkIn })],
];

test('a day is brought into every mode', () => {
  expect(new Set(WAYS.map(([, mode]) => mode))).toEqual(new Set(DAY_MODES));
});

/** Every line that help is made of, in whichever field an older client shows it. */
const linesOf = ({ title, message, exercise, closing, numbers }: Help) =>
  new Set([title, message, exercise, closing, ...numbers.map(({ name, number }) => `${name}: ${number}`)]);

function expectHelpAlone(name: string, answer: Answer): void {
  const help = name.startsWith('POST') ? answer.help : (answer as unknown as Help);
  if (name.startsWith('POST')) expect(answer).toMatchObject({ crisis: true, source: 'built-in' });
  else expect(answer).toMatchObject({ __typename: 'CrisisHelp' });
  expect(help).toMatchObject({ level: 'help', kind: 'suicide' });
  if (!help) return;
  expect(help.numbers.length).toBeGreaterThan(1);
  const lines = deedsIn(answer).flatMap((text) => text.split('\n').filter((line) => line !== ''));
  expect(lines.filter((line) => !linesOf(help).has(line))).toEqual([]);
}

function expectTexts({ name, givesDeeds }: Door, answer: Answer, mode: DayMode): void {
  expect(answer.help ?? null).toBeNull();
  expect(answer).not.toHaveProperty('crisis');
  expect(JSON.stringify(answer)).toMatch(/"source":"built[-_]in"/);
  const deeds = deedsIn(answer);
  if (!givesDeeds) return;
  expect([name, deeds.length > 0]).toEqual([name, true]);
  expect(deeds.filter((text) => isForHardDay(text) !== (mode === 'hard'))).toEqual([]);
}

describe.each(WAYS)('after %s, a day is %s', (_way, mode, bring) => {
  let person: AskingPerson;
  beforeAll(async () => {
    person = await bring();
  });

  test('the graph and REST say so', async () => {
    expect(await modesOf(person)).toEqual([mode, mode]);
  });

  test.each(DOORS.map((door) => [door.name, door] as const))('%s answers what it allows', async (name, door) => {
    const answer = await door.ask(person);
    if (mode === 'afterHelp') expectHelpAlone(name, answer);
    else if (mode === 'rest' && name === needsCheckIn)
      expect(answer).toMatchObject({ error: { code: 'CHECK_IN_REQUIRED' } });
    else expectTexts(door, answer, mode);
  });
});

test('whoever wants to see everything has an ordinary day, by each path, until they take it back', async () => {
  const person = await newPersonWith({ checkIn: { whatIsGoodText: HARD_DAY.no } });
  await showAll(person);
  expect(await modesOf(person)).toEqual(['ordinary', 'ordinary']);
  for (const door of DOORS) expectTexts(door, await door.ask(person), 'ordinary');
  await callRest(person, 'PUT', REST_PATHS.day, { isAllShown: false });
  expect(await modesOf(person)).toEqual(['hard', 'hard']);
});

test('after help there is no seeing everything', async () => {
  const person = await newPersonWith({ checkIn: { needMoreText: CRISIS } });
  await showAll(person);
  await callRest(person, 'PUT', REST_PATHS.day, { isAllShown: true });
  expect(await modesOf(person)).toEqual(['afterHelp', 'afterHelp']);
  for (const door of DOORS) expectHelpAlone(door.name, await door.ask(person));
});

test('a mood that is changed ends a hard day where it was the only reason', async () => {
  const person = await newPersonWith({ checkIn });
  await feel(person, 1);
  expect(await modesOf(person)).toEqual(['hard', 'hard']);
  await feel(person, 2);
  expect(await modesOf(person)).toEqual(['ordinary', 'ordinary']);
});

describe('this is not about me (S11)', () => {
  const setAside = (person: AskingPerson, text: string) =>
    callRest(person, 'POST', REST_PATHS.helpSetAside, { aboutText: text });

  test('ends what this text made of the day, and not what another did', async () => {
    const person = await newPersonWith({ checkIn: { ...checkIn, needMoreText: CRISIS } });
    await person.ask('answerPrompt', { prompt: OTHER_CRISIS });
    await person.setHelpAside(CRISIS);
    expect(await modesOf(person)).toEqual(['afterHelp', 'afterHelp']);
    const { body } = await setAside(person, `  ${OTHER_CRISIS} `);
    expect(body).toMatchObject({ mode: 'ordinary', helpKind: null });
    expect(await modesOf(person)).toEqual(['ordinary', 'ordinary']);
  });

  test('leaves an offer with a number beside calm texts, on each path, while the text is today’s', async () => {
    const person = await newPersonWith({ checkIn: { ...checkIn, needMoreText: CRISIS } });
    await setAside(person, CRISIS);
    for (const { name, givesDeeds, ask } of DOORS) {
      const answer = await ask(person);
      expect([name, answer.help?.level, answer.help?.kind]).toEqual([name, 'offer', 'suicide']);
      expect(answer.help?.numbers.length).toBeGreaterThan(0);
      expect(answer).not.toHaveProperty('crisis');
      if (givesDeeds) expect(deedsIn(answer).filter((text) => !isForHardDay(text))).toEqual([]);
    }
    expect(await modesOf(person)).toEqual(['ordinary', 'ordinary']);
  });

  test('holds when the text is sent again, and not for a new one', async () => {
    const person = await newPersonWith({ checkIn });
    const save = (needMoreText: string) =>
      callRest(person, 'POST', REST_PATHS.dailyCheckIn, { date: today, needMoreText });
    expect((await save(CRISIS)).headers.get(HELP_HEADER)).toBe('suicide');
    await person.setHelpAside(CRISIS);
    const again = await save(CRISIS);
    expect(again.headers.get(HELP_HEADER)).toBeNull();
    expect(again.body.help).toMatchObject({ level: 'offer' });
    expect(await modesOf(person)).toEqual(['ordinary', 'ordinary']);
    expect((await save(OTHER_CRISIS)).headers.get(HELP_HEADER)).toBe('suicide');
    expect(await modesOf(person)).toEqual(['afterHelp', 'afterHelp']);
  });

  test('without a text ends whatever made it so', async () => {
    const person = await newPersonWith({ checkIn: { ...checkIn, needMoreText: CRISIS } });
    await person.ask('answerPrompt', { prompt: OTHER_CRISIS });
    expect((await callRest(person, 'POST', REST_PATHS.helpSetAside, {})).body).toMatchObject({ mode: 'ordinary' });
    const { me } = await person.tell<{ me: { day: object } }>('{ me { day { helpKind } } }');
    expect(me.day).toEqual({ helpKind: null });
  });

  test('may come before the text itself, as from a device that was offline', async () => {
    const person = await newPersonWith({ checkIn });
    await person.tell('mutation ($i: SetHelpAsideInput!) { setHelpAside(input: $i) { date } }', {
      i: { date: today, mark: textMark(CRISIS) },
    });
    await person.saveCheckIn({ needMoreText: CRISIS });
    expect(await modesOf(person)).toEqual(['ordinary', 'ordinary']);
  });
});

test('what was given earlier today is kept back after help, and comes again once it is set aside', async () => {
  const person = await newPersonWith({ checkIn });
  const lists = async () =>
    (
      await person.tell<{ me: Record<string, unknown[]> }>(
        `{ me { todaysSuggestions { id } tasks(date: "${today}") { id } } }`,
      )
    ).me;
  await person.ask('generateSuggestion');
  const [task] = (await person.ask('writeTasks')).answer?.['tasks'] as { text: string; type: string; source: string }[];
  await person.tell('mutation ($i: ReplaceTasksInput!) { replaceTasks(input: $i) { id } }', {
    i: { date: today, tasks: [{ text: task?.text, type: task?.type, source: task?.source }] },
  });
  const before = await lists();
  expect([before['todaysSuggestions']?.length, before['tasks']?.length]).toEqual([1, 1]);
  await person.addContact(CRISIS);
  expect(await lists()).toEqual({ todaysSuggestions: [], tasks: [] });
  await person.setHelpAside(CRISIS);
  expect(await lists()).toEqual(before);
});
