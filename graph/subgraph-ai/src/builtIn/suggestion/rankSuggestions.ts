import { ONE_OF_THE_BEGUN, SEATS_OUTSIDE, TELLING_ON } from '@spire/content/suggestionPlaces';
import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import type { SuggestionCategory } from '@spire/domain/options';
import type { Sensitivity } from '@spire/domain/sensitivities';
import type { Facts } from '../../facts/facts.ts';
import { LAST_RESORTS, WRITTEN, type Choice } from './choices.ts';
import { historyOf, type History } from './history.ts';
import { drawing, type Seed } from '../seed.ts';
import { isSuited, suitedTo, type SuitedToday } from '../suitedTo.ts';
import { met, type Wishes } from '../wishes.ts';

/** The options of a choice for one list or card, beside the wishes. */
export interface Selection {
  wishes: Wishes;
  seed: Seed;
  count: number;
  /** The most minutes a choice may take, when the person asked for a limit. */
  minutes?: number | undefined;
  /** The text the person wrote just now. */
  told?: readonly string[];
  /** Contraindications the person asks for in spite of them. */
  asksFor?: readonly Sensitivity[];
  /** Weights of preferred suggestions by id; a kind that is not wanted cancels them. */
  favoured?: ReadonlyMap<string, number> | undefined;
  /** The suggestions to choose among; all written ones when left out. */
  pool?: readonly Choice[];
  /** A further condition on suggestions, in addition to suiting the person. */
  allows?: (choice: Choice) => boolean;
  /** Whether two of this kind may stand in one list. */
  mayRepeatKind?: (category: SuggestionCategory) => boolean;
}

/** Small weights, decided last: a text of the level itself, the kinds of the last texts, and the seed. */
const WEIGHT = { partOfDay: 1, ownLevel: 2, nextLevel: 1, lastKinds: [6, 3, 1], seed: 3 };

/**
 * Never traded (D23, D53, D61, trap 100): what is above the capacity, avoided or not to be borne, for another time of
 * day, light where something weighs, or for another life.
 */
function fits(choice: Choice, { avoid, capacity, partOfDay }: Facts, today: SuitedToday): boolean {
  return (
    isSuited(choice, today) &&
    isAtMost(choice.capacity, capacity) &&
    !choice.avoid.some((each) => avoid.includes(each)) &&
    (choice.partsOfDay.length === 0 || choice.partsOfDay.includes(partOfDay))
  );
}

function levelWorth(choice: Choice, { capacity }: Facts): number {
  const below = CAPACITY_LEVELS.indexOf(capacity) - CAPACITY_LEVELS.indexOf(choice.capacity);
  return below === 0 ? WEIGHT.ownLevel : below === 1 ? WEIGHT.nextLevel : 0;
}

interface Scale extends Pick<Selection, 'wishes' | 'favoured'> {
  facts: Facts;
  history: History;
  drawn: (id: string) => number;
}

function weightOf(choice: Choice, { wishes, favoured, facts, history, drawn }: Scale): number {
  const isUnwanted = (wishes.categories.get(choice.category) ?? 0) < 0;
  const favour = isUnwanted ? 0 : (favoured?.get(choice.id) ?? 0);
  const lastAt = history.lastKinds.indexOf(choice.category);
  return (
    favour +
    met(choice.needs, wishes.needs) +
    met(choice.considerations, wishes.considerations) +
    met(choice.goals, wishes.goals) +
    (wishes.categories.get(choice.category) ?? 0) +
    (choice.partsOfDay.length > 0 ? WEIGHT.partOfDay : 0) +
    levelWorth(choice, facts) -
    (WEIGHT.lastKinds[lastAt] ?? 0) +
    drawn(choice.id) * WEIGHT.seed
  );
}

/**
 * The suggestions not yet seen, with conditions relaxed in a fixed order: all conditions met; then longer than asked
 * for; then with a beginning like a recent one; then the last resorts.
 */
function unseen(
  history: History,
  { minutes = Infinity, pool = WRITTEN }: Selection,
  isOpen: (choice: Choice) => boolean,
): Choice[] {
  const isLeft = (choice: Choice) => isOpen(choice) && history.ageOf(choice) === undefined;
  const written = pool.filter(isLeft);
  const fresh = written.filter((choice) => !history.beginsLikeRecent(choice));
  const short = fresh.filter((choice) => (choice.minutes ?? 0) <= minutes);
  return [short, fresh, written].find((some) => some.length > 0) ?? LAST_RESORTS.filter(isLeft);
}

/** The quarter that was suggested longest ago, used when nothing new is left. */
function longestAgo(history: History, { pool = WRITTEN }: Selection, isOpen: (choice: Choice) => boolean): Choice[] {
  const age = (choice: Choice) => history.ageOf(choice) ?? Infinity;
  const oldest = [...pool, ...LAST_RESORTS].filter(isOpen).sort((one, other) => age(other) - age(one));
  return oldest.slice(0, Math.ceil(oldest.length / 4));
}

/** Groups of suggestions that hardly differ, of which one list holds one. */
const ALIKE = [SEATS_OUTSIDE, ONE_OF_THE_BEGUN, TELLING_ON];
const isNearlyThere = (chosen: readonly Choice[], { id }: Choice) =>
  ALIKE.some((each) => each.has(id) && chosen.some((other) => each.has(other.id)));

/**
 * The best ones for this person now, best first. Each is of another kind while something new of another kind is left, and
 * none comes twice.
 */
export function rankSuggestions(facts: Facts, selection: Selection): Choice[] {
  const history = historyOf(facts);
  const drawn = drawing(facts.userId, facts.date, selection.seed);
  const { mayRepeatKind = () => false, allows = () => true, asksFor = [], wishes, favoured } = selection;
  const scale: Scale = { wishes, favoured, facts, history, drawn };
  const suited = suitedTo(facts, selection.told);
  const today = { ...suited, sensitivities: suited.sensitivities.filter((each) => !asksFor.includes(each)) };
  const chosen: Choice[] = [];
  const isCalledFor = ({ id, isOnlyForWishes }: Choice) => isOnlyForWishes !== true || favoured?.has(id) === true;
  const isNew = (choice: Choice) =>
    fits(choice, facts, today) &&
    isCalledFor(choice) &&
    allows(choice) &&
    !chosen.includes(choice) &&
    !isNearlyThere(chosen, choice);
  const isOfNewKind = (choice: Choice) =>
    mayRepeatKind(choice.category) || chosen.every(({ category }) => category !== choice.category);

  while (chosen.length < selection.count) {
    const isNewOfNewKind = (choice: Choice) => isNew(choice) && isOfNewKind(choice);
    const inOrder = [
      () => unseen(history, selection, isNewOfNewKind),
      () => unseen(history, selection, isNew),
      () => longestAgo(history, selection, isNewOfNewKind),
      () => longestAgo(history, selection, isNew),
    ];
    const open = inOrder.reduce<Choice[]>((found, look) => (found.length > 0 ? found : look()), []);
    const weighted = open.map((choice) => ({ choice, weight: weightOf(choice, scale) }));
    const best = weighted.reduce<(typeof weighted)[number] | undefined>(
      (most, each) => (most === undefined || each.weight > most.weight ? each : most),
      undefined,
    );
    if (best === undefined) break;
    chosen.push(best.choice);
  }
  return chosen;
}
