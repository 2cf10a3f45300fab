import type { CrisisKind } from './crisis/crisisKinds.ts';
import type { FieldError } from './errorCodes.ts';
import { textErrors } from './fieldChecks.ts';
import { LIMITS } from './limits.ts';

/** The cards of a plan for hard days (D74), in the order of Stanley and Brown: what one can do alone comes first. */
export const PLAN_CARDS = ['signs', 'alone', 'places', 'people', 'safe', 'others'] as const;
export type PlanCard = (typeof PLAN_CARDS)[number];

/** A person to call; the number is there where it has been told. */
export interface PlanPerson {
  name: string;
  number: string | null;
}

export type PlanLists = Record<Exclude<PlanCard, 'people'>, string[]> & { people: PlanPerson[] };

export const emptyPlan = (): PlanLists => ({ signs: [], alone: [], places: [], people: [], safe: [], others: [] });

export const isPlanEmpty = (plan: Readonly<Record<PlanCard, readonly unknown[]>>): boolean =>
  PLAN_CARDS.every((card) => plan[card].length === 0);

/** A number as people write it. */
const PHONE_NUMBER = /^\+?[\d ().-]{2,30}$/;

/** The number as it stands after `tel:`. */
export const telOf = (number: string): string => number.replaceAll(/[^\d+]/g, '');

/** The first person of a plan who can be called. */
export const personToCall = (people: readonly { name: string; number?: string | null }[]) =>
  people.flatMap(({ name, number = null }) => (number === null ? [] : [{ name, number }])).at(0);

function personErrors(at: string, { name, number }: PlanPerson): FieldError[] {
  const isWrong = number !== null && !(PHONE_NUMBER.test(number) && /\d{2}/.test(number));
  return [
    ...textErrors(`${at}.name`, name, LIMITS.contactName),
    ...(isWrong ? [{ field: `${at}.number`, code: 'INVALID' } as const] : []),
  ];
}

/** Everything wrong with the cards that are there; a card may be empty for ever. */
export function planErrors(plan: Partial<PlanLists>): FieldError[] {
  return PLAN_CARDS.flatMap((card): FieldError[] => {
    const entries = plan[card] ?? [];
    if (entries.length > LIMITS.planEntries) return [{ field: card, code: 'TOO_MANY', limit: LIMITS.planEntries }];
    return entries.flatMap((entry, index) =>
      typeof entry === 'string'
        ? textErrors(`${card}.${index}`, entry, LIMITS.planText)
        : personErrors(`${card}.${index}`, entry),
    );
  });
}

const NOW = /(?<!\p{L})(?:nå|akkurat no|i dag|i kveld|i natt|straks|now|today|tonight)(?!\p{L})/iu;

/** Kinds of what is under way when it is written. */
const UNDER_WAY: readonly (CrisisKind | null)[] = ['poison', 'danger'];

/**
 * Whether a text of a plan is about this very moment (D74): a sign that it is getting hard, such as thoughts of death, is
 * what the plan is for. `certain` is the kind that the rules are certain of; null for none.
 */
export const isOutrightNow = (text: string, certain: CrisisKind | null): boolean =>
  certain !== null && (UNDER_WAY.includes(certain) || NOW.test(text));
