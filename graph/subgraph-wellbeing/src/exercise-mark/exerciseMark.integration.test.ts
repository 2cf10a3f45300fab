import { randomUUID } from 'node:crypto';
import { MICRO_EXERCISES } from '@spire/content/microRegulation';
import { addDays } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { openedColumns } from '@spire/graph-kit/testing/openedColumns';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

interface Mark {
  id: string;
  date: string;
  exercise: string;
  kind: string;
}
interface Learnt {
  exercises: { exercise: string; score: number; rest: { reason: string; until: string } | null }[];
  kinds: { kind: string; score: number; liked: number }[];
}

const SECRET = 'hemmelig-0815';
const [SMALL] = MICRO_EXERCISES.filter(({ type }) => type === 'sensory');
if (SMALL === undefined) throw new Error('Nothing is written');

let stack: TestStack;
let kari: TestPerson;
let ola: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  [kari, ola] = await Promise.all([newPerson(stack), newPerson(stack)]);
});
afterAll(() => stack.stop());

const ask = <Data>(person: TestPerson, query: string, variables: Record<string, unknown> = {}) =>
  graphClient(stack.url, person.token)<Data>(query, variables);
const mark = (person: TestPerson, values: Partial<Mark>) =>
  ask<{ markExercise: Mark }>(
    person,
    'mutation ($i: MarkExerciseInput!) { markExercise(input: $i) { id date exercise kind } }',
    { i: { date: today, exercise: SECRET, kind: 'stopped', ...values } },
  );
const known = async (person: TestPerson) =>
  (
    await ask<{ me: { exerciseMarks: Mark[]; learntExercises: Learnt } }>(
      person,
      `{ me {
        exerciseMarks { id date exercise kind }
        learntExercises { exercises { exercise score rest { reason until } } kinds { kind score liked } }
      } }`,
    )
  ).data?.me;
const feel = (person: TestPerson, afterFeeling: string) =>
  ask(person, 'mutation ($i: AddMicroRegulationInput!) { addMicroRegulation(input: $i) { id } }', {
    i: {
      ...{ date: today, completedAt: new Date().toISOString(), afterFeeling },
      exercise: { type: SMALL.type, emoji: '🖐️', title: SMALL.title.en, instruction: 'x', reasoning: '' },
    },
  });
const rowsOf = ({ id }: TestPerson) =>
  asOwner<{ row: string }>(
    stack.dataFolder,
    'select t::text as row from wellbeing.exercise_mark t where user_id = $1',
    [id],
  );

test('a second stop, a worse feeling and what is not wanted again let an exercise rest, until that is taken back', async () => {
  await mark(kari, { kind: 'unwanted' });
  await mark(kari, { kind: 'stopped', exercise: 'toes-say-hello', date: addDays(today, -3) });
  await mark(kari, { kind: 'stopped', exercise: 'toes-say-hello' });
  await feel(kari, 'unsettled');
  const rests = async () =>
    (await known(kari))?.learntExercises.exercises.map(({ exercise, rest }) => [exercise, rest?.reason, rest?.until]);
  expect(new Set(await rests())).toEqual(
    new Set([
      [SECRET, 'unwanted', addDays(today, 30)],
      ['toes-say-hello', 'stopped', addDays(today, 14)],
      [SMALL.id, 'worse', addDays(today, 30)],
    ]),
  );
  // By its title it is the same exercise.
  const welcome = await mark(kari, { kind: 'welcome', exercise: SMALL.title.no });
  expect(welcome.data?.markExercise.exercise).toBe(SMALL.id);
  expect(await rests()).toContainEqual([SMALL.id, undefined, undefined]);
  expect((await known(kari))?.exerciseMarks.map(({ kind }) => kind)).toEqual([
    'stopped',
    ...['unwanted', 'stopped', 'worse', 'welcome'],
  ]);
});

test('what has done good is worth something, and its kind with it', async () => {
  await feel(kari, 'calm');
  await feel(kari, 'lighter');
  expect((await known(kari))?.learntExercises).toEqual({
    exercises: [{ exercise: SMALL.id, score: 2, rest: null }],
    kinds: [{ kind: SMALL.type, score: 2, liked: 0 }],
  });
});

test('a liked suggestion speaks for the kinds like it for as long as it is liked', async () => {
  const like = (person: TestPerson) =>
    ask<{ recordSuggestion: { id: string } }>(
      person,
      'mutation ($i: RecordSuggestionInput!) { recordSuggestion(input: $i) { id } }',
      {
        i: {
          ...{ suggestionText: SECRET, suggestionType: 'regular', interactionType: 'liked' },
          ...{ category: 'physical', date: today },
        },
      },
    );
  const { data } = await like(kari);
  expect((await known(kari))?.learntExercises.kinds).toEqual([{ kind: 'movement', score: 0.5, liked: 0.5 }]);
  expect((await known(ola))?.learntExercises.kinds).toEqual([]);
  await ask(kari, 'mutation ($id: ID!) { removeLikedSuggestion(id: $id) }', { id: data?.recordSuggestion.id });
  expect((await known(kari))?.learntExercises.kinds).toEqual([]);
});

test('a mark is kept once however often it is sent, and everything wrong is told at once', async () => {
  const id = randomUUID();
  for (const { data } of await Promise.all(Array.from({ length: 10 }, () => mark(kari, { id, exercise: ' Ro ' }))))
    expect(data?.markExercise).toEqual({ id, date: today, exercise: 'Ro', kind: 'stopped' });
  const wrong = { id: '1', date: addDays(today, 2), exercise: 'x'.repeat(LIMITS.title + 1) };
  const fields = (await mark(kari, wrong)).errors?.[0]?.extensions.fields;
  expect(fields?.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'id INVALID',
    'date DATE_NOT_ACCEPTED',
    'exercise TOO_LONG',
  ]);
  expect((await mark(kari, { kind: 'worse' })).errors).toBeDefined();
  expect(await rowsOf(kari)).toHaveLength(1);
});

test('it belongs to one person, is sealed, goes out and comes in with the export, and goes with the account', async () => {
  const id = randomUUID();
  await mark(kari, { id });
  const before = await rowsOf(kari);
  expect(before[0]?.row).not.toContain(Buffer.from('hemmelig').toString('hex'));
  expect((await openedColumns(stack.dataFolder, kari.id)).get('wellbeing.exercise_mark.exercise')).toEqual([SECRET]);
  expect(await known(ola)).toEqual({ exerciseMarks: [], learntExercises: { exercises: [], kinds: [] } });
  const exported = async (person: TestPerson) =>
    (await ask<{ me: { recordsExport: { exerciseMarks: object[] } } }>(person, '{ me { recordsExport } }')).data?.me
      .recordsExport;
  const bring = (document: unknown) =>
    ask(ola, 'mutation ($document: String!) { importRecords(document: $document) }', {
      document: JSON.stringify(document),
    });
  const document = await exported(kari);
  expect(document?.exerciseMarks).toMatchObject([{ id, date: today, exercise: SECRET, kind: 'stopped' }]);
  const wrong = { ...document, exerciseMarks: [{ ...document?.exerciseMarks[0], kind: 'worse' }] };
  expect((await bring(wrong)).errors?.[0]?.extensions.fields).toMatchObject([{ field: 'exerciseMarks.0.kind' }]);
  expect(await bring(document)).toMatchObject({ data: { importRecords: true } });
  expect(await exported(ola)).toEqual(document);
  await mark(ola, { id, exercise: 'Olas' });
  expect(await rowsOf(kari)).toEqual(before);
  await mark(ola, {});
  expect(await bring(document)).toMatchObject({ errors: [{ extensions: { code: 'ACCOUNT_NOT_EMPTY' } }] });
  await ask(kari, 'mutation ($c: String!) { deleteAccount(confirm: $c) }', { c: kari.email });
  expect(await rowsOf(kari)).toEqual([]);
});
