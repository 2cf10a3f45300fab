import { MEMORY_SUGGESTIONS, type MemorySuggestion } from '@spire/content/memorySuggestions';
import { isAtMost, type CapacityLevel } from '@spire/domain/capacity';
import { screenForCrisis } from '@spire/language/crisis/screenForCrisis';
import type { Language } from '@spire/domain/languages';
import type { Consideration, Goal, MemoryCategory, NeedMore } from '@spire/domain/options';
import type { Facts, MemoryFacts } from '../../facts/facts.ts';
import { guardProblems } from '../../guard/guard.ts';
import type { SuggestionItem } from '../../suggestion/suggestionItem.ts';
import { ownWords } from '@spire/domain/ownWords';
import { readWords } from '../readWords.ts';
import { drawing, type Seed } from '../seed.ts';
import { isSuited, suitedTo, type SuitedToday } from '../suitedTo.ts';
import { met, wishesOf } from '../wishes.ts';

/** The goodness from which a memory inspires suggestions. */
const GOOD_ENOUGH = 6;
/** The most effort a memory may have taken, by the person's level. */
const MOST_EFFORT: Record<CapacityLevel, number> = { low: 4, limited: 6, moderate: 8, high: 10 };
const TITLE_CHARACTERS = 60;
/** The number of memories that are tried before another kind of suggestion is made. */
const TRIES = 5;

/** The needs, considerations and goals each kind of memory serves, in the ids of the profile and the check-in. */
const SERVES: Record<MemoryCategory, { needs: NeedMore[]; considerations: Consideration[]; goals: Goal[] }> = {
  ro: {
    needs: ['ro', 'klarhet', 'natur'],
    considerations: ['stress', 'indre_uro', 'sleep_problems'],
    goals: ['peace'],
  },
  energi: { needs: ['energi', 'natur', 'fokus'], considerations: ['fatigue', 'burnout'], goals: ['movement'] },
  mestring: {
    needs: ['mestring', 'selvfoelelse', 'fokus'],
    considerations: ['self_esteem', 'guilty_conscience', 'mental_strength'],
    goals: ['mastery', 'structure'],
  },
  inspirasjon: {
    needs: ['kreativitet', 'klarhet'],
    considerations: ['brain_fog', 'feeling_fine'],
    goals: ['self_discovery', 'positive_thinking'],
  },
  glede: { needs: ['glede', 'latter'], considerations: ['depression'], goals: ['joy', 'positivity'] },
  trygghet: {
    needs: ['trygghet', 'stoette', 'ro'],
    considerations: ['anxiety', 'relationship_anxiety'],
    goals: ['social', 'peace'],
  },
};

function quoted(title: string, language: Language): string {
  return language === 'no' ? `«${title}»` : `"${title}"`;
}

/** Whether a recent text was made of this memory. */
function isUsed(title: string, { recentTexts }: Facts): boolean {
  const marks = [quoted(title, 'no'), quoted(title, 'en')];
  return recentTexts.some((text) => marks.some((mark) => text.includes(mark)));
}

function titleOf({ title }: MemoryFacts): string {
  return ownWords(title, TITLE_CHARACTERS);
}

function isFitting(memory: MemoryFacts, facts: Facts): boolean {
  const title = titleOf(memory);
  return (
    title !== '' &&
    memory.goodnessRating >= GOOD_ENOUGH &&
    memory.effortRating <= MOST_EFFORT[facts.capacity] &&
    !readWords(title).touches.some((each) => facts.avoid.includes(each)) &&
    !isUsed(title, facts)
  );
}

function templatesFor(
  memory: MemoryFacts,
  { avoid, capacity, partOfDay }: Facts,
  today: SuitedToday,
): MemorySuggestion[] {
  return MEMORY_SUGGESTIONS.filter(
    (each) =>
      isSuited(each, today) &&
      each.memory === memory.category &&
      isAtMost(each.capacity, capacity) &&
      !each.avoid.some((touched) => avoid.includes(touched)) &&
      (each.partsOfDay.length === 0 || each.partsOfDay.includes(partOfDay)),
  );
}

/** Best first, by weight. */
function ranked<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, weight: weightOf(item) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ item }) => item);
}

/**
 * A suggestion made of a good memory of the person's own (D23): one whose kind meets today's needs first, that took no
 * more effort than the day allows and has not been brought up in 14 days. Null when there is none. The memory stays
 * here: only its title is in the text, and a text with a title in it has to pass the guard and the screening as any.
 */
export function memorySuggestion(facts: Facts, seed: Seed): SuggestionItem | null {
  const wishes = wishesOf(facts);
  const drawn = drawing(facts.userId, facts.date, seed);
  const worthOf = ({ category, goodnessRating, id }: MemoryFacts) => {
    const { needs, considerations, goals } = SERVES[category];
    const served = met(needs, wishes.needs) + met(considerations, wishes.considerations) + met(goals, wishes.goals);
    return served + goodnessRating / 2 + drawn(id);
  };

  const today = suitedTo(facts);
  const fitting = facts.memories.filter((each) => isFitting(each, facts));
  for (const memory of ranked(fitting, worthOf).slice(0, TRIES)) {
    const [template] = ranked(templatesFor(memory, facts, today), ({ id }) => drawn(id));
    if (template === undefined) continue;
    const text = template.text[facts.language].replace('{title}', () => titleOf(memory));
    if (guardProblems([text], facts, { screen: screenForCrisis }).length > 0) continue;
    const { category, emoji, minutes } = template;
    return { text, title: null, actionText: null, emoji, minutes, category, source: 'memory' };
  }
  return null;
}
