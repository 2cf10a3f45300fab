import { isHardDay } from '@spire/domain/hardDay';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { LONG_TRANSACTION } from '@spire/graph-kit/rowSecurity';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import { inBatches } from '@spire/graph-shared/export/readAll';
import type { RecordsPart } from '@spire/graph-shared/export/recordsPart';
import { CHECK_IN_TEXTS } from '../check-in/checkIn.texts.ts';
import type { WellbeingDatabase } from '../database.ts';
import type { Prisma } from '../generated/client.ts';
import { entryId } from '../scales/scaleEntry.texts.ts';
import { writeRecords } from './recordsImport.store.ts';

/** Counts of merged records: new here, newer than those here, or here already. */
export interface Joined {
  added: number;
  changed: number;
  already: number;
}

export interface RecordsMergeStore {
  /** Writes what is not there yet, and of what has one a day the newer; all of it, or nothing. */
  merge(claims: Claims, part: RecordsPart): Promise<Joined>;
}

type Transaction = Prisma.TransactionClient;

/** Suggestions of days that have none here: what is counted against a limit stays as it was counted. */
async function withoutCountedDays(tx: Transaction, userId: string, part: RecordsPart): Promise<RecordsPart> {
  const sets = await tx.suggestionSet.findMany({ where: { userId }, select: { date: true }, distinct: ['date'] });
  const generated = await tx.suggestionInteraction.findMany({
    where: { userId, interactionType: 'generated' },
    select: { date: true },
    distinct: ['date'],
  });
  const counted = new Set([...sets, ...generated].map(({ date }) => fromColumn(date)));
  return {
    ...part,
    suggestionSets: part.suggestionSets.filter(({ date }) => !counted.has(date)),
    suggestionInteractions: part.suggestionInteractions.filter(
      ({ interactionType, date }) => interactionType !== 'generated' || !counted.has(date),
    ),
  };
}

interface Dated {
  date: string;
  updatedAt: string;
}
interface Standing {
  date: Date;
  updatedAt: Date;
}

/** Of what there is one of a day, those that were changed later than what stands there. */
function newerOf<Record extends Dated>(records: readonly Record[], standing: readonly Standing[]): Record[] {
  const times = new Map(standing.map(({ date, updatedAt }) => [fromColumn(date), updatedAt]));
  return records.filter(({ date, updatedAt }) => {
    const time = times.get(date);
    return time !== undefined && new Date(updatedAt) > time;
  });
}

/** Writes what was changed later over what stands there; answers how many. */
async function takeNewer(tx: Transaction, key: PersonKey, userId: string, part: RecordsPart): Promise<number> {
  const select = { date: true, updatedAt: true } as const;
  const [own, standing] = [{ userId }, { where: { userId }, select }];
  const checkIns = newerOf(part.checkIns, await tx.checkIn.findMany(standing));
  const moods = newerOf(part.moods, await tx.mood.findMany(standing));
  const progress = newerOf(part.dailyProgress, await tx.dailyProgress.findMany(standing));
  for (const { id: _id, createdAt: _created, date, ...each } of checkIns) {
    const texts = CHECK_IN_TEXTS.seal(key, { userId, row: date }, each);
    const data = { ...each, ...texts, isHard: isHardDay(each) };
    await tx.checkIn.updateMany({ where: { ...own, date: toColumn(date) }, data });
  }
  for (const { date, mood, updatedAt } of moods)
    await tx.mood.updateMany({ where: { ...own, date: toColumn(date) }, data: { mood, updatedAt } });
  for (const { date, ...data } of progress)
    await tx.dailyProgress.updateMany({ where: { ...own, date: toColumn(date) }, data });
  return checkIns.length + moods.length + progress.length;
}

/** Makes room for what an export has newer of that of which there is one alone, or one a day; answers how many. */
async function leaveNewer(tx: Transaction, key: PersonKey, userId: string, part: RecordsPart): Promise<number> {
  const older = ({ updatedAt }: { updatedAt: string }) => ({ userId, updatedAt: { lt: new Date(updatedAt) } });
  let left = 0;
  for (const each of part.safetyPlan) left += (await tx.safetyPlan.deleteMany({ where: older(each) })).count;
  for (const each of part.ownStory) left += (await tx.ownStory.deleteMany({ where: older(each) })).count;
  for (const each of part.followedScales) left += (await tx.followedScales.deleteMany({ where: older(each) })).count;
  const pacing = newerOf(
    part.pacingDays,
    await tx.pacingDay.findMany({ where: { userId }, select: { date: true, updatedAt: true } }),
  );
  for (const batch of inBatches(pacing)) {
    const dates = batch.map(({ date }) => toColumn(date));
    left += (await tx.pacingDay.deleteMany({ where: { userId, date: { in: dates } } })).count;
  }
  const answers = await tx.scaleEntry.findMany({ where: { userId }, select: { id: true, createdAt: true } });
  const answeredAt = new Map(answers.map(({ id, createdAt }) => [id, createdAt]));
  const newer = part.scaleEntries.flatMap((each) => {
    const id = entryId(key, userId, each);
    const time = answeredAt.get(id);
    return time !== undefined && new Date(each.createdAt) > time ? [id] : [];
  });
  for (const id of inBatches(newer))
    left += (await tx.scaleEntry.deleteMany({ where: { userId, id: { in: id } } })).count;
  return left;
}

/** The part of what an export counted whose records are not another's of the same day here. */
async function countedHere(tx: Transaction, userId: string, part: RecordsPart) {
  const kept = async (
    ids: string[],
    find: (where: { userId: string; id: { in: string[] } }) => Promise<{ id: string }[]>,
  ) => {
    const found = new Set((await find({ userId, id: { in: ids } })).map(({ id }) => id));
    return ids.filter((id) => !found.has(id));
  };
  const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);
  const select = { id: true } as const;
  const dropped = new Set([
    ...(await kept(idsOf(part.checkIns), (where) => tx.checkIn.findMany({ where, select }))),
    ...(await kept(idsOf(part.moods), (where) => tx.mood.findMany({ where, select }))),
    ...(await kept(idsOf(part.tasks), (where) => tx.task.findMany({ where, select }))),
    ...(await kept(idsOf(part.suggestionInteractions), (where) =>
      tx.suggestionInteraction.findMany({ where, select }),
    )),
  ]);
  return part.activities.filter(({ recordId }) => !dropped.has(recordId));
}

async function joinLedger(tx: Transaction, { activities, restDays }: Pick<RecordsPart, 'activities' | 'restDays'>) {
  await tx.$queryRaw`
    select wellbeing.merge_ledger(
      ${activities.map(({ kind }) => kind)}::text[], ${activities.map(({ recordId }) => recordId)}::uuid[],
      ${activities.map(({ date }) => date)}::date[], ${activities.map((each) => each.at)}::timestamptz[],
      ${restDays}::date[])::text`;
}

/** How many records an export has that stand by themselves. */
const countOf = ({ activities: _ledger, restDays: _days, ...lists }: RecordsPart) =>
  Object.values(lists).reduce((sum, list) => sum + list.length, 0);

export function createRecordsMergeStore(database: WellbeingDatabase, vault: Vault): RecordsMergeStore {
  return {
    merge: async (claims, part) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      return database.transactionAsCaller(
        claims,
        async (transaction) => {
          // First, and alone: it holds the ledger until the end.
          await joinLedger(transaction, { activities: [], restDays: [] });
          const joining = await withoutCountedDays(transaction, userId, part);
          const left = await leaveNewer(transaction, key, userId, part);
          const added = (await writeRecords(transaction, key, userId, joining, { skipDuplicates: true })) - left;
          const changed = left + (await takeNewer(transaction, key, userId, part));
          await joinLedger(transaction, {
            activities: await countedHere(transaction, userId, part),
            restDays: part.restDays,
          });
          return { added, changed, already: countOf(part) - added - changed };
        },
        LONG_TRANSACTION,
      );
    },
  };
}
