import { LATER_QUESTIONS, laterQuestion, offersReminders, PROFILE_QUESTIONS } from './laterQuestions.ts';

const today = '2026-05-20';
const nothing = {
  capacityLevel: null,
  considerations: [] as string[],
  avoidSuggestions: [] as string[],
  goals: [] as string[],
  toldOn: '2026-05-19',
};
const open = { questionsFrom: null, questionsOff: [] };

test('they come one after the other, in their order', () => {
  const answers = { capacityLevel: 'low', considerations: ['fatigue'], avoidSuggestions: ['exercise'], goals: ['joy'] };
  let told: typeof nothing | (Omit<typeof nothing, 'capacityLevel'> & { capacityLevel: string | null }) = nothing;
  for (const id of PROFILE_QUESTIONS) {
    expect(laterQuestion(told, open, today)).toBe(id);
    told = { ...told, [id]: answers[id] };
  }
  expect(laterQuestion(told, open, today)).toBeUndefined();
});

test('a person who told all that is needed is asked nothing', () => {
  const whole = { ...nothing, capacityLevel: 'low', considerations: ['fatigue'], goals: ['joy'] };
  expect(laterQuestion(whole, open, today)).toBeUndefined();
});

test('there is none on a day on which something was told, the first included', () => {
  expect(laterQuestion({ ...nothing, toldOn: today }, open, today)).toBeUndefined();
});

test('what is put off comes again on its date, and what is declined does not', () => {
  expect(laterQuestion(nothing, { ...open, questionsFrom: '2026-05-21' }, today)).toBeUndefined();
  expect(laterQuestion(nothing, { ...open, questionsFrom: today }, today)).toBe('capacityLevel');
  expect(laterQuestion(nothing, { ...open, questionsOff: ['capacityLevel'] }, today)).toBe('considerations');
  expect(laterQuestion(nothing, { ...open, questionsOff: [...LATER_QUESTIONS] }, today)).toBeUndefined();
});

test('reminders are offered once, after the third day, to whoever has none', () => {
  const few = { checkInDays: 3, isReminded: false };
  expect(offersReminders(few, open, today)).toBe(true);
  expect(offersReminders({ ...few, checkInDays: 2 }, open, today)).toBe(false);
  expect(offersReminders({ ...few, isReminded: true }, open, today)).toBe(false);
  expect(offersReminders(few, { ...open, questionsOff: ['reminders'] }, today)).toBe(false);
  expect(offersReminders(few, { ...open, questionsFrom: '2026-05-21' }, today)).toBe(false);
});
