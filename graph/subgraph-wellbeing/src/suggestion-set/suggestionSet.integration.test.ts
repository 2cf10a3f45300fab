import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { codeOf } from '@spire/graph-kit/errors';
import type { SuggestionSet } from '@spire/graph-shared/suggestionSet';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';
import { Client } from 'pg';
import { type WellbeingBeside, wellbeingBeside } from '../testing/wellbeingBeside.ts';

const LIMIT = LIMITS.suggestionsPerDay;
const SET = 'id number limit form date suggestions { id text title actionText emoji minutes category source }';
const TODAYS = `{ me { suggestionsLeftToday todaysSuggestions { ${SET} } } }`;

let stack: TestStack;
let wellbeing: WellbeingBeside;
let kari: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
  wellbeing = await wellbeingBeside(stack);
});
beforeEach(async () => {
  kari = await newPerson(stack);
});
afterAll(async () => {
  await wellbeing.stop();
  await stack.stop();
});

const suggestion = (text: string) => ({
  text,
  title: null,
  actionText: null,
  emoji: '🌱',
  minutes: 5,
  category: 'practical',
  source: 'built_in',
});

interface Start {
  number: number;
  stored: SuggestionSet | null;
}

async function begin(id: string = randomUUID(), person = kari, change: Record<string, unknown> = {}): Promise<Start> {
  const { started } = await wellbeing.ask<{ started: Start }>(
    `mutation ($i: BeginSuggestionSetInput!) { started: beginSuggestionSet(input: $i) { number stored { ${SET} } } }`,
    { i: { id, form: 'list', language: 'no', date: today, ...change } },
    person.id,
  );
  return started;
}

async function finish(id: string, texts: readonly string[], person = kari): Promise<SuggestionSet> {
  const { set } = await wellbeing.ask<{ set: SuggestionSet }>(
    `mutation ($i: FinishSuggestionSetInput!) { set: finishSuggestionSet(input: $i) { ${SET} } }`,
    { i: { id, suggestions: texts.map(suggestion) } },
    person.id,
  );
  return set;
}

async function drop(id: string, person = kari): Promise<boolean> {
  const { dropped } = await wellbeing.ask<{ dropped: boolean }>(
    'mutation ($id: ID!) { dropped: dropSuggestionSet(id: $id) }',
    { id },
    person.id,
  );
  return dropped;
}

/** The person's today, as the public graph has it. */
async function todays(person = kari) {
  const ask = graphClient(stack.url, person.token);
  const { data } = await ask<{ me: { suggestionsLeftToday: number; todaysSuggestions: SuggestionSet[] } }>(TODAYS);
  if (!data) throw new Error('No answer');
  return { left: data.me.suggestionsLeftToday, sets: data.me.todaysSuggestions };
}

async function record(suggestionText: string): Promise<string> {
  const input = { suggestionText, suggestionType: 'ai', interactionType: 'generated', date: today };
  const { data, errors } = await graphClient(stack.url, kari.token)<{ recordSuggestion: { id: string } }>(
    'mutation ($input: RecordSuggestionInput!) { recordSuggestion(input: $input) { id } }',
    { input },
  );
  return data?.recordSuggestion.id ?? errors?.[0]?.extensions.code ?? '';
}

const refusalOf = (work: Promise<unknown>) => work.then(() => 'done', codeOf);
const rowsOf = (table: string) =>
  asOwner<Record<string, unknown>>(stack.dataFolder, `select * from wellbeing.${table} where user_id = $1`, [kari.id]);
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('of twenty begun at the same time exactly as many have a place as a day has, each its own', async () => {
  const starts = await times(20, () => begin().then(({ number }) => number, codeOf));
  expect(starts.filter((each) => each === 'DAILY_LIMIT')).toHaveLength(20 - LIMIT);
  expect(starts.filter((each) => each !== 'DAILY_LIMIT').toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await expect(todays()).resolves.toEqual({ left: 0, sets: [] });
});

test('what was answered beside a set is answered with it later as well', async () => {
  const ask = graphClient(stack.url, kari.token);
  const id = randomUUID();
  await begin(id);
  const heard = { about: 'sleep', guesses: ['sleep', 'sad'], whys: ['wrote'] };
  const input = { id, suggestions: [suggestion('Kjenn på teppet')], offer: 'abuse', heard };
  await wellbeing.ask(
    'mutation ($i: FinishSuggestionSetInput!) { finishSuggestionSet(input: $i) { id } }',
    { i: input },
    kari.id,
  );
  await ask('mutation ($i: SaveCheckInInput!) { saveCheckIn(input: $i) { id } }', {
    i: { date: today, needMoreText: 'Mamma døde i natt.' },
  });
  const query = '{ me { todaysSuggestions { seen help { level kind } about guesses suggestions { why } } } }';
  const { data } = await ask<{ me: { todaysSuggestions: object[] } }>(query);
  expect(data?.me.todaysSuggestions).toEqual([
    {
      ...{ seen: expect.any(String), help: { level: 'offer', kind: 'abuse' } },
      ...{ about: 'sleep', guesses: ['sleep', 'sad'], suggestions: [{ why: 'wrote' }] },
    },
  ]);
  const [row] = await rowsOf('suggestion_set');
  expect(JSON.stringify(row)).not.toContain('sleep');
});

test('the older door and the new one share the places', async () => {
  const answers = await times(20, (index) => (index % 2 === 0 ? refusalOf(begin()) : record(`Tekst ${index}`)));
  expect(answers.filter((each) => each === 'DAILY_LIMIT')).toHaveLength(20 - LIMIT);
  await expect(rowsOf('suggestion_day')).resolves.toMatchObject([{ generated: LIMIT }]);
});

test('a finished set is what the person finds, its texts are generated ones, and none counts again', async () => {
  const id = randomUUID();
  await expect(begin(id)).resolves.toEqual({ number: 1, stored: null });
  const set = await finish(id, [' Gå en tur ', 'Ring en venn', 'Drikk vann']);
  expect(set).toMatchObject({ id, number: 1, limit: LIMIT, form: 'list', date: today });
  expect(set.suggestions).toEqual(
    ['Gå en tur', 'Ring en venn', 'Drikk vann'].map((text, index) => ({
      ...suggestion(text),
      id: `${id}.${index + 1}`,
    })),
  );
  await expect(todays()).resolves.toEqual({ left: LIMIT - 1, sets: [set] });
  await expect(rowsOf('suggestion_interaction')).resolves.toMatchObject(
    Array.from({ length: 3 }, () => ({ interaction_type: 'generated', suggestion_type: 'regular', set_id: id })),
  );
});

test('the same id takes one place, and once it is finished answers what is stored', async () => {
  const id = randomUUID();
  const starts = await times(20, () => begin(id));
  expect(new Set(starts.map(({ number }) => number))).toEqual(new Set([1]));
  const [first, ...others] = await times(5, (index) => finish(id, [`Tekst ${index}`]));
  for (const other of others) expect(other).toEqual(first);
  await expect(begin(id)).resolves.toEqual({ number: 1, stored: first });
  await expect(todays()).resolves.toEqual({ left: LIMIT - 1, sets: [first] });
  await expect(rowsOf('suggestion_interaction')).resolves.toHaveLength(1);
});

test('a place given back is taken again, and nobody’s number changes', async () => {
  const ids = await times(3, () => Promise.resolve(randomUUID()));
  for (const [index, id] of ids.entries()) await expect(begin(id)).resolves.toMatchObject({ number: index + 1 });
  const [first = '', second = '', third = ''] = ids;
  await expect(drop(second)).resolves.toBe(true);
  await expect(drop(second)).resolves.toBe(false);
  await expect(todays()).resolves.toMatchObject({ left: LIMIT - 2 });
  await expect(begin()).resolves.toMatchObject({ number: 2 });
  await finish(first, ['Gå en tur']);
  await expect(drop(first)).resolves.toBe(false);
  await expect(finish(third, ['Drikk vann'])).resolves.toMatchObject({ number: 3 });
  await expect(todays()).resolves.toMatchObject({ left: LIMIT - 3, sets: [{ id: first }, { id: third }] });
});

test('what was begun a minute ago and never finished loses its place to the next', async () => {
  const [slow = '', finished = ''] = await times(LIMIT, async () => {
    const id = randomUUID();
    await begin(id);
    return id;
  });
  await finish(finished, ['Gå en tur']);
  await asOwner(
    stack.dataFolder,
    `update wellbeing.suggestion_set set created_at = created_at - interval '61 seconds' where user_id = $1 and id in ($2, $3)`,
    [kari.id, slow, finished],
  );
  await expect(todays()).resolves.toMatchObject({ left: 1 });
  await begin();
  await expect(refusalOf(begin())).resolves.toBe('DAILY_LIMIT');
  await expect(refusalOf(finish(slow, ['For sent']))).resolves.toBe('NOT_FOUND');
  await expect(todays()).resolves.toMatchObject({ left: 0, sets: [{ id: finished }] });
});

test('another person’s id is nobody’s', async () => {
  const ola = await newPerson(stack);
  const id = randomUUID();
  await begin(id);
  await expect(refusalOf(finish(id, ['Mitt'], ola))).resolves.toBe('NOT_FOUND');
  await expect(drop(id, ola)).resolves.toBe(false);
  await expect(begin(id, ola)).resolves.toEqual({ number: 1, stored: null });
  await finish(id, ['Olas'], ola);
  await expect(begin(id)).resolves.toEqual({ number: 1, stored: null });
  await expect(todays()).resolves.toMatchObject({ sets: [] });
});

test('a text that was generated today already is a repeat, whoever tells of it', async () => {
  const id = randomUUID();
  await begin(id);
  await finish(id, ['Gå en tur']);
  const [stored] = await rowsOf('suggestion_interaction');
  expect(new Set(await times(20, () => record('Gå en tur')))).toEqual(new Set([stored?.['id']]));
  await expect(todays()).resolves.toMatchObject({ left: LIMIT - 1 });
  expect(new Set(await times(20, () => record('Ring en venn'))).size).toBe(1);
  await expect(todays()).resolves.toMatchObject({ left: LIMIT - 2 });
});

test('recent texts are those of 14 days, newest first, each once', async () => {
  for (const text of ['Eldst', 'Gå en tur', 'Eldst']) await wellbeing.suggest([text], kari.id);
  await record('Nyest');
  const recent = async () =>
    (await wellbeing.ask<{ me: { texts: string[] } }>('{ me { texts: recentSuggestionTexts } }', {}, kari.id)).me.texts;
  expect(await recent()).toEqual(['Nyest', 'Eldst', 'Gå en tur']);
  const back = (days: number) =>
    asOwner(
      stack.dataFolder,
      `update wellbeing.suggestion_interaction set date = $2 where user_id = $1 and set_id is null`,
      [kari.id, addDays(today, -days)],
    );
  await back(14);
  expect(await recent()).toEqual(['Eldst', 'Gå en tur', 'Nyest']);
  await back(15);
  expect(await recent()).toEqual(['Eldst', 'Gå en tur']);
});

test('what was suggested is in no row as it reads', async () => {
  await wellbeing.suggest(['hemmelig-0815'], kari.id);
  const rows = await asOwner<{ row: string }>(
    stack.dataFolder,
    'select s::text as row from wellbeing.suggestion_set s where user_id = $1',
    [kari.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(Buffer.from('hemmelig').toString('hex'));
});

/** Writes that meet a deletion of the account, and the answers each may have. */
const MEETING: Record<string, [(id: string) => Promise<unknown>, string[]]> = {
  begun: [() => begin(), ['UNAUTHENTICATED']],
  finished: [(id) => finish(id, ['For sent']), ['UNAUTHENTICATED', 'NOT_FOUND']],
  dropped: [(id) => drop(id), ['UNAUTHENTICATED', 'done']],
  recorded: [
    () => record('For sent').then((code) => Promise.reject(Object.assign(new Error(code), { code }))),
    ['UNAUTHENTICATED'],
  ],
};
test.each(Object.entries(MEETING))(
  'what is %s while the account goes waits for it, goes with it, and holds it up for nothing',
  async (_what, [write, expected]) => {
    const id = randomUUID();
    await begin(id);
    const deletion = new Client({ connectionString: databaseOf(stack.dataFolder).owner });
    await deletion.connect();
    try {
      await deletion.query('begin');
      await deletion.query('select from auth.users where id = $1 for update', [kari.id]);
      const answer = refusalOf(write(id));
      const blocked = 'select 1 from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))';
      for (let tries = 0; tries < 200 && (await deletion.query(blocked)).rowCount === 0; tries += 1) await wait(10);
      await deletion.query('delete from auth.users where id = $1', [kari.id]);
      await deletion.query('commit');
      expect(expected).toContain(await answer);
    } finally {
      await deletion.end();
    }
    for (const table of ['suggestion_set', 'suggestion_interaction', 'suggestion_day'])
      await expect(rowsOf(table)).resolves.toEqual([]);
  },
);

test.each([
  ['{ me { recentSuggestionTexts } }', 'recentSuggestionTexts'],
  ['mutation { dropSuggestionSet(id: "x") }', 'dropSuggestionSet'],
  ['mutation { beginSuggestionSet(input: {}) { number } }', 'beginSuggestionSet'],
  ['mutation { finishSuggestionSet(input: {}) { id } }', 'finishSuggestionSet'],
  ['{ __type(name: "BeginSuggestionSetInput") { name } }', '{"__type":null}'],
  ['{ __type(name: "SuggestionStart") { name } }', '{"__type":null}'],
])('the public graph does not know %s', async (query, named) => {
  const { data, errors } = await graphClient(stack.url, kari.token)(query);
  if (named.startsWith('{')) expect(JSON.stringify(data)).toBe(named);
  else expect(errors?.[0]?.message).toMatch(new RegExp(`Cannot query field "${named}" on type`));
});
