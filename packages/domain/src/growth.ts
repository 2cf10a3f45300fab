import { TOOLS } from './options.ts';

/** Growth levels by points, lowest first (spec 2 §3). Message key: `levels.<id>`. */
export const LEVELS = [
  { id: 'sprout', from: 0 },
  { id: 'small_plant', from: 25 },
  { id: 'flower', from: 50 },
  { id: 'full_bloom', from: 75 },
  { id: 'thriving_garden', from: 100 },
] as const;
export type LevelId = (typeof LEVELS)[number]['id'];

/** Points per record (D31). */
export const POINTS = {
  checkInDay: 2,
  moodEntry: 0,
  memory: 0.5,
  completedSuggestion: 1,
  completedTask: 1,
  toolActivity: 2,
  expectationSession: 2,
} as const;

/**
 * The kinds of a person's activities in the ledger: each counted record is one of these. The database spells them
 * so in its triggers (decision 0023).
 */
export const ACTIVITY_KINDS = ['check_in', 'mood', 'memory', 'suggestion', 'task', ...TOOLS] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** The points that one activity of a kind gives. */
export const ACTIVITY_POINTS = {
  check_in: POINTS.checkInDay,
  mood: POINTS.moodEntry,
  memory: POINTS.memory,
  suggestion: POINTS.completedSuggestion,
  task: POINTS.completedTask,
  inner_balance: POINTS.toolActivity,
  micro_regulation: POINTS.toolActivity,
  social_support: POINTS.toolActivity,
  self_priority: POINTS.toolActivity,
  expectation_lift: POINTS.expectationSession,
} as const satisfies Record<ActivityKind, number>;

/** How many activities of each kind; a kind that is not named was not done. */
export type ActivityCounts = Readonly<Partial<Record<ActivityKind, number>>>;

/** How many of these kinds together. */
export function countOf(counts: ActivityCounts, ...kinds: readonly ActivityKind[]): number {
  return kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}

/** The points that many activities give, rounded (D31). */
export function pointsOf(counts: ActivityCounts): number {
  return roundPoints(ACTIVITY_KINDS.reduce((sum, kind) => sum + countOf(counts, kind) * ACTIVITY_POINTS[kind], 0));
}

/** How many days chart and calendar can show, the default first (spec 2 §9). */
export const DAY_WINDOWS = [14, 28] as const;
export type DayWindow = (typeof DAY_WINDOWS)[number];

/** How many days the page for the doctor can tell of (D72). */
export const SUMMARY_WINDOWS = [14, 28, 90] as const;
export type SummaryWindow = (typeof SUMMARY_WINDOWS)[number];

/** The top of the chart's scale (D31): a day above it is drawn at it, and named in full. */
export const CHART_TOP = 10;

/** The bands of a day's points (D31, trap 54): nothing, above 0, from 4, from 6. */
export const BANDS = ['none', 'little', 'some', 'much'] as const;
export type Band = (typeof BANDS)[number];

export function bandOf(points: number): Band {
  if (points <= 0) return 'none';
  if (points < 4) return 'little';
  return points < 6 ? 'some' : 'much';
}

/** Rounded to one decimal, as every total is shown (D31). */
export function roundPoints(points: number): number {
  return Math.round(points * 10) / 10;
}

/** The level reached with these points. Negative totals do not exist; they count as 0. */
export function levelFor(points: number): LevelId {
  let reached: LevelId = LEVELS[0].id;
  for (const level of LEVELS) if (points >= level.from) reached = level.id;
  return reached;
}

/** Points at which the next level begins, or null at the highest (trap 53). */
export function nextLevelAt(points: number): number | null {
  return LEVELS.find((level) => level.from > points)?.from ?? null;
}

/** How far along the way to the next level, 0 to 1; 1 at the highest. */
export function levelProgress(points: number): number {
  const next = nextLevelAt(points);
  if (next === null) return 1;
  const current = LEVELS.findLast((level) => level.from <= points)?.from ?? 0;
  return (points - current) / (next - current);
}
