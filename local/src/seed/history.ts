import { SEED_CHECK_IN_TEXTS, SEED_MEMORIES } from '@spire/content/seedTexts';
import { CHECK_IN_FIELDS, CHECK_IN_QUESTIONS, type CheckInDraft } from '@spire/domain/checkInRules';
import { addDays, type LocalDate } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import { LIMITS } from '@spire/domain/limits';
import { MEMORY_FIELDS, type MemoryDraft } from '@spire/domain/memoryRules';
import { MEMORY_TOLD } from '@spire/domain/options';
import { keysOf } from '@spire/domain/lists';
import { blankDraft } from '@spire/domain/recordFields';
import {
  makeDays,
  makeSessions,
  makeToolActivities,
  SEED_TOOL_TEXTS,
  type SeedDay,
  type SeedSession,
  type SeedToolActivity,
} from './makeDays.ts';
import { makeInteractions, makeTasks, type SeedInteraction, type SeedTask } from './makeSuggestions.ts';
import { createRandom, type Random } from './random.ts';

export interface HistoryOptions {
  today: LocalDate;
  days: number;
  memories: number;
  /** Things done besides, without a record of their own. */
  activities: number;
  /** All the rest as well, on the days with a check-in. */
  isWhole: boolean;
  language: Language;
  seed: number;
}

type Dated<Draft> = Draft & { date: LocalDate };

/** The records that a person has left behind, oldest first. */
export interface History {
  checkIns: Dated<CheckInDraft>[];
  memories: Dated<MemoryDraft>[];
  interactions: SeedInteraction[];
  tasks: SeedTask[];
  days: SeedDay[];
  toolActivities: SeedToolActivity[];
  sessions: SeedSession[];
  contacts: readonly string[];
  activities: number;
}

const CHECK_IN_PROBABILITY = 0.85;
const TEXT_PROBABILITY = 0.35;
const MOST_CHIPS = 4;

/**
 * Makes up a history: a check-in on most of the days and always today, memories spread over them, and what goes with a
 * day. The same options give the same history.
 */
export function makeHistory(options: HistoryOptions): History {
  const { today, days, memories, activities, isWhole, language, seed } = options;
  const random = createRandom(seed);
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
  const checkIns = dates
    .filter((date) => random.isLikely(CHECK_IN_PROBABILITY) || date === today)
    .map((date) => ({ date, ...makeCheckIn(random, language) }));
  const kept = makeMemories(random, dates.length > 0 ? dates : [today], memories, language);
  const active = isWhole ? checkIns.map(({ date }) => date) : [];
  return {
    checkIns,
    memories: kept,
    interactions: makeInteractions(random, active, language),
    tasks: makeTasks(random, active, language),
    days: makeDays(random, active),
    toolActivities: makeToolActivities(random, active),
    sessions: makeSessions(random, active),
    contacts: active.length > 0 ? SEED_TOOL_TEXTS.contacts : [],
    activities,
  };
}

function makeCheckIn(random: Random, language: Language): CheckInDraft {
  const draft = blankDraft(CHECK_IN_FIELDS);
  for (const { id, chips, cap, textField } of CHECK_IN_QUESTIONS) {
    const least = id === 'whatIsGood' ? 1 : 0;
    draft[id] = random.some(keysOf<Record<string, string>>(chips), random.between(least, cap ?? MOST_CHIPS));
    draft[textField] = makeText(random, SEED_CHECK_IN_TEXTS[language][textField]);
  }
  return draft;
}

const makeText = (random: Random, texts: readonly string[]) =>
  random.isLikely(TEXT_PROBABILITY) ? (texts[random.between(0, texts.length - 1)] ?? '') : '';

function makeMemories(random: Random, dates: LocalDate[], count: number, language: Language): Dated<MemoryDraft>[] {
  const { min, max } = LIMITS.memoryRating;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const memory = SEED_MEMORIES[index % SEED_MEMORIES.length];
    const date = dates[Math.floor((index / count) * dates.length)];
    if (memory === undefined || date === undefined) return [];
    const { emoji, category, text } = memory;
    const ratings = { goodnessRating: random.between(6, max), effortRating: random.between(min, 5) };
    return [
      { ...blankDraft(MEMORY_FIELDS), ...text[language], emoji, category, ...ratings, told: [...MEMORY_TOLD], date },
    ];
  });
}
