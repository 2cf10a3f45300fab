import { LIMITS } from '@spire/domain/limits';
import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { blankDraft } from '@spire/domain/recordFields';
import { SEARCH_EXAMPLES } from '@spire/testing/searchExamples';
import { requestAt } from '@spire/graph-kit/testing/requests';
import { wrongFields } from '@spire/graph-kit/testing/wrongFields';
import type { AddMemoryInput } from './memory.input.ts';
import { voiceOf } from './memory.files.ts';
import { createMemoryService } from './memory.service.ts';
import type { MemoryStore } from './memory.store.ts';
import type { Memory } from './memory.type.ts';
import { memoryVersion } from './memoryVersion.ts';

const { claims, now } = requestAt();
const folder = claims.sub;
const id = '33333333-3333-4333-8333-333333333333';

function memoryStore(): MemoryStore {
  const stored: Memory[] = [];
  return {
    counts: () => Promise.resolve([]),
    find: (_claims, wanted) => Promise.resolve(stored.find((each) => each.id === wanted) ?? null),
    change: (_claims, wanted, content, isWanted = () => true) => {
      const at = stored.findIndex((each) => each.id === wanted);
      const known = stored[at];
      if (known === undefined || !isWanted(known)) return Promise.resolve(null);
      const { date = known.date, morePictures = known.morePictures, ...fields } = content;
      const changed = { ...known, ...fields, date, morePictures, ...voiceOf(fields, known) };
      stored[at] = changed;
      return Promise.resolve(changed);
    },
    remove: (_claims, wanted) => {
      const at = stored.findIndex((each) => each.id === wanted);
      return Promise.resolve(at >= 0 && stored.splice(at, 1).length > 0);
    },
    list: (_claims, _category, { limit, after }) => {
      const from = after === undefined ? 0 : stored.findIndex((each) => each.id === after.id) + 1;
      return Promise.resolve(stored.slice(from, from + limit));
    },
    inOrder: (_claims, { order }, { from, limit }) =>
      Promise.resolve(
        (order === 'joy' ? stored.toSorted((one, other) => other.goodnessRating - one.goodnessRating) : stored).slice(
          from,
          from + limit,
        ),
      ),
    search: (_claims, _wanted, hitOf) =>
      Promise.resolve(stored.filter((each) => hitOf(each) !== undefined).map((each) => each.id)),
    those: (_claims, ids) => Promise.resolve(stored.filter((each) => ids.includes(each.id))),
    pick: () => Promise.resolve(stored[0] ?? null),
    addOnce: (_claims, memory) => {
      const known = stored.find((each) => each.id === memory.id);
      if (known === undefined) stored.push(memory);
      return Promise.resolve(known ?? memory);
    },
  };
}

function input(change: Partial<AddMemoryInput> = {}): AddMemoryInput {
  return {
    ...blankDraft(MEMORY_FIELDS),
    told: ['category'],
    marks: [],
    id,
    title: 'Tur i skogen',
    description: 'Lys mellom trærne',
    emoji: '🌲',
    category: 'ro',
    goodnessRating: 8,
    effortRating: 2,
    date: '2026-05-20',
    ...change,
  };
}

const start = () => createMemoryService(memoryStore());
const fieldsOf = async (work: () => Promise<unknown>) =>
  (await wrongFields(work)).map(({ field, code }) => `${field} ${code}`);

test('a repeat answers what is stored and stores nothing', async () => {
  const service = start();
  const first = await service.add(claims, input(), now);
  await expect(service.add(claims, input({ title: 'Something else' }), now)).resolves.toEqual(first);
  await expect(service.page(claims, { order: 'newest', first: 10 })).resolves.toMatchObject({ nodes: [first] });
});

test('an id in capitals is the same id, and a missing one is made', async () => {
  const service = start();
  await service.add(claims, input({ id: id.toUpperCase() }), now);
  await expect(service.add(claims, input(), now)).resolves.toMatchObject({ id });
  const [one, other] = [
    await service.add(claims, input({ id: null }), now),
    await service.add(claims, input({ id: null }), now),
  ];
  expect(one.id).not.toBe(other.id);
});

test('a change replaces everything but the days it does not name', async () => {
  const service = start();
  const { date, writtenOn, createdAt } = await service.add(claims, input({ picturePath: `${folder}/a.jpg` }), now);
  const { date: _day, ...content } = input({ title: ' Fjellet ' });
  const changed = await service.change(claims, { ...content, id: id.toUpperCase() }, now);
  expect(changed).toMatchObject({ id, title: 'Fjellet', picturePath: null, date, writtenOn, createdAt });
  await expect(service.find(claims, id.toUpperCase())).resolves.toEqual(changed);
});

test.each([
  ['1987-summer', '2026-05-20', '2026-05-20'],
  [null, '2026-05-19', '2026-05-19'],
  ['2026-05-01', undefined, '2026-05-01'],
  ['1987-07-14', undefined, '2026-05-20'],
  [undefined, '2026-05-18', '2026-05-18'],
])('of %s, written on %s, it counts for %s', async (date, writtenOn, day) => {
  const { date: _day, ...content } = input();
  const dates = { ...(date === undefined ? {} : { date }), ...(writtenOn === undefined ? {} : { writtenOn }) };
  const added = await start().add(claims, { ...content, ...dates }, now);
  expect(added).toMatchObject({ date: date === undefined ? day : date, writtenOn: day });
});

test('its date can be changed, and forgotten; from another device in another version of it', async () => {
  const service = start();
  const { date: _day, ...content } = input();
  const version = memoryVersion(await service.add(claims, input(), now));
  const dated = await service.change(claims, { ...content, id, date: '1987' }, now);
  expect(dated).toMatchObject({ date: '1987', writtenOn: '2026-05-20' });
  await expect(service.change(claims, { ...content, id, date: null, version }, now)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
  const again = { ...content, id, date: null, version: memoryVersion(dated) };
  await expect(service.change(claims, again, now)).resolves.toMatchObject({ date: null });
  await expect(service.change(claims, again, now)).resolves.toMatchObject({ date: null });
  expect(await fieldsOf(() => service.change(claims, { ...content, id, date: '2027' }, now))).toEqual([
    'date DATE_NOT_ACCEPTED',
  ]);
});

test.each(['44444444-4444-4444-8444-444444444444', 'x', ''])(
  'there is nothing to change or delete at "%s"',
  async (other) => {
    const service = start();
    const { date: _day, ...content } = input();
    await service.add(claims, input(), now);
    await expect(service.change(claims, { ...content, id: other }, now)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(service.remove(claims, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(service.find(claims, other)).resolves.toBeNull();
  },
);

test('a memory that is deleted is gone', async () => {
  const service = start();
  await service.add(claims, input(), now);
  await expect(service.remove(claims, id)).resolves.toBe(true);
  await expect(service.find(claims, id)).resolves.toBeNull();
});

test.each(['a.jpg', 'A-1_b.jpeg', `${id}.png`, 'a.gif', 'a.webp'])(
  '"%s" in the own folder is a picture',
  async (name) => {
    expect(await fieldsOf(() => start().add(claims, input({ picturePath: `${folder}/${name}` }), now))).toEqual([]);
  },
);

test.each([
  '',
  'a.jpg',
  `/${folder}/a.jpg`,
  `${id}/a.jpg`,
  `${folder}/../${id}/a.jpg`,
  `${folder}/b/a.jpg`,
  `${folder}/..jpg`,
  `${folder}/a.jpg\n`,
  `${folder}/a.svg`,
  `${folder}/a.jpg?download`,
  `https://example.no/${folder}/a.jpg`,
  'data:image/png;base64,AAAA',
])('"%s" is no picture of the own folder', async (picturePath) => {
  expect(await fieldsOf(() => start().add(claims, input({ picturePath }), now))).toEqual(['picturePath INVALID']);
});

test('several pictures stand in their order, and a change that does not name them lets them be', async () => {
  const service = start();
  const picture = (name: string, text = '') => ({ path: `${folder}/${name}.jpg`, text });
  const first = { picturePath: `${folder}/a.jpg`, morePictures: [picture('b', ' Båten '), picture('c')] };
  const added = await service.add(claims, input(first), now);
  expect(added.morePictures).toEqual([picture('b', 'Båten'), picture('c')]);
  const { date: _day, ...content } = input({ picturePath: first.picturePath });
  await expect(service.change(claims, { ...content, id }, now)).resolves.toMatchObject(added);
  const fewer = await service.change(claims, { ...content, id, morePictures: [picture('c')] }, now);
  expect(fewer.morePictures).toEqual([picture('c')]);
});

test.each([
  [{ morePictures: [{ path: `${id}/a.jpg`, text: '' }] }, ['morePictures INVALID']],
  [{ picturePath: `${folder}/a.jpg`, morePictures: [{ path: `${folder}/a.jpg`, text: '' }] }, ['morePictures INVALID']],
  [{ morePictures: [{ path: `${folder}/a.jpg`, text: 'a'.repeat(121) }] }, ['morePictures TOO_LONG']],
  [{ morePictures: [{ path: `${folder}/a.jpg`, text: '\0' }] }, ['morePictures UNSEEN']],
  [
    { morePictures: 'abcdef'.split('').map((name) => ({ path: `${folder}/${name}.jpg`, text: '' })) },
    ['morePictures TOO_MANY'],
  ],
])('pictures that are wrong are told: %j', async (pictures, errors) => {
  expect(await fieldsOf(() => start().add(claims, input(pictures), now))).toEqual(errors);
});

test.each([
  '',
  'a.webm',
  `${id}/a.webm`,
  `${folder}/a.wav`,
  `${folder}/b/a.webm`,
  `https://example.no/${folder}/a.webm`,
])('"%s" is no voice note of the own folder', async (voicePath) => {
  expect(await fieldsOf(() => start().add(claims, input({ voicePath }), now))).toEqual(['voicePath INVALID']);
});

test('a voice note stays with its words until a change names another, and makes another version', async () => {
  const service = start();
  const voicePath = `${folder}/a-9s.webm`;
  const added = await service.add(claims, input({ voicePath, voiceText: ' Bekken ' }), now);
  expect(added).toMatchObject({ voicePath, voiceText: 'Bekken' });
  const { date: _day, ...content } = input();
  const version = memoryVersion(added);
  await expect(service.change(claims, { ...content, id, version }, now)).resolves.toEqual(added);
  const without = { ...content, id, version, voicePath: null };
  await expect(service.change(claims, without, now)).resolves.toMatchObject({ voicePath: null, voiceText: '' });
  // Its answer was lost, and it is sent again.
  await expect(service.change(claims, without, now)).resolves.toMatchObject({ voicePath: null });
});

test('everything wrong is told at once', async () => {
  const wrong = {
    id: 'x',
    title: ' ',
    description: '\0',
    emoji: '🧨',
    goodnessRating: 11,
    effortRating: 0,
    date: '2027-01-01',
    writtenOn: '2027-01-01',
    picturePath: '../x.jpg',
  };
  expect(await fieldsOf(() => start().add(claims, input(wrong), now))).toEqual([
    'id INVALID',
    'date DATE_NOT_ACCEPTED',
    'writtenOn DATE_NOT_ACCEPTED',
    'description UNSEEN',
    'title REQUIRED',
    'emoji UNKNOWN_OPTION',
    'goodnessRating OUT_OF_RANGE',
    'effortRating OUT_OF_RANGE',
    'picturePath INVALID',
  ]);
});

test('pages follow one another without a gap or a repeat', async () => {
  const service = start();
  for (let count = 0; count < 5; count += 1)
    await service.add(claims, input({ id: null, title: `Memory ${count}` }), now);
  const titles: string[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < 3; pages += 1) {
    const page = await service.page(claims, { order: 'newest', first: 2, after });
    titles.push(...page.nodes.map(({ title }) => title));
    expect(page.hasNextPage).toBe(pages < 2);
    after = page.endCursor;
  }
  expect(titles).toEqual(['Memory 0', 'Memory 1', 'Memory 2', 'Memory 3', 'Memory 4']);
});

test('an empty bank is an empty page', async () => {
  await expect(start().page(claims, { order: 'newest', first: 20 })).resolves.toEqual({
    nodes: [],
    category: null,
    found: null,
    endCursor: null,
    hasNextPage: false,
  });
});

test.each([0, -1, LIMITS.listEntries + 1])('a page of %d is refused', async (first) => {
  expect(await fieldsOf(() => start().page(claims, { order: 'newest', first, after: 'nonsense' }))).toEqual([
    'first OUT_OF_RANGE',
    'after INVALID',
  ]);
});

test('orders and searches are paged by position, and count what they found', async () => {
  const service = start();
  for (const goodnessRating of [3, 9, 6])
    await service.add(claims, input({ id: null, title: `Joy ${goodnessRating}`, goodnessRating }), now);
  const first = await service.page(claims, { order: 'joy', first: 2 });
  const second = await service.page(claims, { order: 'joy', first: 2, after: first.endCursor });
  expect([...first.nodes, ...second.nodes].map(({ title }) => title)).toEqual(['Joy 9', 'Joy 6', 'Joy 3']);
  expect([first.hasNextPage, second.hasNextPage]).toEqual([true, false]);
  await expect(service.page(claims, { order: 'newest', first: 2, search: ' joy 6 ' })).resolves.toMatchObject({
    nodes: [{ title: 'Joy 6' }],
    found: 1,
  });
  const newest = await service.page(claims, { order: 'newest', first: 1 });
  const wrong = () => service.page(claims, { order: 'joy', first: 1, after: newest.endCursor });
  expect(await fieldsOf(wrong)).toEqual(['after INVALID']);
});

test('a search longer than a title is refused', async () => {
  const search = 'a'.repeat(LIMITS.title + 1);
  expect(await fieldsOf(() => start().page(claims, { order: 'newest', first: 1, search }))).toEqual([
    'search TOO_LONG',
  ]);
});

test('a change from a version that no longer stands is refused, and changes nothing', async () => {
  const service = start();
  const version = memoryVersion(await service.add(claims, input(), now));
  await service.change(claims, { ...input({ title: 'Theirs' }), id }, now);
  await expect(service.change(claims, { ...input({ title: 'Mine' }), id, version }, now)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
  await expect(service.find(claims, id)).resolves.toMatchObject({ title: 'Theirs' });
});

test('a change that is sent again after its answer was lost is answered as it was', async () => {
  const service = start();
  const version = memoryVersion(await service.add(claims, input(), now));
  const change = () => service.change(claims, { ...input({ title: ' Mine ' }), id, version }, now);
  await expect(change()).resolves.toMatchObject({ title: 'Mine' });
  await expect(change()).resolves.toMatchObject({ title: 'Mine' });
});

test('every field of a memory makes another version of it, its picture and its date too', async () => {
  const memory = await start().add(claims, input(), now);
  const others = [
    { ...memory, title: 'x' },
    { ...memory, description: 'x' },
    { ...memory, marks: ['notOnHardDays' as const] },
    { ...memory, told: [] },
    { ...memory, picturePath: `${folder}/a.jpg` },
    { ...memory, morePictures: [{ path: `${folder}/b.jpg`, text: '' }] },
    { ...memory, voicePath: `${folder}/a.webm` },
    { ...memory, voicePath: `${folder}/a.webm`, voiceText: 'x' },
    { ...memory, date: '1987' },
    { ...memory, date: null },
  ];
  expect(new Set([memory, ...others].map(memoryVersion)).size).toBe(11);
  expect(memoryVersion({ ...memory })).toBe(memoryVersion(memory));
});

test.each(SEARCH_EXAMPLES)('"%s" in "%s": %s', async (search, description, isFound) => {
  const service = start();
  await service.add(claims, input({ title: '.', description }), now);
  const { found } = await service.page(claims, { order: 'newest', first: 1, search });
  expect(found).toBe(isFound ? 1 : 0);
});
