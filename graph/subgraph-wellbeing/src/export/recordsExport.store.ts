import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn } from '@spire/graph-kit/dateColumn';
import { EXPORT_BATCH, inSteps, readAll } from '@spire/graph-shared/export/readAll';
import type { RecordsPart } from '@spire/graph-shared/export/recordsPart';
import { NEWEST_FIRST, olderThan } from '@spire/graph-kit/pages';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Row } from '@spire/graph-kit/sealing/sealedTexts';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import { CHECK_IN_TEXTS } from '../check-in/checkIn.texts.ts';
import type { WellbeingDatabase } from '../database.ts';
import { EXERCISE_MARK_TEXTS } from '../exercise-mark/exerciseMark.texts.ts';
import { EXPECTATION_TEXTS } from '../expectation-session/expectationSession.texts.ts';
import type { Prisma } from '../generated/client.ts';
import { IMPORTED_TEXTS, readContent } from '../imports/importedEntry.texts.ts';
import { datesOf } from '../memory/memory.dates.ts';
import { picturesOf } from '../memory/memory.files.ts';
import { MEMORY_TEXTS } from '../memory/memory.texts.ts';
import { readPlan, SAFETY_PLAN_TEXTS } from '../safety-plan/safetyPlan.texts.ts';
import { openPacing } from '../pacing/pacingDay.store.ts';
import { readChoices, STORY_TEXTS } from '../patterns/ownStory.texts.ts';
import { FOLLOWED_TEXTS, readChoice } from '../scales/followedScales.texts.ts';
import { readAnswer as readStep, SCALE_ENTRY_TEXTS } from '../scales/scaleEntry.texts.ts';
import { SUGGESTION_TEXTS } from '../suggestion-interaction/suggestionInteraction.texts.ts';
import { readAnswer, SET_TEXTS } from '../suggestion-set/suggestionSet.texts.ts';
import { TASK_TEXTS } from '../task/task.texts.ts';
import { TOOL_TEXTS } from '../tool-activity/toolActivity.texts.ts';

export interface RecordsExportStore {
  /** Every record of the person, opened, as they all are at one moment. */
  read(claims: Claims): Promise<RecordsPart>;
}

interface Placed {
  id: string;
  date: Date;
  createdAt: Date;
}

/** The beginning of the next batch, for tables with date, created_at and id. */
function after(userId: string, last: Placed | undefined) {
  const place = last === undefined ? undefined : { ...last, date: fromColumn(last.date) };
  return { where: { userId, ...olderThan(place) }, orderBy: [...NEWEST_FIRST], take: EXPORT_BATCH };
}

/** The beginning of the next batch, for tables with one row a date. */
function before(userId: string, last: { date: Date } | undefined) {
  const where = { userId, ...(last === undefined ? {} : { date: { lt: last.date } }) };
  return { where, orderBy: { date: 'desc' } as const, take: EXPORT_BATCH };
}

const iso = (instant: Date) => instant.toISOString();

interface Owned {
  userId: string;
  date: Date;
  createdAt: Date;
}

/** A row without whose it is, its date and the instant it was made as text. */
function plain<Each extends Owned>({ userId: _owner, ...each }: Each) {
  const texts = { date: fromColumn(each.date), createdAt: iso(each.createdAt) };
  return { ...each, ...texts } as Omit<Each, keyof Owned> & typeof texts;
}

/** Their ids are another account's own: no order of the document comes of them. */
const byDateAndScale = <Each extends { date: string; scale: string }>(entries: readonly Each[]): Each[] =>
  entries.toSorted((one, other) => other.date.localeCompare(one.date) || one.scale.localeCompare(other.scale));
function openedMemory(key: PersonKey, row: Row, sealed: Parameters<typeof MEMORY_TEXTS.open>[2]) {
  const texts = MEMORY_TEXTS.open(key, row, sealed);
  return { ...texts, morePictures: picturesOf(texts.morePictures) };
}

async function readRecords(tx: Prisma.TransactionClient, key: PersonKey, userId: string): Promise<RecordsPart> {
  const all = <Each extends Placed>(find: (page: ReturnType<typeof after>) => Promise<Each[]>) =>
    readAll<Each>((last) => find(after(userId, last)));
  const days = <Each extends { date: Date }>(find: (page: ReturnType<typeof before>) => Promise<Each[]>) =>
    readAll<Each>((last) => find(before(userId, last)));
  const checkIns = await all((page) => tx.checkIn.findMany(page));
  const moods = await all((page) => tx.mood.findMany(page));
  const progress = await days((page) => tx.dailyProgress.findMany(page));
  const memories = await all((page) => tx.memory.findMany(page));
  const interactions = await all((page) => tx.suggestionInteraction.findMany(page));
  const sets = await all((page) => tx.suggestionSet.findMany(page));
  const tasks = await readAll<Prisma.TaskGetPayload<object>>((last) =>
    tx.task.findMany({
      where: {
        userId,
        ...(last === undefined
          ? {}
          : {
              date: { lte: last.date },
              OR: [{ date: { lt: last.date } }, { date: last.date, type: { gt: last.type } }],
            }),
      },
      orderBy: [{ date: 'desc' }, { type: 'asc' }],
      take: EXPORT_BATCH,
    }),
  );
  const tools = await all((page) => tx.toolActivity.findMany(page));
  const sessions = await all((page) => tx.expectationSession.findMany(page));
  const plan = await tx.safetyPlan.findUnique({ where: { userId } });
  const story = await tx.ownStory.findMany({ where: { userId } });
  const pacing = await days((page) => tx.pacingDay.findMany(page));
  const scaleEntries = await all((page) => tx.scaleEntry.findMany(page));
  const followed = await tx.followedScales.findMany({ where: { userId } });
  const diaryImports = await all((page) => tx.diaryImport.findMany(page));
  const importedEntries = await all((page) => tx.importedEntry.findMany(page));
  const exerciseMarks = await all((page) => tx.exerciseMark.findMany(page));
  const restDays = await days(({ where, ...page }) =>
    tx.streakDay.findMany({ ...page, where: { ...where, counts: false } }),
  );
  const helpDays = await days(({ where, ...page }) =>
    tx.helpDay.findMany({ ...page, where: { ...where, marks: { isEmpty: false } } }),
  );
  const activities = await all((page) => tx.activity.findMany(page));

  const row = (id: string) => ({ userId, row: id });
  return {
    checkIns: await inSteps(checkIns, ({ isHard: _derived, ...each }) => ({
      ...plain(each),
      ...CHECK_IN_TEXTS.open(key, row(fromColumn(each.date)), each),
      updatedAt: iso(each.updatedAt),
    })),
    moods: await inSteps(moods, (each) => ({
      ...plain(each),
      updatedAt: iso(each.updatedAt),
    })),
    dailyProgress: await inSteps(progress, ({ userId: _owner, ...each }) => ({
      ...each,
      date: fromColumn(each.date),
      updatedAt: iso(each.updatedAt),
    })),
    memories: await inSteps(memories, ({ userId: _owner, toldDate, ...each }) => ({
      ...each,
      ...openedMemory(key, row(each.id), each),
      ...datesOf({ toldDate, writtenOn: each.writtenOn }),
      createdAt: iso(each.createdAt),
    })),
    suggestionInteractions: await inSteps(interactions, ({ fingerprint: _derived, ...each }) => ({
      ...plain(each),
      ...SUGGESTION_TEXTS.open(key, row(each.id), each),
    })),
    // One that is being written is none yet.
    suggestionSets: (
      await inSteps(sets, ({ answer, finishedAt, ...each }) => {
        if (answer === null || finishedAt === null) return [];
        const opened = SET_TEXTS.open(key, row(each.id), { answer });
        const { suggestions, heard } = readAnswer(opened.answer);
        return [{ ...plain(each), suggestions, heard, finishedAt: iso(finishedAt) }];
      })
    ).flat(),
    tasks: await inSteps(tasks, ({ userId: _owner, ...each }) => ({
      ...each,
      ...TASK_TEXTS.open(key, row(each.id), each),
      date: fromColumn(each.date),
      completedAt: each.completedAt === null ? null : iso(each.completedAt),
    })),
    toolActivities: await inSteps(tools, (each) => {
      const { record } = TOOL_TEXTS.open(key, row(each.id), each);
      // Rows hold what the product wrote: the table knows the tools, and a record opens only as it was sealed.
      return {
        ...plain(each),
        completedAt: iso(each.completedAt),
        record: JSON.parse(record) as unknown,
      } as RecordsPart['toolActivities'][number];
    }),
    expectationSessions: await inSteps(sessions, (each) => ({
      ...plain(each),
      ...EXPECTATION_TEXTS.open(key, row(each.id), each),
      planOn: each.planOn === null ? null : fromColumn(each.planOn),
      completedAt: iso(each.completedAt),
    })),
    helpDays: await inSteps(helpDays, ({ date }) => fromColumn(date)),
    safetyPlan: (plan === null ? [] : [plan]).map(({ userId: _owner, content, offerFrom, updatedAt, ...each }) => ({
      ...each,
      ...readPlan(SAFETY_PLAN_TEXTS.open(key, row('own'), { content })),
      offerFrom: offerFrom && fromColumn(offerFrom),
      updatedAt: iso(updatedAt),
    })),
    ownStory: story.map(({ updatedAt, ...each }) => ({
      ...readChoices(STORY_TEXTS.open(key, row('own'), each).choices),
      updatedAt: iso(updatedAt),
    })),
    pacingDays: await inSteps(pacing, (each) => {
      const { things, ...day } = openPacing(key, each);
      return { ...day, things: [...things], updatedAt: iso(each.updatedAt) };
    }),
    followedScales: followed.map((each) => ({
      ...readChoice(FOLLOWED_TEXTS.open(key, row('own'), each).choice),
      updatedAt: iso(each.updatedAt),
    })),
    scaleEntries: byDateAndScale(
      await inSteps(scaleEntries, ({ id, ...each }) => ({
        date: fromColumn(each.date),
        ...readStep(SCALE_ENTRY_TEXTS.open(key, row(id), each).answer),
        createdAt: iso(each.createdAt),
      })),
    ),
    diaryImports: await inSteps(diaryImports, (each) => ({
      ...plain(each),
      undoneAt: each.undoneAt === null ? null : iso(each.undoneAt),
    })),
    importedEntries: await inSteps(importedEntries, ({ fingerprint: _fingerprint, content, moment, ...each }) => {
      const opened = IMPORTED_TEXTS.open(key, row(each.id), { content }).content;
      const { activities, toldActivities, feelings, pictures, ...texts } = readContent(opened);
      return {
        ...plain(each),
        ...texts,
        ...{ activities: [...activities], toldActivities: [...toldActivities] },
        ...{ feelings: [...feelings], pictures: [...pictures] },
        moment: moment === null ? null : iso(moment),
      };
    }),
    exerciseMarks: await inSteps(exerciseMarks, (each) => ({
      ...plain(each),
      ...EXERCISE_MARK_TEXTS.open(key, row(each.id), each),
    })),
    restDays: await inSteps(restDays, ({ date }) => fromColumn(date)),
    activities: await inFixedOrder(activities),
  };
}

/** Newest first; at the same instant by what they are of, because the rows' own ids are new after an import. */
async function inFixedOrder(rows: readonly Prisma.ActivityGetPayload<object>[]): Promise<RecordsPart['activities']> {
  const keyed = await inSteps(rows, ({ kind, sourceId: recordId, date: column, createdAt }) => {
    const [date, at] = [fromColumn(column), iso(createdAt)];
    return { key: `${date} ${at} ${kind} ${recordId}`, entry: { kind, recordId, date, at } };
  });
  return keyed.toSorted((one, other) => (one.key < other.key ? 1 : -1)).map(({ entry }) => entry);
}

export function createRecordsExportStore(database: WellbeingDatabase, vault: Vault): RecordsExportStore {
  return {
    read: async (claims) => {
      const key = await vault.keyOf(claims.sub);
      return database.withSnapshot(claims, (transaction) => readRecords(transaction, key, claims.sub));
    },
  };
}
