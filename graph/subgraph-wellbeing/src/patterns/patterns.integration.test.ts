import { randomUUID } from 'node:crypto';
import { addDays } from '@spire/domain/dates';
import { REST_PATHS } from '@spire/domain/restPaths';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { PATTERN_THING as THING, pastOfInvented, pastWithPattern } from '@spire/testing/pastWithPattern';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

interface Told {
  state: string;
  days: number;
  looked: number;
  patterns: {
    id: string;
    text: string;
    lagDays: number;
    strength: string;
    isAsked: boolean;
    behind: { date: string }[];
  }[];
  question: { state: string; pattern: { id: string } | null } | null;
  hidden: { id: string }[];
  trial: { id: string; thing: string; isOver: boolean } | null;
}

const FIELDS = `{ state days looked
  patterns { id text(language: no) lagDays strength isAsked behind { date } }
  question { state pattern { id } } hidden { id } trial { id thing(language: no) isOver } }`;
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
const read = async (person: TestPerson) =>
  (await ask<{ me: { patterns: Told } }>(person, `{ me { patterns ${FIELDS} } }`)).data?.me.patterns;
const change = async (person: TestPerson, mutation: string) => {
  const { data, errors } = await ask<{ told: Told }>(person, `mutation { told: ${mutation} ${FIELDS} }`);
  return data?.told ?? errors?.[0]?.extensions;
};

const rest = (person: TestPerson, method: string, path: string, body?: object) =>
  fetch(`${stack.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', 'accept-language': 'nb' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Brings in half a year in which the day after that thing is lower. */
async function bring(person: TestPerson, wanted: Parameters<typeof pastWithPattern>[1] = {}) {
  const { errors } = await ask(person, 'mutation ($document: String!) { importRecords(document: $document) }', {
    document: pastWithPattern(today, wanted),
  });
  expect(errors).toBeUndefined();
}

test('who brings a past is answered at once, with the days behind; other days of help than theirs are kept out', async () => {
  await bring(kari);
  const told = await read(kari);
  expect(told).toMatchObject({ state: 'found', patterns: [{ lagDays: 1, strength: 'clear', isAsked: false }] });
  const [first] = told?.patterns ?? [];
  expect(first?.text).toContain('tur i skogen');
  const help = first?.behind[1]?.date ?? '';
  await bring(ola, { helpDays: [help] });
  const dates = (await read(ola))?.patterns.flatMap(({ behind }) => behind.map(({ date }) => date));
  expect(dates?.length).toBeGreaterThan(0);
  expect(dates).not.toContain(help);
  expect((await read(ola))?.patterns[0]?.id).not.toBe(first?.id);
});

test('what another app held is looked at like what Spire held, but for what is never looked at', async () => {
  await bring(kari, { isBrought: true });
  const told = await read(kari);
  expect(told).toMatchObject({ state: 'found', patterns: [{ lagDays: 1, strength: 'clear' }] });
  expect(told?.looked).toBe(1);
  expect(told?.patterns[0]?.text).toContain('tur i skogen');
});

test('it is hidden for good and shown again, off works nothing out, and others reach none of it', async () => {
  await expect(read(ola)).resolves.toMatchObject({ state: 'tooFewDays', days: 0 });
  await bring(kari);
  const id = (await read(kari))?.patterns[0]?.id ?? '';
  await expect(change(ola, `hidePattern(input: { id: "${id}" })`)).resolves.toMatchObject({ code: 'NOT_FOUND' });
  const hidden = await change(kari, `hidePattern(input: { id: "${id}" })`);
  expect(hidden).toMatchObject({ hidden: [{ id }] });
  expect((hidden as Told).patterns.map((each) => each.id)).not.toContain(id);
  await expect(change(ola, `undoHidePattern(id: "${id}")`)).resolves.toMatchObject({ code: 'NOT_FOUND' });
  await expect(change(kari, `undoHidePattern(id: "${id}")`)).resolves.toMatchObject({ hidden: [], patterns: [{ id }] });
  const off = { state: 'off', patterns: [], days: 0 };
  await expect(change(kari, 'setPatterns(input: { isOn: false })')).resolves.toMatchObject(off);
  await expect(read(kari)).resolves.toMatchObject(off);
});

test('one question at a time, first in the list, and another after four weeks', async () => {
  await bring(kari);
  const asking = (name: string) => `askPattern(input: { exposure: { kind: thing, name: "${name}" }, outcome: mood })`;
  const asked = await change(kari, asking(THING.toUpperCase()));
  expect(asked).toMatchObject({ question: { state: 'found' }, patterns: [{ isAsked: true }] });
  await expect(change(kari, asking(THING))).resolves.toMatchObject({ question: { state: 'found' } });
  await expect(change(kari, asking('Dusj'))).resolves.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(change(kari, 'removePatternQuestion')).resolves.toMatchObject({ question: null });
});

test('a trial is begun tomorrow from a pattern, and ended at any time', async () => {
  await bring(kari);
  const id = (await read(kari))?.patterns[0]?.id ?? '';
  await expect(change(ola, `beginPatternTrial(id: "${id}")`)).resolves.toMatchObject({ code: 'NOT_FOUND' });
  await expect(change(kari, `beginPatternTrial(id: "${id}")`)).resolves.toMatchObject({ trial: { id, isOver: false } });
  await expect(change(kari, 'endPatternTrial')).resolves.toMatchObject({ trial: null });
});

test('clients of the facade read and change all of it', async () => {
  await bring(kari);
  const told = (await (await rest(kari, 'GET', REST_PATHS.patterns)).json()) as Told;
  expect(told).toMatchObject({
    state: 'found',
    patterns: [{ kind: 'thing', strength: 'clear', with: {}, without: {} }],
  });
  const at = (path: string) => path.replace('{id}', told.patterns[0]?.id ?? '');
  const question = { exposure: { kind: 'thing', name: THING }, outcome: 'mood' };
  expect(await (await rest(kari, 'PUT', REST_PATHS.patternsQuestion, question)).json()).toMatchObject({
    question: { ...question, state: 'found' },
  });
  const gone = [
    await rest(kari, 'DELETE', REST_PATHS.patternsQuestion),
    await rest(kari, 'PUT', at(REST_PATHS.patternTrial)),
    await rest(kari, 'DELETE', at(REST_PATHS.patternTrial)),
    await rest(kari, 'PUT', at(REST_PATHS.hiddenPattern)),
    await rest(kari, 'DELETE', at(REST_PATHS.hiddenPattern)),
    await rest(kari, 'PUT', REST_PATHS.patternsSettings, { on: false }),
    await rest(ola, 'PUT', at(REST_PATHS.hiddenPattern)),
  ].map(({ status }) => status);
  expect(gone).toEqual([204, 200, 204, 200, 204, 200, 404]);
});

/** The facade's answers about somebody made up, before and after they have asked about that thing. */
async function toldByRest(invented: Parameters<typeof pastOfInvented>[1]) {
  const person = await newPerson(stack);
  const document = pastOfInvented(today, invented);
  const { errors } = await ask(person, 'mutation ($document: String!) { importRecords(document: $document) }', {
    document,
  });
  expect(errors).toBeUndefined();
  const question = { exposure: { kind: 'thing', name: THING }, outcome: 'mood' };
  const read = async () => (await (await rest(person, 'GET', REST_PATHS.patterns)).json()) as Told;
  const alone = await read();
  const answer = await rest(person, 'PUT', REST_PATHS.patternsQuestion, question);
  expect(answer.status).toBe(200);
  return { alone, asked: await read() };
}

const NINE_OF_TEN = { answered: 0.9, effect: 1 };

test('by REST an effect is told by itself where nine of ten days are answered, with both counts', async () => {
  const { alone } = await toldByRest({ ...NINE_OF_TEN, seed: 6 });
  expect(alone.looked).toBe(6);
  expect(alone).toMatchObject({
    state: 'found',
    patterns: [{ kind: 'thing', lagDays: 1, strength: 'clear', with: {}, without: {} }],
  });
  expect(alone.patterns[0]?.text).toContain('tur i skogen');
  expect(alone.question).toBeUndefined();
});

test('by REST an effect that is not told by itself is told to whoever asked about it, first in the list', async () => {
  const { alone, asked } = await toldByRest({ ...NINE_OF_TEN, seed: 3 });
  expect(alone).toMatchObject({ state: 'nothing', patterns: [] });
  expect(asked).toMatchObject({
    state: 'found',
    patterns: [{ kind: 'thing', lagDays: 1 }],
    question: { exposure: { kind: 'thing', name: THING }, outcome: 'mood', state: 'found', pattern: { lagDays: 1 } },
  });
  expect(asked.patterns[0]?.text).toContain('tur i skogen');
});

test.each([1, 2, 4])('by REST somebody with no effect is told nothing that is clear (person %i)', async (seed) => {
  const { alone, asked } = await toldByRest({ answered: 0.9, effect: 0, seed });
  expect(alone.days).toBeGreaterThan(60);
  for (const { patterns } of [alone, asked])
    expect(patterns.filter(({ strength }) => strength === 'clear')).toEqual([]);
});

test('the energy of a day: a guess by capacity, one’s own room, a big day, and its morning once', async () => {
  await ask(
    kari,
    'mutation { saveProfile(input: { nickname: "Kari", language: no, capacityLevel: limited }) { nickname } }',
  );
  const pacing = REST_PATHS.pacingDay.replace('{date}', today);
  const day = async (date: string) =>
    (
      await ask<{ me: { pacing: object } }>(
        kari,
        'query ($d: LocalDate) { me { pacing(date: $d) { isOn room usualRoom isRoomOwn line morning used { name size } } } }',
        { d: date },
      )
    ).data?.me.pacing;
  await expect(day(today)).resolves.toMatchObject({ isOn: false, room: 5, usualRoom: 5, isRoomOwn: false, line: null });
  expect((await rest(kari, 'PUT', REST_PATHS.pacingSettings, { on: true })).status).toBe(200);
  const things = [{ id: randomUUID(), name: 'Besøk', size: 3, done: true }];
  const yesterday = REST_PATHS.pacingDay.replace('{date}', addDays(today, -1));
  expect((await rest(kari, 'PUT', yesterday, { room: 2, things })).status).toBe(200);
  await expect(day(today)).resolves.toMatchObject({ line: 'first', used: [{ name: 'Besøk', size: 3 }] });
  const answered = await rest(kari, 'PUT', pacing, { room: 4, things: [], morning: 'usual' });
  expect(await answered.json()).toEqual({ room: 4, things: [], morning: 'usual' });
  await expect(day(today)).resolves.toMatchObject({ line: null, room: 4, isRoomOwn: true, morning: 'usual' });
  const [stored] = await asOwner<{ row: string }>(
    stack.dataFolder,
    'select t::text as row from wellbeing.pacing_day t where user_id = $1',
    [kari.id],
  );
  expect(stored?.row).not.toContain(Buffer.from('Bes').toString('hex'));
});
