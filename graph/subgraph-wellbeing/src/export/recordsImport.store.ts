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
import { EXERCISE_MARK_TEXTS } from '../exercise-mark/exerciseMark.texts.ts';
import { EXPECTATION_TEXTS } from '../expectation-session/expectationSession.texts.ts';
import type { Prisma } from '../generated/client.ts';
import { importedRow } from '../imports/importedEntry.store.ts';
import { datesInColumns } from '../memory/memory.dates.ts';
import { picturesAsText } from '../memory/memory.files.ts';
import { MEMORY_TEXTS } from '../memory/memory.texts.ts';
import { SAFETY_PLAN_TEXTS, writtenPlan } from '../safety-plan/safetyPlan.texts.ts';
import { PACING_TEXTS, writtenPacing } from '../pacing/pacingDay.texts.ts';
import { STORY_TEXTS, writtenChoices } from '../patterns/ownStory.texts.ts';
import { FOLLOWED_TEXTS, writtenChoice } from '../scales/followedScales.texts.ts';
import { entryId, SCALE_ENTRY_TEXTS, writtenAnswer as writtenStep } from '../scales/scaleEntry.texts.ts';
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

/**
 * Writes the records of an export; answers how many were new. Without `skipDuplicates` none may be there. The document is
 * the person's own, so what they once took a consent back for is written too.
 */
export async function writeRecords(
  tx: Prisma.TransactionClient,
  key: PersonKey,
  userId: string,
  part: RecordsPart,
  { skipDuplicates = false } = {},
): Promise<number> {
  const row = (id: string) => ({ userId, row: id });
  const of = <Each extends { date: string }>(each: Each) => ({ ...each, userId, date: toColumn(each.date) });
  let added = 0;
  const add = async <Entry, Row>(
    entries: readonly Entry[],
    rowOf: (entry: Entry) => Row,
    create: (rows: { data: Row[]; skipDuplicates: boolean }) => PromiseLike<{ count: number }>,
  ) => {
    for (const batch of inBatches(entries))
      added += (await create({ skipDuplicates, data: batch.map((entry) => rowOf(entry)) })).count;
  };

  await add(
    part.checkIns,
    (each) => ({ ...of(each), ...CHECK_IN_TEXTS.seal(key, row(each.date), each), isHard: isHardDay(each) }),
    (rows) => tx.checkIn.createMany(rows),
  );
  await add(part.moods, of, (rows) => tx.mood.createMany(rows));
  await add(part.dailyProgress, of, (rows) => tx.dailyProgress.createMany(rows));
  await add(
    part.memories,
    (each) => ({
      ...each,
      userId,
      ...datesInColumns({ date: each.date, writtenOn: each.writtenOn ?? each.createdAt.slice(0, 10) }),
      ...MEMORY_TEXTS.seal(key, row(each.id), picturesAsText(each)),
    }),
    (rows) => tx.memory.createMany(rows),
  );
  await add(
    part.suggestionSets,
    ({ suggestions, heard, ...each }) => ({
      ...of(each),
      ...SET_TEXTS.seal(key, row(each.id), { answer: writtenAnswer({ suggestions, offer: null, heard }) }),
    }),
    (rows) => tx.suggestionSet.createMany(rows),
  );
  await add(
    part.suggestionInteractions,
    (each) => ({
      ...of(each),
      ...SUGGESTION_TEXTS.seal(key, row(each.id), each),
      fingerprint: fingerprintOf(key, userId, each.suggestionText),
    }),
    (rows) => tx.suggestionInteraction.createMany(rows),
  );
  await add(
    part.tasks,
    (each) => ({ ...of(each), ...TASK_TEXTS.seal(key, row(each.id), each) }),
    (rows) => tx.task.createMany(rows),
  );
  await add(
    part.toolActivities,
    (each) => ({ ...of(each), ...TOOL_TEXTS.seal(key, row(each.id), { record: JSON.stringify(each.record) }) }),
    (rows) => tx.toolActivity.createMany(rows),
  );
  await add(
    part.safetyPlan,
    ({ isShown, isForSuggestions, offerFrom, updatedAt, ...plan }) => ({
      ...{ userId, isShown, isForSuggestions, updatedAt },
      ...SAFETY_PLAN_TEXTS.seal(key, row('own'), writtenPlan(plan)),
      offerFrom: offerFrom === null ? null : toColumn(offerFrom),
    }),
    (rows) => tx.safetyPlan.createMany(rows),
  );
  await add(
    part.ownStory,
    ({ updatedAt, ...choices }) => ({
      ...{ userId, updatedAt },
      ...STORY_TEXTS.seal(key, row('own'), { choices: writtenChoices(choices) }),
    }),
    (rows) => tx.ownStory.createMany(rows),
  );
  await add(
    part.pacingDays,
    ({ date, updatedAt, ...each }) => ({
      ...{ userId, updatedAt, date: toColumn(date) },
      ...PACING_TEXTS.seal(key, row(date), { record: writtenPacing(each) }),
    }),
    (rows) => tx.pacingDay.createMany(rows),
  );
  await add(
    part.followedScales,
    ({ updatedAt, ...each }) => ({
      ...{ userId, updatedAt },
      ...FOLLOWED_TEXTS.seal(key, row('own'), { choice: writtenChoice(each) }),
    }),
    (rows) => tx.followedScales.createMany(rows),
  );
  await add(
    part.scaleEntries,
    (each) => {
      const id = entryId(key, userId, each);
      const sealed = SCALE_ENTRY_TEXTS.seal(key, row(id), { answer: writtenStep(each) });
      return { userId, id, date: toColumn(each.date), createdAt: each.createdAt, ...sealed };
    },
    (rows) => tx.scaleEntry.createMany(rows),
  );
  await add(part.diaryImports, of, (rows) => tx.diaryImport.createMany(rows));
  await add(
    part.importedEntries,
    (each) => importedRow(key, userId, { ...each, createdAt: new Date(each.createdAt) }),
    (rows) => tx.importedEntry.createMany(rows),
  );
  await add(
    part.exerciseMarks,
    (each) => ({ ...of(each), ...EXERCISE_MARK_TEXTS.seal(key, row(each.id), each) }),
    (rows) => tx.exerciseMark.createMany(rows),
  );
  await add(
    part.expectationSessions,
    (each) => ({
      ...of(each),
      ...EXPECTATION_TEXTS.seal(key, row(each.id), each),
      planOn: each.planOn === null ? null : toColumn(each.planOn),
    }),
    (rows) => tx.expectationSession.createMany(rows),
  );
  await add(
    part.helpDays,
    (date) => ({ userId, date: toColumn(date), kinds: ['unsure'], marks: [BROUGHT_IN] }),
    (rows) => tx.helpDay.createMany(rows),
  );
  return added;
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
