import { PLAN_CARDS, planErrors, type PlanLists, type PlanPerson } from '@spire/domain/safetyPlan';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { storableErrors } from '@spire/graph-kit/texts';
import type { SaveSafetyPlanInput } from './safetyPlan.input.ts';
import type { SafetyPlanStore } from './safetyPlan.store.ts';
import type { SafetyPlan } from './safetyPlan.type.ts';

export interface SafetyPlanService {
  /** The person's plan; an empty one before anything is saved. */
  find(claims: Claims): Promise<SafetyPlan>;
  /** Things that help alone, for ready-made suggestions; none until the person has said that they may use it. */
  helps(claims: Claims): Promise<string[]>;
  /** Changes the cards and wishes that were sent and no other; refuses with everything wrong at once (D16, D17). */
  save(claims: Claims, input: SaveSafetyPlanInput, now: Date): Promise<SafetyPlan>;
  /** Deletes the plan; without one nothing happens. */
  remove(claims: Claims): Promise<void>;
}

const unique = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()))];

/** Each person once, by name and number. */
function people(told: readonly { name: string; number?: string | null }[]): PlanPerson[] {
  const trimmed = told.map(({ name, number }) => ({ name: name.trim(), number: number?.trim() || null }));
  return [...new Map(trimmed.map((each) => [JSON.stringify(each), each])).values()];
}

/** The cards that were sent, trimmed. */
function cardsIn(input: SaveSafetyPlanInput): Partial<PlanLists> {
  const { signs, alone, places, safe, others } = input;
  const texts = Object.entries({ signs, alone, places, safe, others });
  return {
    ...Object.fromEntries(texts.flatMap(([card, list]) => (list ? [[card, unique(list)]] : []))),
    ...(input.people && { people: people(input.people) }),
  };
}

/** Texts of the cards by field, for whoever asks whether they can be stored. */
const textsOf = (cards: Partial<PlanLists>): Record<string, string> =>
  Object.fromEntries(
    PLAN_CARDS.flatMap((card) =>
      (cards[card] ?? []).map((each, index) =>
        typeof each === 'string' ? [`${card}.${index}`, each] : [`${card}.${index}.name`, each.name],
      ),
    ),
  );

export function createSafetyPlanService(store: SafetyPlanStore): SafetyPlanService {
  return {
    find: (claims) => store.find(claims),
    helps: async (claims) => {
      const { isForSuggestions, alone } = await store.find(claims);
      return isForSuggestions ? alone : [];
    },
    save: (claims, input, now) => {
      const cards = cardsIn(input);
      refuseWhenWrong([...storableErrors(textsOf(cards)), ...planErrors(cards)]);
      return store.change(claims, (stored) => ({
        ...stored,
        ...cards,
        isShown: input.isShown ?? stored.isShown,
        isForSuggestions: input.isForSuggestions ?? stored.isForSuggestions,
        offerFrom: input.offerFrom ?? stored.offerFrom,
        updatedAt: now,
      }));
    },
    remove: (claims) => store.remove(claims),
  };
}
