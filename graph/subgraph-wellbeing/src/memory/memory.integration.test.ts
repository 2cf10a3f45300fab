import { randomUUID } from 'node:crypto';
import { addDays } from '@spire/domain/dates';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

interface Page {
  me: { memories: { nodes: { title: string }[]; totalCount: number; endCursor: string | null; hasNextPage: boolean } };
}

let stack: TestStack;
let kari: TestPerson;

const ask = <Data>(query: string, variables: Record<string, unknown> = {}) =>
  graphClient(stack.url, kari.token)<Data>(query, variables);
const page = async (first: number, after: string | null) => {
  const query = `query ($first: Int!, $after: String) {
    me { memories(first: $first, after: $after) { nodes { title } totalCount endCursor hasNextPage } }
  }`;
  return (await ask<Page>(query, { first, after })).data?.me.memories;
};

beforeAll(async () => {
  stack = await startTestStack();
  kari = await newPerson(stack);
  for (const [title, daysAgo] of [
    ['oldest', 3],
    ['first today', 0],
    ['second today', 0],
    ['yesterday', 1],
    ['last today', 0],
  ] as const)
    await ask('mutation ($i: AddMemoryInput!) { addMemory(input: $i) { id } }', {
      i: {
        title,
        description: title,
        emoji: '🌲',
        category: 'ro',
        goodnessRating: 8,
        effortRating: 2,
        date: addDays(today, -daysAgo),
      },
    });
});
afterAll(() => stack.stop());

test('the newest comes first, and pages follow without a gap or a repeat', async () => {
  const titles: string[] = [];
  let after: string | null = null;
  do {
    const found: Page['me']['memories'] | undefined = await page(2, after);
    expect(found?.totalCount).toBe(5);
    titles.push(...(found?.nodes ?? []).map(({ title }) => title));
    after = found?.hasNextPage === true ? found.endCursor : null;
  } while (after !== null);
  expect(titles).toEqual(['last today', 'second today', 'first today', 'yesterday', 'oldest']);
});

test('a page after the last is empty', async () => {
  const all = await page(50, null);
  await expect(page(50, all?.endCursor ?? null)).resolves.toMatchObject({
    nodes: [],
    endCursor: null,
    hasNextPage: false,
  });
});

describe('a bank with one memory', () => {
  let ola: TestPerson;
  let id: string;
  const content = {
    title: 'Bålet',
    description: 'hemmelig-0815',
    emoji: '🌲',
    category: 'ro',
    goodnessRating: 8,
    effortRating: 2,
  };
  const asOla = <Data>(query: string, variables: Record<string, unknown> = {}) =>
    graphClient(stack.url, ola.token)<Data>(query, variables);
  const add = () =>
    asOla<{ addMemory: object }>('mutation ($i: AddMemoryInput!) { addMemory(input: $i) { id title } }', {
      i: { ...content, id, date: today },
    });
  const change = (values: object, client = asOla) =>
    client('mutation ($i: ChangeMemoryInput!) { changeMemory(input: $i) { title category picturePath date } }', {
      i: { ...content, id, ...values },
    });
  const remove = (client = asOla) => client('mutation ($id: ID!) { deleteMemory(id: $id) }', { id });
  const bank = async () =>
    (
      await asOla<{ me: object }>(
        `query ($id: ID!) { me {
          memory(id: $id) { title }
          memories(category: energi) { nodes { id } totalCount }
          all: memories { totalCount }
          memoryCategories { category count }
        } }`,
        { id },
      )
    ).data?.me;
  const rowsOf = (table: string) =>
    asOwner<Record<string, unknown>>(stack.dataFolder, `select * from wellbeing.${table} where user_id = $1`, [ola.id]);

  beforeEach(async () => {
    ola = await newPerson(stack);
    id = randomUUID();
    await add();
  });

  test('has one however often it is sent at the same time', async () => {
    id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, add));
    for (const { data } of answers) expect(data).toEqual({ addMemory: { id, title: 'Bålet' } });
    await expect(rowsOf('memory')).resolves.toHaveLength(2);
    await expect(rowsOf('memory_count')).resolves.toMatchObject([{ category: 'ro', count: 2 }]);
    await expect(rowsOf('activity')).resolves.toHaveLength(2);
  });

  test('is sent and deleted at the same time without a fault', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, each) => (each % 2 === 0 ? add() : remove())));
    const codes = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code));
    expect(new Set(['NOT_FOUND', ...codes])).toEqual(new Set(['NOT_FOUND']));
  });

  test('holds it sealed', async () => {
    const [row] = await asOwner<{ row: string }>(
      stack.dataFolder,
      'select m::text as row from wellbeing.memory m where user_id = $1',
      [ola.id],
    );
    expect(row?.row).not.toContain(Buffer.from('hemmelig').toString('hex'));
  });

  test('keeps a voice note with its words until a change names another, and finds it by them', async () => {
    const voicePath = `${ola.id}/a-9s.webm`;
    const write = (values: object) =>
      asOla<{ changeMemory: object }>(
        'mutation ($i: ChangeMemoryInput!) { changeMemory(input: $i) { voicePath voiceText version } }',
        { i: { ...content, id, ...values } },
      );
    const find = async () => {
      const query = '{ me { memories(search: "bekken") { totalCount } } }';
      return (await asOla<{ me: { memories: object } }>(query)).data?.me.memories;
    };
    const told = { voicePath, voiceText: 'Hør på bekken' };
    const spoken = await write(told);
    expect(spoken.data).toMatchObject({ changeMemory: told });
    const [row] = await rowsOf('memory');
    expect(row).toMatchObject({ voice_path: voicePath });
    expect(String(row?.['voice_text'])).not.toContain('bekken');
    await expect(find()).resolves.toEqual({ totalCount: 1 });
    expect((await write({ title: 'Fjellet' })).data).toMatchObject({ changeMemory: told });
    expect((await write({ voicePath: `${randomUUID()}/a-9s.webm` })).errors).toMatchObject([
      { extensions: { fields: [{ field: 'voicePath', code: 'INVALID' }] } },
    ]);
    expect((await write({ voicePath: null })).data).toMatchObject({ changeMemory: { voicePath: null, voiceText: '' } });
    await expect(find()).resolves.toEqual({ totalCount: 0 });
  });

  test('finds it in its new category when it is changed', async () => {
    await expect(bank()).resolves.toMatchObject({
      memories: { nodes: [], totalCount: 0 },
      memoryCategories: [{ category: 'ro', count: 1 }],
    });
    const picturePath = `${ola.id}/baal.jpg`;
    const changed = await change({ title: 'Fjellet', category: 'energi', picturePath });
    expect(changed.data).toEqual({ changeMemory: { title: 'Fjellet', category: 'energi', picturePath, date: today } });
    await expect(bank()).resolves.toEqual({
      memory: { title: 'Fjellet' },
      memories: { nodes: [{ id }], totalCount: 1 },
      all: { totalCount: 1 },
      memoryCategories: [{ category: 'energi', count: 1 }],
    });
  });

  test('is changed by one of many who began from the same version, and the others are told', async () => {
    const query = 'query ($id: ID!) { me { memory(id: $id) { version title } } }';
    const standing = async () =>
      (await asOla<{ me: { memory: Record<string, string> } }>(query, { id })).data?.me.memory;
    const version = (await standing())?.['version'];
    const titles = Array.from({ length: 10 }, (_, each) => `Fra fane ${each}`);
    const answers = await Promise.all(titles.map((title) => change({ title, version })));
    const won = titles.filter((_, each) => answers[each]?.errors === undefined);
    expect(won).toHaveLength(1);
    expect(answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code))).toEqual(
      Array(9).fill('CHANGED_MEANWHILE'),
    );
    await expect(standing()).resolves.toMatchObject({ title: won[0] });
    await expect(change({ title: won[0], version })).resolves.toMatchObject({
      data: { changeMemory: { title: won[0] } },
    });
    await expect(change({ title: 'Uten versjon' })).resolves.toMatchObject({
      data: { changeMemory: { title: 'Uten versjon' } },
    });
  });

  test('keeps its points when it is deleted, and nothing else', async () => {
    const points = [await rowsOf('activity'), await rowsOf('activity_total')];
    await expect(remove()).resolves.toMatchObject({ data: { deleteMemory: true } });
    await expect(bank()).resolves.toEqual({
      memory: null,
      memories: { nodes: [], totalCount: 0 },
      all: { totalCount: 0 },
      memoryCategories: [],
    });
    await expect(rowsOf('memory')).resolves.toEqual([]);
    expect([await rowsOf('activity'), await rowsOf('activity_total')]).toEqual(points);
    await add();
    expect([await rowsOf('activity'), await rowsOf('activity_total')]).toEqual(points);
  });

  test('is neither read, changed nor emptied by another person', async () => {
    const before = await rowsOf('memory');
    await expect(change({ title: 'Stjålet' }, ask)).resolves.toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
    await expect(remove(ask)).resolves.toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    await expect(ask('query ($id: ID!) { me { memory(id: $id) { id } } }', { id })).resolves.toMatchObject({
      data: { me: { memory: null } },
    });
    await expect(rowsOf('memory')).resolves.toEqual(before);
  });

  test('goes with the account', async () => {
    await asOwner(stack.dataFolder, 'delete from auth.users where id = $1', [ola.id]);
    for (const table of ['memory', 'memory_count']) await expect(rowsOf(table)).resolves.toEqual([]);
  });

  test('stands by its date, as exact as it is, and counts for the day it was written down', async () => {
    for (const date of ['1987-07', null, '1987-summer', '1987-07-14', '1987', '1950-01-01'])
      await asOla('mutation ($i: AddMemoryInput!) { addMemory(input: $i) { id } }', {
        i: { ...content, date, writtenOn: today },
      });
    const dates = async (order: string) =>
      (
        await asOla<{ me: { memories: { nodes: { date: string | null }[] } } }>(
          `{ me { memories(order: ${order}) { nodes { date } } } }`,
        )
      ).data?.me.memories.nodes.map(({ date }) => date);
    const told = ['1987-07-14', '1987-07', '1987-summer', '1987', '1950-01-01'];
    await expect(dates('newest')).resolves.toEqual([today, ...told, null]);
    await expect(dates('oldest')).resolves.toEqual([...told.toReversed(), today, null]);
    const days = (await rowsOf('activity')).map(({ date }) => (date as Date).toDateString());
    expect(new Set(days).size).toBe(1);
    await expect(change({ date: '1999-winter' })).resolves.toMatchObject({
      data: { changeMemory: { date: '1999-winter' } },
    });
    await expect(dates('newest')).resolves.toEqual(['1999-winter', ...told, null]);
  });

  test('comes back on its day in a later year, but not on a day or from a day that weighs', async () => {
    const day = '2025-03-01';
    const add = (title: string, date: string | null, marks: string[] = []) =>
      asOla<{ addMemory: { id: string } }>('mutation ($i: AddMemoryInput!) { addMemory(input: $i) { id } }', {
        i: { ...content, title, date, marks, writtenOn: today },
      });
    const pick = async (d = day) =>
      (
        await asOla<{ me: { pickedMemory: { title: string } | null } }>(
          'query ($d: LocalDate!) { me { pickedMemory(by: onThisDay, date: $d) { title } } }',
          { d },
        )
      ).data?.me.pickedMemory?.title;
    await add('this day itself', day);
    await add('a month', '2024-03');
    await add('too far away', '2024-02-25');
    await add('set aside', '2024-03-01', ['notOnItsDay']);
    await add('not on hard days', '2024-03-01', ['notOnHardDays']);
    await expect(pick()).resolves.toBeUndefined();
    await add('of a leap year', '2000-02-29');
    await expect(pick()).resolves.toBe('of a leap year');
    await add('of a hard day', '2024-03-03');
    await expect(pick()).resolves.toBe('of a hard day');
    const put = (statement: string, of: string) => asOwner(stack.dataFolder, statement, [ola.id, of]);
    await put(
      `insert into wellbeing.mood (user_id, id, date, mood) values ($1, gen_random_uuid(), $2, 1)`,
      '2024-03-03',
    );
    await expect(pick()).resolves.toBe('of a leap year');
    await add('a year ago', addDays(today, -364));
    await expect(pick(today)).resolves.toBe('a year ago');
    await put(
      `insert into wellbeing.day_weight (user_id, date, source, kind, is_nynorsk) values ($1, $2, 'asked', 'death', false)`,
      today,
    );
    await expect(pick(today)).resolves.toBeUndefined();
  });

  test('is picked for a hard day unless it is not wanted then, and rather where it is of what is needed', async () => {
    const other = randomUUID();
    await asOla('mutation ($i: AddMemoryInput!) { addMemory(input: $i) { id } }', {
      i: { ...content, id: other, title: 'Katten', category: 'trygghet', date: today },
    });
    const pick = async (by: string, rather: string[] = []) => {
      const query = `query ($by: MemoryPick!, $d: LocalDate!, $r: [MemoryCategory!]!) {
        me { pickedMemory(by: $by, date: $d, rather: $r) { title } }
      }`;
      return (await asOla<{ me: { pickedMemory: object | null } }>(query, { by, d: today, r: rather })).data?.me
        .pickedMemory;
    };
    await expect(pick('hardDay', ['trygghet'])).resolves.toEqual({ title: 'Katten' });
    await expect(pick('hardDay', ['ro'])).resolves.toEqual({ title: 'Bålet' });
    await expect(pick('yearAgo')).resolves.toBeNull();
    await change({ id: other, title: 'Katten', category: 'trygghet', marks: ['notOnHardDays'] });
    await expect(pick('hardDay', ['trygghet'])).resolves.toEqual({ title: 'Bålet' });
    await change({ marks: ['notOnHardDays'] });
    await expect(pick('hardDay')).resolves.toBeNull();
    await expect(pick('random')).resolves.not.toBeNull();
    for (const [seen, title] of [
      [[id], 'Katten'],
      [[other, 'no id'], 'Bålet'],
      // All of them are: the one of long ago comes again.
      [[other, id], 'Katten'],
    ]) {
      const query = `query ($d: LocalDate!, $s: [ID!]!) { me { pickedMemory(by: random, date: $d, seen: $s) { title } } }`;
      await expect(asOla(query, { d: today, s: seen })).resolves.toMatchObject({
        data: { me: { pickedMemory: { title } } },
      });
    }
    // Another's ids are nothing to her: named as seen or not, what she is shown is hers, or nothing.
    for (const s of [[], [id, other]]) {
      const query = `query ($d: LocalDate!, $s: [ID!]!) { me { pickedMemory(by: random, date: $d, seen: $s) { id } } }`;
      const { data } = await ask<{ me: { pickedMemory: { id: string } | null } }>(query, { d: today, s });
      expect([id, other]).not.toContain(data?.me.pickedMemory?.id);
      expect(data).toBeDefined();
    }
    await asOwner(stack.dataFolder, `update wellbeing.memory set date = date - interval '362 days' where id = $1`, [
      id,
    ]);
    await expect(pick('yearAgo')).resolves.toEqual({ title: 'Bålet' });
  });

  test('is found by its words in any letters, by nobody else, and stands where its joy puts it', async () => {
    await asOla('mutation ($i: AddMemoryInput!) { addMemory(input: $i) { id } }', {
      i: { ...content, id: randomUUID(), title: 'Ute', goodnessRating: 10, effortRating: 9, date: today },
    });
    const list = async (asked: object, client = asOla) => {
      const query = `query ($s: String, $o: MemoryOrder) { me { memories(search: $s, order: $o) { nodes { title } totalCount } } }`;
      const { data } = await client<{ me: { memories: { nodes: { title: string }[]; totalCount: number } } }>(query, {
        ...asked,
      });
      return [data?.me.memories.totalCount, ...(data?.me.memories.nodes ?? []).map(({ title }) => title)];
    };
    await expect(list({ s: 'BÅLET 0815' })).resolves.toEqual([1, 'Bålet']);
    await expect(list({ s: 'baalett' })).resolves.toEqual([1, 'Bålet']);
    await expect(list({ s: 'BÅLET' }, ask)).resolves.toEqual([0]);
    await expect(list({ o: 'joy' })).resolves.toEqual([2, 'Ute', 'Bålet']);
    await expect(list({ o: 'effort' })).resolves.toEqual([2, 'Bålet', 'Ute']);
  });
});
