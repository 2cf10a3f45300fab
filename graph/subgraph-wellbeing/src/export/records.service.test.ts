import { giveWay } from '@spire/graph-kit/giveWay';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { recordsPart, type RecordsPart } from '@spire/graph-shared/export/recordsPart';
import { randomUUID } from 'node:crypto';
import { createRecordsService } from './records.service.ts';

const EMPTY = recordsPart.parse(Object.fromEntries(Object.keys(recordsPart.shape).map((list) => [list, []])));
const instant = '2020-01-01T00:00:00.000Z';
const now = new Date();

/** Records of as many days, each with a mood. */
function recordsOf(days: number): RecordsPart {
  const dates = Array.from({ length: days }, (_, day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
  const moods = dates.map((date) => ({ id: randomUUID(), date, mood: 3, createdAt: instant, updatedAt: instant }));
  return { ...EMPTY, moods, restDays: dates };
}

/** A service whose store keeps what is brought in. */
function openService() {
  const written: RecordsPart[] = [];
  const service = createRecordsService(
    { read: () => Promise.resolve(written[0] ?? EMPTY) },
    {
      isEmpty: () => Promise.resolve(written.length === 0),
      write: (_claims, part) => Promise.resolve(written.length === 0 && written.push(part) > 0),
    },
    { merge: () => Promise.resolve({ added: 0, changed: 0, already: 0 }) },
  );
  const bring = (document: string, isTrial = false) => service.import(claimsOf(), { document, isTrial }, now);
  return { written, bring };
}

test('others are served while a long document is read, and it is read as it was sent', async () => {
  const { written, bring } = openService();
  const records = recordsOf(3000);
  const order: string[] = [];
  const brought = bring(JSON.stringify(records)).then(() => order.push('import'));
  const served = giveWay().then(() => order.push('somebody else'));
  await Promise.all([brought, served]);
  expect(order).toEqual(['somebody else', 'import']);
  expect(written).toEqual([records]);
  await expect(bring(JSON.stringify(records))).resolves.toBe(true);
  const other = { ...records, moods: records.moods.map((each, at) => (at === 2999 ? { ...each, mood: 4 } : each)) };
  await expect(bring(JSON.stringify(other))).rejects.toMatchObject({ code: 'ACCOUNT_NOT_EMPTY' });
});

test('what is wrong in a long document is told with its place', async () => {
  const { written, bring } = openService();
  const records = recordsOf(3000);
  const wrong = { ...records, moods: records.moods.map((each, at) => (at === 2500 ? { ...each, mood: 9 } : each)) };
  await expect(bring(JSON.stringify(wrong))).rejects.toMatchObject({
    extensions: { fields: [{ field: 'moods.2500.mood' }] },
  });
  await expect(bring(`{"moods":${'['.repeat(40_000)}`)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(written).toEqual([]);
});

test('a pattern of an activity of another app may have as long a name as the app gave it, and no other', async () => {
  const storyOf = (kind: 'activity' | 'thing', letters: number): RecordsPart => ({
    ...EMPTY,
    ownStory: [
      {
        ...{ isPatternsOn: true, isPacingOn: false, question: null, askedOn: null, trial: null, updatedAt: instant },
        hidden: [{ exposure: { kind, name: 'x'.repeat(letters) }, outcome: 'mood', until: null }],
      },
    ],
  });
  const { bring } = openService();
  for (const [kind, letters] of [
    ['activity', 201],
    ['thing', 41],
  ] as const)
    await expect(bring(JSON.stringify(storyOf(kind, letters)))).rejects.toMatchObject({
      extensions: { fields: [{ field: 'ownStory.0.hidden.0.exposure.name', code: 'TOO_LONG' }] },
    });
  await expect(bring(JSON.stringify(storyOf('activity', 200)))).resolves.toBe(true);
});

test('of two million entries that are wrong, the first are told of', async () => {
  const { bring } = openService();
  const wrong = bring(`{"checkIns":[${'{},'.repeat(1_900_000)}{}]}`);
  await expect(wrong).rejects.toMatchObject({ extensions: { code: 'VALIDATION_FAILED' } });
});
