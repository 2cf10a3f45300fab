import { questionOf } from './questionOf.ts';

const profile = {
  nickname: '',
  considerations: [],
  specificChallenge: '',
  capacityLevel: null,
  goals: [],
  avoidSuggestions: [],
  socialSafetyFactors: [],
  updatedAt: '2026-05-18T10:00:00Z',
};
const day = { date: '2026-05-20', wasHelpYesterday: false };
const rest = { reminder: { isOn: false }, growth: { checkInDays: 2 } };
const settings = { questionsFrom: null, questionsOff: [] };
const at = (hour: number) => new Date(2026, 4, 20, hour);

test('the first that is open comes in the day, and none in the evening or at night', () => {
  const me = { profile, day, settings, ...rest };
  expect([9, 14].map((hour) => questionOf(me, '2026-05-20', at(hour)))).toEqual(['capacityLevel', 'capacityLevel']);
  expect([20, 23, 3].map((hour) => questionOf(me, '2026-05-20', at(hour)))).toEqual([undefined, undefined, undefined]);
});

test('there is none on the day after help, on the day something was told, and before there is a profile', () => {
  const none = [
    { profile, settings, day: { ...day, wasHelpYesterday: true } },
    { profile: { ...profile, updatedAt: at(8).toISOString() }, settings, day },
    { profile: null, settings, day },
  ];
  for (const me of none) expect(questionOf({ ...me, ...rest }, '2026-05-20', at(12))).toBeUndefined();
});

test('reminders come last, after a few days', () => {
  const me = {
    profile: {
      ...profile,
      capacityLevel: 'low' as const,
      considerations: ['fatigue' as const],
      goals: ['joy' as const],
    },
    day,
    settings,
    ...rest,
  };
  expect(questionOf(me, '2026-05-20', at(12))).toBeUndefined();
  const been = { ...me, growth: { checkInDays: 3 } };
  expect(questionOf(been, '2026-05-20', at(12))).toBe('reminders');
  expect(questionOf({ ...been, profile }, '2026-05-20', at(12))).toBe('capacityLevel');
});
