import { isRemindersOffered, questionOf } from './questionOf.ts';

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
const settings = { questionsFrom: null, questionsOff: [] };
const at = (hour: number) => new Date(2026, 4, 20, hour);

test('the first that is open comes in the day, and none in the evening or at night', () => {
  const me = { profile, settings };
  expect([9, 14].map((hour) => questionOf(me, '2026-05-20', at(hour)))).toEqual(['capacityLevel', 'capacityLevel']);
  expect([20, 23, 3].map((hour) => questionOf(me, '2026-05-20', at(hour)))).toEqual([undefined, undefined, undefined]);
});

test('there is none on the day something was told, and before there is a profile', () => {
  const none = [
    { profile: { ...profile, updatedAt: at(8).toISOString() }, settings },
    { profile: null, settings },
  ];
  for (const me of none) expect(questionOf(me, '2026-05-20', at(12))).toBeUndefined();
});

test('reminders are offered after a few days, and in the day alone', () => {
  const me = {
    profile: {
      ...profile,
      capacityLevel: 'low' as const,
      considerations: ['fatigue' as const],
      goals: ['joy' as const],
    },
    settings,
    ...{ reminder: { isOn: false }, growth: { checkInDays: 2 } },
  };
  const been = { ...me, growth: { checkInDays: 3 } };
  const offered = (facts: typeof me, hour: number) => isRemindersOffered(facts, '2026-05-20', at(hour));
  expect([offered(me, 12), offered(been, 12), offered(been, 20)]).toEqual([false, true, false]);
  expect(questionOf(been, '2026-05-20', at(12))).toBeUndefined();
});
