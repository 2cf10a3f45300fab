import { type DayNumber, sundayBefore, WEEK } from './days.ts';
import type { Outcome, Series } from './series.ts';
import { lookOn, type Looked, type Pair, pairId, type SundayLook, type Wish } from './sunday.ts';
import { usualOn } from './usual.ts';

/** How sure, in steps; the third comes of a drawn trial alone. */
export type Strength = 'clear' | 'maybeChance' | 'trial';
export type Direction = 'lower' | 'higher';

/** Of how many days how many differed from usual the way the pattern says. */
export interface Count {
  hits: number;
  days: number;
}

/** A day behind a pattern, with the answer of that day and what was usual then. */
export interface DayBehind {
  day: DayNumber;
  answer: number;
  usual: number;
}

export interface Finding extends Pair {
  lagDays: number;
  direction: Direction;
  strength: Strength;
  with: Count;
  without: Count;
  /** The days after it, newest first. */
  days: DayBehind[];
}

export type PatternState = 'tooFewDays' | 'nothing' | 'found';

export interface Findings {
  state: PatternState;
  /** Answered days in the window. */
  days: number;
  /** How many pairs were looked at. */
  looked: number;
  /** The first day of the window. */
  firstDay: DayNumber;
  findings: Finding[];
  question: { state: PatternState; finding: Finding | null } | null;
}

const MOST_FINDINGS = 3;
const RUNNING = 3;
const [CLEAR, SHOWN, GONE] = [0.02, 0.05, 0.1];
/** Sundays gone through, so that what was shown stays until three in a row are above `GONE`. */
const SUNDAYS = 8;

const isRun = (looks: readonly (Looked | undefined)[], isSo: (look: Looked) => boolean) =>
  looks.length === RUNNING && looks.every((look) => look !== undefined && isSo(look));

/** How sure one pair and lag is at the last of these Sundays, oldest first; null where it is not shown. */
export function strengthOf(sundays: readonly (Looked | undefined)[]): Exclude<Strength, 'trial'> | null {
  let strength: Exclude<Strength, 'trial'> | null = null;
  for (let last = RUNNING; last <= sundays.length; last += 1) {
    const run = sundays.slice(last - RUNNING, last);
    const way = Math.sign(run.at(-1)?.value ?? 0);
    const isBelow = (limit: number) => isRun(run, ({ chance, value }) => chance <= limit && Math.sign(value) === way);
    if (isBelow(CLEAR)) strength = 'clear';
    else if (isBelow(SHOWN)) strength = 'maybeChance';
    else if (strength !== null)
      strength = run.every((look) => look === undefined || look.chance > GONE) ? null : 'maybeChance';
  }
  return strength;
}

/** The counts of a pair over the window, and the days behind it. */
function told(series: Series, look: Looked, strength: Exclude<Strength, 'trial'>, window: Window): Finding | null {
  const exposure = series.exposures.find(({ id }) => id === look.exposure);
  const outcome = series.outcomes.find(({ id }) => id === look.outcome);
  if (exposure === undefined || outcome === undefined) return null;
  const direction = look.value < 0 ? 'lower' : 'higher';
  const days: DayBehind[] = [];
  const counts = { with: { hits: 0, days: 0 }, without: { hits: 0, days: 0 } };
  for (let day = window.last; day - look.lagDays >= window.first; day -= 1) {
    const behind = dayBehind(outcome, series.leftOut, day, window.last);
    const held = day - look.lagDays;
    if (behind === null || series.leftOut.has(held) || exposure.known?.has(held) === false) continue;
    const has = exposure.days.has(held);
    const count = counts[has ? 'with' : 'without'];
    count.days += 1;
    if (direction === 'lower' ? behind.answer < behind.usual : behind.answer > behind.usual) count.hits += 1;
    if (has) days.push(behind);
  }
  const { exposure: of, outcome: how, lagDays } = look;
  return { exposure: of, outcome: how, lagDays, direction, strength, ...counts, days };
}

interface Window {
  first: DayNumber;
  last: DayNumber;
}

function dayBehind(
  { answers }: Outcome,
  leftOut: ReadonlySet<DayNumber>,
  day: DayNumber,
  last: DayNumber,
): DayBehind | null {
  const answer = leftOut.has(day) ? undefined : answers.get(day);
  if (answer === undefined) return null;
  const usual = usualOn(answers, day, last);
  return usual === null ? null : { day, answer, usual };
}

/** Whether the days after it are the better ones. */
function isGood(series: Series, { outcome, direction }: Finding): boolean {
  const isHigherBetter = series.outcomes.find(({ id }) => id === outcome)?.isHigherBetter ?? true;
  return isHigherBetter === (direction === 'higher');
}

/** Patterns of the days up to the last Sunday that is over (decision 0129): the same days give the same answer. */
export function findPatterns(series: Series, today: DayNumber, wish: Wish): Findings {
  const own: Series = { ...series, outcomes: series.outcomes.map((each) => withoutLeftOut(each, series.leftOut)) };
  const sunday = sundayBefore(today);
  const looks = Array.from({ length: SUNDAYS }, (_, back) => lookOn(own, sunday - (SUNDAYS - 1 - back) * WEEK, wish));
  const now = looks.at(-1);
  const nothing = { days: now?.days ?? 0, looked: 0, firstDay: now?.firstDay ?? today, findings: [] };
  if (now === undefined || !now.isEnough)
    return { ...nothing, state: 'tooFewDays', question: wish.question && { state: 'tooFewDays', finding: null } };
  const window = { first: now.firstDay, last: sunday };
  const byPair = new Map<string, { finding: Finding; value: number }>();
  for (const look of now.looked) {
    const strength = strengthOf(looks.map((each) => sameIn(each, look)));
    const finding = strength === null ? null : told(own, look, strength, window);
    const value = Math.abs(look.value);
    if (finding !== null && value > (byPair.get(pairId(look))?.value ?? 0))
      byPair.set(pairId(look), { finding, value });
  }
  const asked = wish.question === null ? null : pairId(wish.question);
  const rank = ({ finding, value }: { finding: Finding; value: number }) =>
    (pairId(finding) === asked ? 1000 : 0) +
    (finding.strength === 'clear' ? 200 : 0) +
    (isGood(own, finding) ? 100 : 0) +
    Math.min(value, 99);
  const findings = [...byPair.values()]
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, MOST_FINDINGS)
    .map(({ finding }) => finding);
  return {
    ...nothing,
    state: findings.length === 0 ? 'nothing' : 'found',
    looked: new Set(now.looked.map(pairId)).size,
    findings,
    question: asked === null ? null : askedOf(now, findings, asked),
  };
}

function withoutLeftOut(outcome: Outcome, leftOut: ReadonlySet<DayNumber>): Outcome {
  return { ...outcome, answers: new Map([...outcome.answers].filter(([day]) => !leftOut.has(day))) };
}

const sameIn = ({ looked }: SundayLook, { exposure, outcome, lagDays }: Looked) =>
  looked.find((each) => each.exposure === exposure && each.outcome === outcome && each.lagDays === lagDays);

function askedOf(now: SundayLook, findings: readonly Finding[], asked: string): NonNullable<Findings['question']> {
  const finding = findings.find((each) => pairId(each) === asked) ?? null;
  if (finding !== null) return { state: 'found', finding };
  return { state: now.looked.some((each) => pairId(each) === asked) ? 'nothing' : 'tooFewDays', finding: null };
}
