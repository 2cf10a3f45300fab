import { addDays } from '@spire/domain/dates';
import { HOME_LINES, homeLineOf, type HomeLine, type HomeLineFacts } from './homeLineOf.ts';

const today = '2026-05-20';
const noon = new Date(2026, 4, 20, 12);
/** A day on which a week is new, and the evening before it. */
const monday = '2026-05-18';
const mondayNoon = new Date(2026, 4, 18, 12);
const sundayEvening = new Date(2026, 4, 17, 19);
const long = (ago: number, from = noon) => new Date(from.getTime() - ago * 86_400_000).toISOString();
const page = <T>(nodes: T[]) => ({ nodes, endCursor: null, hasNextPage: false });

/** Nothing applies. */
const NOTHING: HomeLineFacts = {
  id: 'x',
  createdAt: long(1),
  followedScales: { scales: [], isOnHome: true, updatedAt: null },
  scaleEntries: page([]),
  moods: page([]),
  day: { date: today, wasHelpYesterday: false },
  isPacingOn: false,
  safetyPlan: { signs: [], alone: [], places: [], people: [], safe: [], others: [], offerFrom: null },
  consents: [],
  reminder: { isOn: false },
  growth: { checkInDays: 1 },
  settings: { questionsFrom: null, questionsOff: [] },
  profile: null,
};
const pacing: HomeLineFacts['pacing'] = { date: today, line: 'first', morning: null };
const mood = (ago: number, value: number, of = today) => ({ id: `${ago}`, date: addDays(of, -ago), mood: value });
const open = {
  ...{ nickname: '', considerations: [], specificChallenge: '', capacityLevel: null, goals: [], avoidSuggestions: [] },
  ...{ socialSafetyFactors: [], updatedAt: long(9) },
};
const whole = {
  ...open,
  ...{ considerations: ['fatigue' as const], capacityLevel: 'low' as const, goals: ['joy' as const] },
};

/** The facts that make each line apply, beside whatever else does. */
const APPLIES: Record<HomeLine, (me: HomeLineFacts, of: string) => HomeLineFacts> = {
  someone: (me, of) => ({ ...me, day: { date: of, wasHelpYesterday: true } }),
  morning: (me) => ({ ...me, isPacingOn: true, pacing }),
  plan: (me, of) => ({ ...me, moods: page([mood(0, 4, of), mood(1, 5, of)]) }),
  question: (me) => ({ ...me, profile: open }),
  week: (me) => ({ ...me, createdAt: long(8), followedScales: { ...me.followedScales, updatedAt: long(1) } }),
  reminders: (me) => ({ ...me, growth: { checkInDays: 3 }, profile: me.profile ?? whole }),
  scales: (me) => ({ ...me, createdAt: long(12), followedScales: { ...me.followedScales, updatedAt: null } }),
};

/** Every combination of the lines. */
const COMBINATIONS = Array.from({ length: 2 ** HOME_LINES.length }, (_, bits) =>
  HOME_LINES.filter((_line, at) => bits & (1 << at)),
);

test.each(COMBINATIONS.map((lines) => [lines.join(' and ') || 'nothing', lines] as const))(
  'of %s the first is shown, and no other',
  (_, lines) => {
    const [of, now] = lines.includes('week') ? [monday, mondayNoon] : [today, noon];
    const me = lines.reduce((known, line) => APPLIES[line](known, of), NOTHING);
    expect(homeLineOf(me, of, now)).toBe(lines[0] ?? null);
  },
);

test('a question is asked before the week is told, and the week before anything is offered (D95)', () => {
  expect(HOME_LINES).toEqual(['someone', 'morning', 'plan', 'question', 'week', 'reminders', 'scales']);
});

test('the week has its line from Sunday evening to Monday, for whoever was here some of its days', () => {
  const told = { ...NOTHING, createdAt: long(30), followedScales: { ...NOTHING.followedScales, updatedAt: long(1) } };
  const sunday = addDays(monday, -1);
  expect(homeLineOf(told, sunday, new Date(2026, 4, 17, 17, 59))).toBeNull();
  expect(homeLineOf(told, sunday, sundayEvening)).toBe('week');
  expect(homeLineOf(told, monday, new Date(2026, 4, 18, 23, 59))).toBe('week');
  expect(homeLineOf(told, addDays(monday, 1), new Date(2026, 4, 19, 8))).toBeNull();
  const since = (day: number) => ({ ...told, createdAt: new Date(2026, 4, day, 12).toISOString() });
  expect([15, 16, 17].map((day) => homeLineOf(since(day), monday, mondayNoon))).toEqual(['week', null, null]);
  // No day with somebody to talk with has it, and no question is asked on the evening that has it.
  expect(homeLineOf({ ...told, moods: page([mood(0, 1, monday)]) }, monday, mondayNoon)).toBe('someone');
  expect(homeLineOf(APPLIES.question(told, sunday), sunday, sundayEvening)).toBe('week');
});

test('low days are somebody’s to talk with before anything else, by the mood or by what is followed', () => {
  const all = HOME_LINES.slice(1).reduce((known, line) => APPLIES[line](known, today), NOTHING);
  const lowest = { ...all, moods: page([mood(0, 1)]) };
  const unrest = [0, 1, 2].map((ago) => ({
    ...{ date: addDays(today, -ago), scale: 'unrest' as const, value: 5, isCarried: false },
  }));
  expect(homeLineOf(all, today, noon)).toBe('morning');
  expect(homeLineOf(lowest, today, noon)).toBe('someone');
  expect(homeLineOf({ ...all, scaleEntries: page(unrest) }, today, noon)).toBe('someone');
  // Yesterday's answer says nothing of today.
  const before = { ...all, day: { date: addDays(today, -1), wasHelpYesterday: true } };
  expect(homeLineOf(before, today, noon)).toBe('morning');
});

test('a line that was answered keeps its day, so that no other comes in its place', () => {
  const answered = { date: today, line: null, morning: 'usual' } as const;
  const both = APPLIES.question(APPLIES.plan({ ...NOTHING, isPacingOn: true, pacing: answered }, today), today);
  expect(homeLineOf(both, today, noon)).toBe('morning');
  const offerFrom = addDays(today, 365);
  const declined = APPLIES.question({ ...NOTHING, safetyPlan: { ...NOTHING.safetyPlan, offerFrom } }, today);
  expect(homeLineOf(declined, today, noon)).toBe('plan');
});
