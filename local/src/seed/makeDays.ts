import type { LocalDate } from '@spire/domain/dates';
import { keysOf } from '@spire/domain/lists';
import { DESIRED_FEELINGS, type DesiredFeeling, type RecordedTool } from '@spire/domain/toolOptions';
import type { Random } from './random.ts';

/** The counts of a day. */
export interface SeedDay {
  date: LocalDate;
  mood: number;
  meditationMinutes: number;
  waterGlasses: number;
}

/** A tool that was used, with its whole record. */
export interface SeedToolActivity {
  date: LocalDate;
  tool: RecordedTool;
  record: object;
}

export interface SeedSession {
  date: LocalDate;
  whatToDo: string;
  whatCanGoBetter: string;
  howToFeelGood: string;
  desiredFeeling: DesiredFeeling;
}

/** The texts people write in tools, and the people they turn to; the same in both languages. */
export const SEED_TOOL_TEXTS = {
  shouldDo: 'Svare alle i dag / Answer everyone today',
  needInstead: 'En stille ettermiddag / A quiet afternoon',
  whatToDo: 'Kaffe hos Solveig / Coffee at Solveig’s',
  whatCanGoBetter: 'Gå før jeg blir sliten / Leave before I am tired',
  howToFeelGood: 'Ta bussen hjem / Take the bus home',
  contacts: ['Solveig Aa.', 'Bestemor Ruth'],
} as const;

const TOOL_PROBABILITY = 0.3;
const SESSION_PROBABILITY = 0.05;

/** The newest day is no hard one by its mood, so that a seeded Home is one on which there is something to see (D58). */
export function makeDays(random: Random, dates: readonly LocalDate[]): SeedDay[] {
  const newest = dates.toSorted().at(-1);
  return dates.map((date) => ({
    date,
    mood: Math.max(date === newest ? 2 : 1, random.between(1, 5)),
    meditationMinutes: random.between(0, 15),
    waterGlasses: random.between(0, 8),
  }));
}

/** Boundaries that were set on some of these dates. */
export function makeToolActivities(random: Random, dates: readonly LocalDate[]): SeedToolActivity[] {
  const { shouldDo, needInstead } = SEED_TOOL_TEXTS;
  const record = {
    shouldDo,
    needInstead: { text: needInstead, emoji: '📖' },
    sayNoExample: '',
    validation: '',
    source: null,
  };
  return dates.filter(() => random.isLikely(TOOL_PROBABILITY)).map((date) => ({ date, tool: 'self_priority', record }));
}

export function makeSessions(random: Random, dates: readonly LocalDate[]): SeedSession[] {
  const { whatToDo, whatCanGoBetter, howToFeelGood } = SEED_TOOL_TEXTS;
  return dates
    .filter(() => random.isLikely(SESSION_PROBABILITY))
    .map((date) => ({
      date,
      whatToDo,
      whatCanGoBetter,
      howToFeelGood,
      desiredFeeling: random.some(keysOf(DESIRED_FEELINGS), 1)[0] ?? 'rolig',
    }));
}
