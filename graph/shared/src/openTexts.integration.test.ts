import { startTestStack, type TestStack } from '@spire/testing/stack';
import { asOwner } from '@spire/graph-kit/testing/asOwner';

/** Every column of the graph that could hold what somebody wrote and is not sealed, by what it holds instead. */
const OPEN: Record<string, string[]> = {
  'ids of the product’s lists': [
    'users.access_event.kind',
    'users.attempt.kind',
    'users.consent.kind',
    'users.contact.attributes',
    'users.profile.avoid_suggestions',
    'users.profile.capacity_level',
    'users.profile.considerations',
    'users.profile.goals',
    'users.profile.social_safety_factors',
    'users.reminder.days',
    'users.reminder.kinds',
    'users.settings.language',
    'users.settings.questions_off',
    'users.settings.theme',
    'wellbeing.activity.kind',
    'wellbeing.activity_day.kind',
    'wellbeing.activity_total.kind',
    'wellbeing.check_in.looking_forward',
    'wellbeing.check_in.need_more',
    'wellbeing.check_in.what_is_good',
    'wellbeing.day_weight.kind',
    'wellbeing.day_weight.source',
    'wellbeing.exercise_mark.kind',
    'wellbeing.diary_import.source',
    'wellbeing.expectation_session.desired_feeling',
    'wellbeing.expectation_session.how_it_went',
    'wellbeing.held_import.part',
    'wellbeing.help_day.kinds',
    'wellbeing.imported_entry.source',
    'wellbeing.memory.category',
    'wellbeing.memory.emoji',
    'wellbeing.memory.marks',
    'wellbeing.memory.told',
    'wellbeing.memory_count.category',
    'wellbeing.suggestion_interaction.category',
    'wellbeing.suggestion_interaction.interaction_type',
    'wellbeing.suggestion_interaction.suggestion_type',
    'wellbeing.suggestion_set.form',
    'wellbeing.suggestion_set.language',
    'wellbeing.task.priority',
    'wellbeing.task.source',
    'wellbeing.task.type',
    'wellbeing.tool_activity.tool',
  ],
  'keyed fingerprints of texts': ['wellbeing.help_day.marks', 'wellbeing.help_day.set_aside'],
  'the version of a text of ours': ['users.consent.version'],
  'the id of a key': ['users.person_key.wrapped_by'],
  'the place of a file': ['users.profile.avatar', 'wellbeing.memory.picture_path', 'wellbeing.memory.voice_path'],
  'what a browser says of itself': ['users.access_event.user_agent', 'users.push_device.user_agent'],
  'a date as exact as it is known': ['wellbeing.memory.told_date'],
  'a time of day, and the name of a zone': ['users.reminder.time', 'users.reminder.time_zone'],
};

/** Types without room for words; bytes are sealed texts or keys, of which dump.integration.test.ts keeps count. */
const WORDLESS = `'{bool,bytea,date,int2,int4,int8,timestamp,timestamptz,uuid}'::regtype[]`;

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

test('a free text is sealed: what lies open is an id, a version or a place of ours', async () => {
  const found = await asOwner<{ name: string }>(
    stack.dataFolder,
    `select c.oid::regclass::text || '.' || a.attname as name
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind in ('r', 'p', 'm') and c.relnamespace in ('users'::regnamespace, 'wellbeing'::regnamespace)
        and c.relname <> '_prisma_migrations' and a.attnum > 0 and not a.attisdropped
        and a.atttypid <> all (${WORDLESS}::oid[])`,
  );
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.values(OPEN).flat().toSorted());
});
