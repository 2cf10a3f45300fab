import { readExpectationSession } from './readExpectationSession.ts';
import { readToolActivity } from './readToolActivity.ts';
import { writeExpectationSession, writeToolActivity } from './writeToolActivity.ts';

const moment = { now: new Date('2026-06-30T23:30:00Z'), timeZone: 'Europe/Oslo' };
const id = '33333333-3333-4333-8333-333333333333';
const completedAt = '2026-06-30T22:45:00.000Z';
const completion = { id, date: '2026-07-01', completedAt };
const errorsOf = (reading: ReturnType<typeof readToolActivity> | ReturnType<typeof readExpectationSession>) =>
  'errors' in reading ? reading.errors.map(({ field, code }) => `${field} ${code}`) : [];

const exercise = { type: 'warmth', emoji: '🔥', title: 'Varme hender', instruction: 'Gni dem', reasoning: '' };
const boundary = {
  shouldDo: 'Rydde',
  needInstead: { text: 'Hvile', emoji: '🛌' },
  sayNoExample: 'Ikke i dag',
  validation: 'Bra',
};
const plan = { socialWants: ['tur', 'vetIkke'], selectedContacts: [id], suggestion: 'Ring' };

test.each<[string, object, string, object]>([
  [
    'hrv',
    { id, date: '2026-06-30T22:40:00Z', category: 'breathing', activity: 'Rolig pust', completedAt },
    'inner_balance',
    { category: 'breathing', activity: 'Rolig pust', durationMinutes: null },
  ],
  [
    'micro-regulation',
    { id, date: '2026-07-01', exercise: { ...exercise, reasoning: null }, afterFeeling: '😌' },
    'micro_regulation',
    { exercise, afterFeeling: 'calm' },
  ],
  [
    'social-support',
    { id, social_wants: ['tur', 'vet-ikke', 'vetIkke'], selected_contacts: [id], aiSuggestion: 'Ring' },
    'social_support',
    { ...plan, source: null },
  ],
  [
    'priority',
    {
      id,
      should_do: 'Rydde',
      need_instead: boundary.needInstead,
      say_no_example: 'Ikke i dag',
      aiValidation: 'Bra',
      source: 'built-in',
    },
    'self_priority',
    { ...boundary, source: 'built_in' },
  ],
])('a record of %s, as it has been sent', (toolType, data, tool, record) => {
  expect(readToolActivity({ toolType, data, completedAt, userId: 'ignored' }, moment)).toMatchObject({
    draft: { tool, input: { ...completion, ...record } },
  });
});

test('what is not told of a completion is now, today where the person is, and an id to be made', () => {
  const data = { id: '1720000000000', category: 'sensory', activity: 'x' };
  expect(readToolActivity({ tool_type: 'hrv', data }, moment)).toMatchObject({
    draft: { input: { id: null, date: '2026-07-01', completedAt: '2026-06-30T23:30:00.000Z' } },
  });
});

test.each<[unknown, string[]]>([
  ['hrv', ['body INVALID']],
  [{ data: {} }, ['toolType REQUIRED']],
  [{ toolType: 'expectation' }, ['toolType UNKNOWN_OPTION']],
  [{ tool_type: 7 }, ['tool_type INVALID']],
  [{ toolType: 'hrv', data: [] }, ['data INVALID']],
  [{ toolType: 'hrv', data: {} }, ['data.category REQUIRED', 'data.activity REQUIRED']],
  [
    { toolType: 'hrv', id: 'x', completedAt: 'yesterday', data: { category: 'cognitive', activity: 'x' } },
    ['completedAt INVALID', 'id INVALID', 'data.category UNKNOWN_OPTION'],
  ],
  [
    { toolType: 'hrv', completedAt: '2027-01-01T00:00:00Z', data: { category: 'sensory', activity: 7 } },
    ['data.activity INVALID', 'completedAt DATE_NOT_ACCEPTED'],
  ],
  [
    { toolType: 'micro-regulation', data: { exercise: { ...exercise, title: '' }, after_feeling: 'fab' } },
    ['data.exercise.title REQUIRED', 'data.after_feeling UNKNOWN_OPTION'],
  ],
  [
    { toolType: 'social-support', data: { socialWants: ['gull'], selectedContacts: 'Per' } },
    ['data.selectedContacts INVALID', 'data.socialWants UNKNOWN_OPTION'],
  ],
  [
    { toolType: 'priority', data: { ...boundary, needInstead: { text: 7, emoji: '🧨' }, source: 'god' } },
    ['data.needInstead.text INVALID', 'data.needInstead.emoji UNKNOWN_OPTION', 'data.source UNKNOWN_OPTION'],
  ],
])('refused in the spelling of the caller: %j', (body, errors) => {
  expect(errorsOf(readToolActivity(body, moment))).toEqual(errors);
});

test.each([
  { tool: 'inner_balance', record: { category: 'movement', activity: 'x', durationMinutes: 4 } },
  { tool: 'micro_regulation', record: { exercise, afterFeeling: 'tired' } },
  { tool: 'social_support', record: { ...plan, source: 'ai' } },
  { tool: 'self_priority', record: { ...boundary, source: 'built_in' } },
] as const)('what is answered of $tool can be sent back as it is', ({ tool, record }) => {
  const activity = { ...completion, tool, record } as Parameters<typeof writeToolActivity>[0];
  const written = writeToolActivity(activity);
  expect(readToolActivity(written, moment)).toMatchObject({ draft: { tool, input: { ...completion, ...record } } });
});

test('older clients find the names they read', () => {
  expect(
    writeToolActivity({ ...completion, tool: 'self_priority', record: { ...boundary, source: 'built_in' } }),
  ).toMatchObject({
    toolType: 'priority',
    completed_at: completedAt,
    data: { aiValidation: 'Bra', source: 'built-in' },
  });
  expect(writeToolActivity({ ...completion, tool: 'social_support', record: { ...plan, source: null } })).toMatchObject(
    { toolType: 'social-support', data: { aiSuggestion: 'Ring', source: null } },
  );
});

const answers = { whatToDo: 'Møte', whatCanGoBetter: 'Alt', howToFeelGood: 'Puste', desiredFeeling: 'rolig' } as const;

test.each<[object, object]>([
  [
    { userId: '', sessionDate: '2026-06-30', ...answers, desiredFeeling: '😌' },
    { ...answers, date: '2026-06-30' },
  ],
  [
    { id, date: '2026-06-30', ...answers, completedAt },
    { ...answers, id, date: '2026-06-30', completedAt },
  ],
  [
    { what_to_do: 'Møte', what_can_go_better: 'Alt', how_to_feel_good: 'Puste', desired_feeling: 'rolig' },
    { ...answers, id: null, date: '2026-07-01' },
  ],
])('an expectation session: %j', (body, draft) => {
  expect(readExpectationSession(body, moment)).toMatchObject({ draft });
});

test('an expectation session is refused in the spelling of the caller, and answered to be sent back', () => {
  expect(errorsOf(readExpectationSession({ what_to_do: ' ', sessionDate: 'x', desiredFeeling: '🧨' }, moment))).toEqual(
    [
      'sessionDate INVALID',
      'what_to_do REQUIRED',
      'whatCanGoBetter REQUIRED',
      'howToFeelGood REQUIRED',
      'desiredFeeling UNKNOWN_OPTION',
    ],
  );
  const written = writeExpectationSession({ ...completion, ...answers, howItWent: 'fine', planOn: '2026-07-02' });
  expect(written).toMatchObject({
    sessionDate: '2026-07-01',
    what_to_do: 'Møte',
    desiredFeelingEmoji: '😌',
    how_it_went: 'fine',
    plan_on: '2026-07-02',
  });
  expect(readExpectationSession(written, moment)).toMatchObject({ draft: { ...completion, ...answers } });
});
