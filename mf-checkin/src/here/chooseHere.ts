import { MOVEMENT_NOTE, taskPool } from '@spire/content/tasks';
import { suitedOn, suits, type TextTags } from '@spire/content/textTags';
import { HARD_DAY_HERE, SUGGESTIONS_HERE } from '@spire/content/textsHere';
import { assumptionsOf } from '@spire/domain/assumptions';
import { type CapacityLevel, isAtMost, nextCapacity } from '@spire/domain/capacity';
import { type PartOfDay, PARTS_OF_DAY } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import {
  type AvoidSuggestion,
  type Consideration,
  type NeedMore,
  type SuggestionCategory,
  TASK_TYPES,
  type TaskType,
} from '@spire/domain/options';
import { isBearable, sensitivitiesOf, type Sensitivity } from '@spire/domain/sensitivities';
import { textMark } from '@spire/domain/textMark';

/** Everything a choice on this device is made from: what was chosen, never what was written. */
export interface FactsHere {
  language: Language;
  date: string;
  partOfDay: PartOfDay;
  /** Null while it is untold: then what suits the lowest level. */
  capacity: CapacityLevel | null;
  avoid: readonly AvoidSuggestion[];
  considerations: readonly Consideration[];
  needs: readonly NeedMore[];
  /** Whether only texts for hard days may come. */
  isHard: boolean;
  /** Whether something weighs today. */
  isWeighty: boolean;
  /** The texts of today and of late, which do not come again while there are others. */
  seen: readonly string[];
}

/** A text that was chosen here. */
export interface ChosenHere {
  text: string;
  title: string | null;
  emoji: string;
  minutes: number | null;
  category: SuggestionCategory;
  needs: NeedMore[];
}

const WEIGHT = { need: 6, consideration: 2, ownLevel: 2, partOfDay: 1, seen: -20 };

interface Tagged extends TextTags {
  id: string;
  text: Readonly<Record<Language, string>>;
  avoid: readonly AvoidSuggestion[];
  contraindications?: readonly Sensitivity[] | undefined;
  partsOfDay?: readonly PartOfDay[] | undefined;
  needs?: readonly NeedMore[];
  considerations?: readonly Consideration[];
}

const meets = <T>(some: readonly T[] = [], others: readonly T[]) => some.some((each) => others.includes(each));
const isAtThisHour = ({ partsOfDay = [] }: Tagged, now: PartOfDay) =>
  partsOfDay.length === 0 || partsOfDay.includes(now);

/** Never traded: what is avoided or not to be borne, for another time of day, too light, or for another life. */
function fits(text: Tagged, { avoid, considerations, partOfDay, isWeighty }: FactsHere): boolean {
  return (
    !meets(text.avoid, avoid) &&
    isBearable(text.contraindications, sensitivitiesOf(considerations)) &&
    isAtThisHour(text, partOfDay) &&
    suits(text, suitedOn(isWeighty, assumptionsOf({ considerations, texts: [] })))
  );
}

/** Those that fit, best first; what is as good comes in another order each day. */
function ranked<T extends Tagged>(all: readonly T[], facts: FactsHere, own: (text: T) => boolean): T[] {
  const weightOf = (each: T) =>
    (meets(each.needs, facts.needs) ? WEIGHT.need : 0) +
    (meets(each.considerations, facts.considerations) ? WEIGHT.consideration : 0) +
    (own(each) ? WEIGHT.ownLevel : 0) +
    ((each.partsOfDay ?? []).length > 0 ? WEIGHT.partOfDay : 0) +
    (meets([each.text.no, each.text.en], facts.seen) ? WEIGHT.seen : 0);
  return all
    .filter((each) => fits(each, facts))
    .map((each) => ({ each, weight: weightOf(each), drawn: textMark(facts.date + each.id) }))
    .toSorted((one, other) => other.weight - one.weight || one.drawn.localeCompare(other.drawn))
    .map(({ each }) => each);
}

/** So many suggestions for this person now, each of another kind where there is one. */
export function suggestionsHere(facts: FactsHere, count: number): ChosenHere[] {
  const level = facts.capacity ?? 'low';
  const all = facts.isHard
    ? ranked(HARD_DAY_HERE, facts, () => false)
    : ranked(
        SUGGESTIONS_HERE.filter(({ capacity }) => isAtMost(capacity, level)),
        facts,
        ({ capacity }) => capacity === level,
      );
  const ofKinds = all.filter((each, at) => all.findIndex(({ category }) => category === each.category) === at);
  return [...ofKinds, ...all.filter((each) => !ofKinds.includes(each))]
    .slice(0, count)
    .map(({ text, title, emoji, minutes, category, needs }) => ({
      text: text[facts.language],
      title: title?.[facts.language] ?? null,
      emoji,
      minutes,
      category,
      needs: [...needs],
    }));
}

/** The task pools of a level and of the gentler ones. */
function poolsOf(type: TaskType, level: CapacityLevel) {
  const pools = new Set([taskPool(type, level)]);
  for (let each: CapacityLevel | undefined = level; each !== undefined; each = nextCapacity(each, 'down'))
    pools.add(taskPool(type, each));
  return [...pools].flat();
}

/** The three tasks of a day, one of each type (D24). Movement says when to stop (S24). */
export function tasksHere(facts: FactsHere): { text: string; type: TaskType }[] {
  const level = facts.capacity ?? 'low';
  const { language } = facts;
  return TASK_TYPES.flatMap((type) => {
    const own = taskPool(type, level);
    const [task] = facts.isHard
      ? []
      : ranked(
          poolsOf(type, level).map((each) => ({ ...each, partsOfDay: each.partsOfDay ?? PARTS_OF_DAY })),
          facts,
          ({ id }) => own.some((each) => each.id === id),
        );
    if (task !== undefined) {
      const note = task.avoid.includes('exercise') ? ` ${MOVEMENT_NOTE[language]}` : '';
      return { text: task.text[language] + note, type };
    }
    const [quiet] = ranked(
      HARD_DAY_HERE.filter(({ taskType }) => taskType === type),
      facts,
      () => false,
    );
    return quiet === undefined ? [] : { text: quiet.text[language], type };
  });
}
