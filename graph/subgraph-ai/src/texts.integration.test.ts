import { randomUUID } from 'node:crypto';
import { LIMITS } from '@spire/domain/limits';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { askingPerson, type AskingPerson } from './testing/askingPerson.ts';
import { TEXT_OPERATION_NAMES, type TextOperationName } from './testing/textOperations.ts';

let stack: TestStack;
/** A person with a profile and a check-in of today. */
let kari: AskingPerson;

const told = {
  profile: { nickname: 'Kari', considerations: ['stress'], capacityLevel: 'limited', goals: ['peace'] },
  checkIn: { needMore: ['ro'], needMoreText: 'Litt fred' },
};

beforeAll(async () => {
  stack = await startTestStack();
  kari = await askingPerson(stack, told);
});
afterAll(() => stack.stop());

/** The sources of an answer, without the fields that differ each time. */
const sources = (answer: object) =>
  new Set([...JSON.stringify(answer).matchAll(/"source":"(\w+)"/g)].map(([, id]) => id));

test.each(TEXT_OPERATION_NAMES)(
  '"%s" is a whole text without any provider, and says what it is (S16, D37)',
  async (name) => {
    for (const language of ['no', 'en']) {
      const { answer, code } = await kari.ask(name, { language });
      expect(code).toBeUndefined();
      expect(sources(answer ?? {})).toEqual(new Set(['built_in']));
    }
  },
);

test('suggestions and tasks are for how today is; what is not has nothing to wait for', async () => {
  const ola = await askingPerson(stack);
  const answers = await Promise.all(TEXT_OPERATION_NAMES.map(async (name) => [name, (await ola.ask(name)).code]));
  expect(Object.fromEntries(answers)).toMatchObject({
    generateSuggestion: 'CHECK_IN_REQUIRED',
    generateSuggestions: 'CHECK_IN_REQUIRED',
    writeTasks: 'CHECK_IN_REQUIRED',
  });
  expect(answers.filter(([, code]) => code !== undefined)).toHaveLength(3);
});

const LONG = 'x'.repeat(LIMITS.freeText + 1);
const wrong: [TextOperationName, Record<string, unknown>, Record<string, string>][] = [
  ['generateSuggestion', { id: 'none' }, { id: 'INVALID' }],
  ['answerPrompt', { id: '1', prompt: ' ' }, { id: 'INVALID', prompt: 'REQUIRED' }],
  ['answerPrompt', { prompt: `a\0${LONG}` }, { prompt: 'INVALID' }],
  ['writeBoundary', { shouldDo: '', needInstead: LONG, emoji: '🦄' }, { shouldDo: 'REQUIRED', needInstead: 'TOO_LONG', emoji: 'UNKNOWN_OPTION' }],
  ['validateBoundary', { shouldDo: '\ud800', sayNoExample: LONG }, { shouldDo: 'INVALID', sayNoExample: 'TOO_LONG' }],
  ['writeMicroExercise', { previousTitles: Array.from({ length: LIMITS.listEntries + 1 }, () => 'x') }, { previousTitles: 'TOO_MANY' }],
  ['writeMicroExercise', { previousTitles: ['ok', 'x'.repeat(LIMITS.title + 1), '\udc00'] }, { 'previousTitles.1': 'TOO_LONG', 'previousTitles.2': 'INVALID' }],
  ['writeExpectationResponse', { whatToDo: ' ', whatCanGoBetter: LONG, howToFeelGood: '\0' }, { whatToDo: 'REQUIRED', whatCanGoBetter: 'TOO_LONG', howToFeelGood: 'UNSEEN' }],
  ['writeSocialPlan', { wants: [], contactIds: ['none'] }, { wants: 'REQUIRED', 'contactIds.0': 'INVALID' }],
  ['writeSocialPlan', { wants: ['tur', 'tur'], contactIds: Array.from({ length: LIMITS.listEntries + 1 }, randomUUID) }, { wants: 'INVALID', contactIds: 'TOO_MANY' }],
]; // oxfmt-ignore

test.each(wrong)('"%s" tells everything wrong at once (%#)', async (name, input, expected) => {
  const { fields = [] } = await kari.ask(name, input);
  expect(Object.fromEntries(fields.map(({ field, code }) => [field, code]))).toEqual(expected);
});

test('what lies ahead is answered of the kind that is chosen, else of the one that is guessed', async () => {
  const asked = (input: Record<string, unknown>) => kari.ask('writeExpectationResponse', input);
  expect((await asked({ whatToDo: 'Tannlegen' })).answer).toMatchObject({ about: 'health', event: 'dentist' });
  expect((await asked({ whatToDo: 'Tannlegen', about: 'everyday' })).answer).toMatchObject({
    about: 'everyday',
    event: null,
  });
  const grave = (await asked({ whatToDo: 'Begravelsen til Per' })).answer;
  expect(grave).toMatchObject({ about: 'grief', event: 'funeral', source: 'built_in', learning: { text: '' } });
});

test('help stands beside a no where the request may come of control, and beside no ordinary one (D87)', async () => {
  const offered = async (shouldDo: string) =>
    (await kari.ask('writeBoundary', { shouldDo })).answer as { __typename: string; help?: { kind: string } | null };
  expect(await offered('Kona vil se telefonen min')).toMatchObject({
    __typename: 'WrittenText',
    help: { kind: 'abuse' },
  });
  for (const ordinary of ['Sjefen vil at jeg skal ta en ekstra vakt på lørdag', 'A friend wants to borrow my tent'])
    expect(await offered(ordinary)).toMatchObject({ __typename: 'WrittenText', help: null });
});

test('a plan is about contacts of one’s own', async () => {
  const ola = await askingPerson(stack, told);
  const theirs = await ola.addContact('Per');
  const mine = await kari.addContact('Mari', ['tilgjengelig', 'hyggelig']);
  expect((await kari.ask('writeSocialPlan', { contactIds: [theirs] })).code).toBe('NOT_FOUND');
  expect((await kari.ask('writeSocialPlan', { contactIds: [mine.toUpperCase()] })).answer).toMatchObject({
    contactIds: [mine],
  });
});
