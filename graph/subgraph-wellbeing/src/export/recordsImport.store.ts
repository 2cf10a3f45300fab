import { isHardDay } from '@spire/domain/hardDay';
import type { Claims } from '@spire/graph-kit/claims';
import { toColumn } from '@spire/graph-kit/dateColumn';
import { inBatches } from '@spire/graph-shared/export/readAll';
import type { RecordsPart } from '@spire/graph-shared/export/recordsPart';
import { LONG_TRANSACTION } from '@spire/graph-kit/rowSecurity';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import { CHECK_IN_TEXTS } from '../check-in/checkIn.texts.ts';
import type { WellbeingDatabase } from '../database.ts';
import { EXPECTATION_TEXTS } from '../expectation-session/expectationSession.texts.ts';
import type { Prisma } from '../generated/client.ts';
import { MEMORY_TEXTS } from '../memory/memory.texts.ts';
import { fingerprintOf, SUGGESTION_TEXTS } from '../suggestion-interaction/suggestionInteraction.texts.ts';
import { SET_TEXTS, writtenAnswer } from '../suggestion-set/suggestionSet.texts.ts';
import { TASK_TEXTS } from '../task/task.texts.ts';
import { TOOL_TEXTS } from '../tool-activity/toolActivity.texts.ts';

export interface RecordsImportStore {
  /** Whether the person has written nothing down yet. */
  isEmpty(claims: Claims): Promise<boolean>;
  /** Writes all of it, or nothing: false where something is there. */
  write(claims: Claims, part: RecordsPart): Promise<boolean>;
}

async function restoreLedger(tx: Prisma.TransactionClient, { activities, restDays }: RecordsPart): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ isRestored: boolean }[]>`
    select wellbeing.restore_ledger(
      ${activities.map(({ kind }) => kind)}::text[], ${activities.map(({ recordId }) => recordId)}::uuid[],
      ${activities.map(({ date }) => date)}::date[], ${activities.map((each) => each.at)}::timestamptz[],
      ${restDays}::date[]) as "isRestored"`;
  return row?.isRestored ?? false;
}

async function writeRecords(tx: Prisma.TransactionClient, key: PersonKey, userId: string, part: RecordsPart) {
  const row = (id: string) => ({ userId, row: id });
  const of = <Each extends { date: string }>(each: Each) => ({ ...each, userId, date: toColumn(each.date) });

  for (const batch of inBatches(part.checkIns))
    await tx.checkIn.createMany({
      data: batch.map((each) => ({
        ...of(each),
        ...CHECK_IN_TEXTS.seal(key, row(each.date), each),
        isHard: isHardDay(each),
      })),
    });
  for (const batch of inBatches(part.moods)) await tx.mood.createMany({ data: batch.map(of) });
  for (const batch of inBatches(part.dailyProgress)) await tx.dailyProgress.createMany({ data: batch.map(of) });
  for (const batch of inBatches(part.memories))
    await tx.memory.createMany({
      data: batch.map((each) => ({ ...of(each), ...MEMORY_TEXTS.seal(key, row(each.id), each) })),
    });
  for (const batch of inBatches(part.suggestionSets))
    await tx.suggestionSet.createMany({
      data: batch.map(({ suggestions, heard, ...each }) => ({
        ...of(each),
        ...SET_TEXTS.seal(key, row(each.id), { answer: writtenAnswer({ suggestions, offer: null, heard }) }),
      })),
    });
  for (const batch of inBatches(part.suggestionInteractions))
    await tx.suggestionInteraction.createMany({
      data: batch.map((each) => ({
        ...of(each),
        ...SUGGESTION_TEXTS.seal(key, row(each.id), each),
        fingerprint: fingerprintOf(key, userId, each.suggestionText),
      })),
    });
  for (const batch of inBatches(part.tasks))
    await tx.task.createMany({
      data: batch.map((each) => ({ ...of(each), ...TASK_TEXTS.seal(key, row(each.id), each) })),
    });
  for (const batch of inBatches(part.toolActivities))
    await tx.toolActivity.createMany({
      data: batch.map((each) => ({
        ...of(each),
        ...TOOL_TEXTS.seal(key, row(each.id), { record: JSON.stringify(each.record) }),
      })),
    });
  for (const batch of inBatches(part.expectationSessions))
    await tx.expectationSession.createMany({
      data: batch.map((each) => ({ ...of(each), ...EXPECTATION_TEXTS.seal(key, row(each.id), each) })),
    });
  for (const batch of inBatches(part.helpDays))
    await tx.helpDay.createMany({
      data: batch.map((date) => ({ userId, date: toColumn(date), kinds: ['unsure'], marks: [BROUGHT_IN] })),
    });
}

/** The days come back without a text that could be set aside: what made them is not in an export. */
const BROUGHT_IN = Buffer.from('brought in');

export function createRecordsImportStore(database: WellbeingDatabase, vault: Vault): RecordsImportStore {
  return {
    isEmpty: async (claims) => {
      const [row] = await database.queryAsCaller(
        claims,
        (client) => client.$queryRaw<{ isEmpty: boolean }[]>`select wellbeing.is_empty() as "isEmpty"`,
      );
      return row?.isEmpty ?? false;
    },
    write: async (claims, part) => {
      const key = await vault.keyOf(claims.sub);
      return database.transactionAsCaller(
        claims,
        async (transaction) => {
          // First, and alone: it holds the ledger until the end, and what the records would count is counted in it.
          if (!(await restoreLedger(transaction, part))) return false;
          await writeRecords(transaction, key, claims.sub, part);
          return true;
        },
        LONG_TRANSACTION,
      );
    },
  };
}
