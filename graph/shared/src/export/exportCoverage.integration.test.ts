import { PLAN_CARDS } from '@spire/domain/safetyPlan';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { z } from 'zod';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { accountPart } from './accountPart.ts';
import { recordsPart } from './recordsPart.ts';

const ACCOUNT = Object.keys(accountPart.shape);
const RECORDS = Object.keys(recordsPart.shape);

/** Under which name of the export the rows of each table are, or why they are not in it. `as`: their one column alone. */
const TABLES: Record<string, { in: string; as?: string } | { left: string }> = {
  'users.account': { in: 'createdAt', as: 'created_at' },
  'users.profile': { in: 'profile' },
  'users.settings': { in: 'settings' },
  'users.consent': { in: 'consents' },
  'users.contact': { in: 'contacts' },
  'users.reminder': { in: 'reminder' },
  'users.push_device': { in: 'pushDevices' },
  'users.access_event': { in: 'accessLog' },
  'users.person_key': { left: 'a key: the export holds the opened texts' },
  'users.recovery_set': { left: 'a salt, of no use but to check codes' },
  'users.recovery_code': { left: 'hashes of codes that were shown once' },
  'users.attempt': { left: 'counted against limits, and gone within the hour' },
  'wellbeing.check_in': { in: 'checkIns' },
  'wellbeing.mood': { in: 'moods' },
  'wellbeing.daily_progress': { in: 'dailyProgress' },
  'wellbeing.progress_step': { left: 'ids by which a repeat is known; what was added is in the totals' },
  'wellbeing.memory': { in: 'memories' },
  'wellbeing.memory_count': { left: 'counted from memories' },
  'wellbeing.suggestion_interaction': { in: 'suggestionInteractions' },
  'wellbeing.suggestion_set': { in: 'suggestionSets' },
  'wellbeing.suggestion_day': { left: 'counted from suggestion sets and interactions' },
  'wellbeing.task': { in: 'tasks' },
  'wellbeing.tool_activity': { in: 'toolActivities' },
  'wellbeing.expectation_session': { in: 'expectationSessions' },
  'wellbeing.safety_plan': { in: 'safetyPlan' },
  'wellbeing.own_story': { in: 'ownStory' },
  'wellbeing.pacing_day': { in: 'pacingDays' },
  'wellbeing.followed_scales': { in: 'followedScales' },
  'wellbeing.scale_entry': { in: 'scaleEntries' },
  'wellbeing.diary_import': { in: 'diaryImports' },
  'wellbeing.imported_entry': { in: 'importedEntries' },
  'wellbeing.held_import': { left: 'a file that waits for an answer, and gone after an hour' },
  'wellbeing.exercise_mark': { in: 'exerciseMarks' },
  'wellbeing.activity': { in: 'activities' },
  'wellbeing.activity_total': { left: 'counted from activities' },
  'wellbeing.activity_day': { left: 'counted from activities' },
  'wellbeing.streak_day': { in: 'restDays', as: 'date' },
  'wellbeing.help_day': { in: 'helpDays', as: 'date' },
  'wellbeing.day_weight': { left: 'what weighs on one day, read from the check-in and gone two days later' },
  'wellbeing.shown_day': { left: 'a wish for one day, which says nothing afterwards' },
  'wellbeing.streak_run': { left: 'computed from days that count and rest days' },
};

/** Columns of rows that the export holds which are not in it. */
const LEFT_COLUMNS: Record<string, string[]> = {
  'users.access_event': ['date'],
  'users.consent': ['id'],
  'users.push_device': ['id', 'proof', 'session_id', 'target'],
  'users.reminder': ['next_at'],
  'wellbeing.activity': ['id'],
  'wellbeing.check_in': ['is_hard'],
  'wellbeing.scale_entry': ['id'],
  'wellbeing.help_day': ['kinds', 'marks', 'set_aside'],
  'wellbeing.imported_entry': ['fingerprint'],
  'wellbeing.streak_day': ['counts'],
  'wellbeing.suggestion_interaction': ['fingerprint'],
};
const RENAMED: Record<string, string | readonly string[]> = {
  'users.access_event.created_at': 'at',
  'wellbeing.activity.created_at': 'at',
  'wellbeing.activity.source_id': 'recordId',
  'wellbeing.safety_plan.content': PLAN_CARDS,
  'wellbeing.own_story.choices': ['isPatternsOn', 'isPacingOn', 'question', 'askedOn', 'hidden', 'trial'],
  'wellbeing.pacing_day.record': ['room', 'shownRoom', 'things', 'isBig', 'morning'],
  'wellbeing.followed_scales.choice': ['scales', 'isOnHome'],
  'wellbeing.scale_entry.answer': ['scale', 'value', 'isCarried'],
  'wellbeing.memory.told_date': 'date',
  'wellbeing.suggestion_set.answer': ['suggestions', 'heard'],
};

/** Columns that hold several fields, sealed as one text. */
const TOGETHER: Record<string, string[]> = {
  'wellbeing.imported_entry.content': [
    ...['activities', 'feelings', 'moodName', 'pictures', 'text', 'time', 'title', 'toldActivities'],
  ],
};

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

interface Column {
  place: string;
  name: string;
}

const columns = () =>
  asOwner<Column>(
    stack.dataFolder,
    `select a.attrelid::regclass::text as place, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind in ('r', 'p') and c.relnamespace in ('users'::regnamespace, 'wellbeing'::regnamespace)
        and a.attnum > 0 and not a.attisdropped and c.relname <> '_prisma_migrations'`,
  );

test('every table that holds rows of a person is exported, or it is said why not', async () => {
  const found = new Set((await columns()).map(({ place }) => place));
  expect([...found].toSorted()).toEqual(Object.keys(TABLES).toSorted());
  const named = Object.values(TABLES).flatMap((table) => ('in' in table ? [table.in] : []));
  expect(named.toSorted()).toEqual(
    [...ACCOUNT, ...RECORDS].filter((name) => name !== 'id' && name !== 'email').toSorted(),
  );
});

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** The fields of the records in one part of the format, of every kind of record; none where the part is one value. */
function fieldsOf(schema: z.core.$ZodType): string[][] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return fieldsOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  return schema instanceof z.ZodObject ? [Object.keys(schema.shape)] : [];
}

const FORMAT: Record<string, z.core.$ZodType> = { ...accountPart.shape, ...recordsPart.shape };
const EXPORTED = Object.entries(TABLES).flatMap(([place, table]) => ('in' in table ? [{ place, ...table }] : []));

test.each(EXPORTED)(
  'the export has every column of $place, and nothing else, in $in',
  async ({ place, as, ...table }) => {
    const stored = (await columns())
      .filter((column) => column.place === place)
      .map(({ name }) => name)
      .filter((name) => name !== 'user_id' && LEFT_COLUMNS[place]?.includes(name) !== true);
    const part = FORMAT[table.in];
    if (part === undefined) throw new Error(`The export has no ${table.in}`);
    const kinds = fieldsOf(part);
    expect(kinds.length > 0).toBe(as === undefined);
    if (as !== undefined) expect(stored).toEqual([as]);
    for (const fields of kinds)
      expect(sorted(fields)).toEqual(
        sorted(stored.flatMap((name) => TOGETHER[`${place}.${name}`] ?? RENAMED[`${place}.${name}`] ?? camel(name))),
      );
  },
);
