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
  memory: 0.5,
  completedSuggestion: 1,
  completedTask: 1,
  toolActivity: 2,
  expectationSession: 2,
} as const;

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
