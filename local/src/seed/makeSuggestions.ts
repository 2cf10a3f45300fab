import { SUGGESTIONS } from '@spire/content/suggestions';
import type { LocalDate } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import { type InteractionType, type SuggestionCategory, TASK_TYPES, type TaskType } from '@spire/domain/options';
import type { Random } from './random.ts';

/** A suggestion, and the person's response to it. */
export interface SeedInteraction {
  date: LocalDate;
  suggestionText: string;
  category: SuggestionCategory;
  emoji: string;
  minutes: number;
  language: Language;
  interactionType: InteractionType;
}

export interface SeedTask {
  date: LocalDate;
  text: string;
  type: TaskType;
  isCompleted: boolean;
}

const COMPLETED_PROBABILITY = 0.4;
const LIKED_PROBABILITY = 0.1;

/** One suggestion on each of these dates, some of them done, and some liked for the first time. */
export function makeInteractions(random: Random, dates: readonly LocalDate[], language: Language): SeedInteraction[] {
  const liked = new Set<string>();
  return dates.flatMap((date) => {
    const [suggestion] = random.some(SUGGESTIONS, 1);
    if (suggestion === undefined) return [];
    const { id, category, text, emoji, minutes } = suggestion;
    const said = { date, suggestionText: text[language], category, emoji, minutes, language };
    const types: InteractionType[] = ['generated'];
    if (random.isLikely(COMPLETED_PROBABILITY)) types.push('completed');
    if (random.isLikely(LIKED_PROBABILITY) && !liked.has(id)) types.push('liked');
    if (types.includes('liked')) liked.add(id);
    return types.map((interactionType) => ({ ...said, interactionType }));
  });
}

/** The three tasks of each of these dates, some of them done. */
export function makeTasks(random: Random, dates: readonly LocalDate[], language: Language): SeedTask[] {
  return dates.flatMap((date) =>
    random.some(SUGGESTIONS, TASK_TYPES.length).map((suggestion, index) => ({
      date,
      text: suggestion.text[language],
      type: TASK_TYPES[index] ?? 'activity',
      isCompleted: random.isLikely(COMPLETED_PROBABILITY),
    })),
  );
}
