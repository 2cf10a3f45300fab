import { addDays, type LocalDate } from '@spire/domain/dates';
import { isOneOf, keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES, NEED_MORE, type NeedMore, TOOLS } from '@spire/domain/options';
import { dateOf, dayNumber, mondayOf } from '@spire/domain/patterns/days';
import type { Tint } from '@spire/ui/tokens.ts';

export type ToolId = (typeof TOOLS)[number];

/** The contents of a day, as far as its picture and the sentences look at it. */
export interface WeekDay {
  date: LocalDate;
  hasAnswer: boolean;
  isHard: boolean;
  isRest: boolean;
  hasDone: boolean;
  tools: ToolId[];
  needs: NeedMore[];
  memories: { title: string; tint: Tint }[];
}

interface Entry {
  kind: string;
  date: string;
  title: string | null;
  mood: number | null;
  chips: readonly string[];
}

const DAYS = 7;
const HARD = 1;

/** The Monday of the week that a date lies in. */
export const weekOf = (date: LocalDate): LocalDate => dateOf(mondayOf(dayNumber(date)));

/** The seven days from a Monday on. */
export function weekDays(monday: LocalDate, entries: readonly Entry[], restDays: ReadonlySet<string>): WeekDay[] {
  return Array.from({ length: DAYS }, (_, at) => {
    const date = addDays(monday, at);
    const all = entries.filter((each) => each.date === date);
    const chips = all.flatMap((each) => each.chips);
    return {
      date,
      hasAnswer: all.some(({ kind }) => kind === 'check_in' || kind === 'mood'),
      isHard: all.some(({ mood }) => mood === HARD),
      isRest: restDays.has(date),
      hasDone: all.some(({ kind }) => kind === 'suggestion' || kind === 'task'),
      tools: TOOLS.filter((tool) => all.some(({ kind }) => kind === tool)),
      needs: keysOf(NEED_MORE).filter((need) => chips.includes(`needMore.${need}`)),
      memories: all
        .filter(({ kind, title }) => kind === 'memory' && title !== null)
        .map((each) => ({ title: each.title ?? '', tint: tintOf(each.chips) })),
    };
  });
}

const PREFIX = 'memoryCategories.';
function tintOf(chips: readonly string[]): Tint {
  const category = chips.find((chip) => chip.startsWith(PREFIX))?.slice(PREFIX.length) ?? '';
  return isOneOf(keysOf(MEMORY_CATEGORIES), category) ? MEMORY_CATEGORIES[category] : 'violet';
}

/** Whether a day holds anything that was told, done or kept. */
export const holdsSomething = ({ hasAnswer, hasDone, tools, memories }: WeekDay): boolean =>
  hasAnswer || hasDone || tools.length > 0 || memories.length > 0;

/** The kind of day it was; never how well it went. Of several things a memory comes first, then hard, then done. */
export type PlantKind = 'memory' | 'hard' | 'done' | 'answer' | 'rest' | 'none';

export function plantOf(day: WeekDay): PlantKind {
  if (day.memories.length > 0) return 'memory';
  if (day.isHard) return 'hard';
  if (day.hasDone || day.tools.length > 0) return 'done';
  if (day.hasAnswer) return 'answer';
  return day.isRest ? 'rest' : 'none';
}
