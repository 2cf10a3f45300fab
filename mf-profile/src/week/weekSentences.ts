import type { LocalDate } from '@spire/domain/dates';
import type { NeedMore } from '@spire/domain/options';
import { holdsSomething, type ToolId, type WeekDay } from './weekFacts.ts';

/** Something that is said of a week, with what it is said of; each holds by how it was chosen. */
export type Said =
  | { id: 'rested' }
  /** So many days hold something; the others were rest, where the account was there on all of them. */
  | { id: 'held'; days: number; isWhole: boolean }
  | { id: 'heldAll' }
  /** Named on more days than any other, or on one day alone. */
  | { id: 'neededMost' | 'needed'; needs: NeedMore[] }
  | { id: 'used'; date: LocalDate; tool: ToolId }
  | { id: 'done'; dates: LocalDate[] }
  | { id: 'hard'; dates: LocalDate[] }
  | { id: 'manyHard' }
  | { id: 'kept'; date: LocalDate; title: string }
  | { id: 'then'; date: LocalDate }
  | { id: 'roomForIt' }
  | { id: 'restDay'; date: LocalDate };

/** So many days are named one by one. */
const NAMED = 2;

/** At most three lines, each of one or two sentences. `since` is the day on which the account was made. */
export function weekSentences(days: readonly WeekDay[], since: LocalDate): Said[][] {
  const held = days.filter(holdsSomething);
  if (held.length < 2) return [[{ id: 'rested' }]];
  return [heldLine(held.length, days, since), needLine(days), lastLine(days)].filter((line) => line.length > 0);
}

function heldLine(held: number, days: readonly WeekDay[], since: LocalDate): Said[] {
  if (held === days.length) return [{ id: 'heldAll' }];
  return [{ id: 'held', days: held, isWhole: since <= (days[0]?.date ?? since) }];
}

/** The need named on the most days: one alone, or two that were named equally often. */
function mostNeeded(days: readonly WeekDay[]): Said[] {
  const counts = new Map<NeedMore, number>();
  for (const need of days.flatMap(({ needs }) => needs)) counts.set(need, (counts.get(need) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const needs = [...counts].filter(([, count]) => count === most).map(([need]) => need);
  if (needs.length === 0 || needs.length > NAMED) return [];
  return [{ id: most > 1 && counts.size > needs.length ? 'neededMost' : 'needed', needs }];
}

function needLine(days: readonly WeekDay[]): Said[] {
  const used = days.findLast(({ tools }) => tools.length > 0);
  const tool = used?.tools[0];
  const done = days.filter(({ hasDone }) => hasDone).map(({ date }) => date);
  const answered: Said[] =
    used !== undefined && tool !== undefined
      ? [{ id: 'used', date: used.date, tool }]
      : done.length > 0 && done.length <= NAMED
        ? [{ id: 'done', dates: done }]
        : [];
  return [...mostNeeded(days), ...answered];
}

/** The hard days, and then something else: no week ends on a hard day. */
function lastLine(days: readonly WeekDay[]): Said[] {
  const hard = days.filter(({ isHard }) => isHard).map(({ date }) => date);
  const keptOn = days.findLast(({ memories }) => memories.length > 0);
  const title = keptOn?.memories[0]?.title;
  const kept: Said[] = keptOn === undefined || title === undefined ? [] : [{ id: 'kept', date: keptOn.date, title }];
  const lastHard = hard.at(-1);
  if (lastHard !== undefined) {
    const next = days.find(({ date }) => date > lastHard);
    const after: Said = next === undefined ? { id: 'roomForIt' } : { id: 'then', date: next.date };
    const said: Said = hard.length > NAMED ? { id: 'manyHard' } : { id: 'hard', dates: hard };
    return [said, kept[0] ?? after];
  }
  if (kept.length > 0) return kept;
  const rest = days.findLast((day) => day.isRest && !holdsSomething(day));
  return rest === undefined ? [] : [{ id: 'restDay', date: rest.date }];
}
