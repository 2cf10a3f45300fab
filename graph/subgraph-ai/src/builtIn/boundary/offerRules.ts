/** A question to the other, what one will gladly do, or what both could. */
export type OfferKind = 'asking' | 'telling' | 'inviting';

/** How what is needed is offered: it is matched whole, and said with what was found in it. */
export type OfferRule = readonly [OfferKind, RegExp, (found: readonly string[]) => string];

/** Matches all of what is needed. */
export const wholly = (source: string) => new RegExp(`^${source}$`, 'iu');

/** What the first rule that fits makes of what is needed; null where none does. */
export function offeredBy(rules: readonly OfferRule[], needed: string) {
  for (const [kind, rule, say] of rules) {
    const found = rule.exec(needed);
    if (found === null) continue;
    const words = found.slice(1).map((each: string | undefined) => each ?? '');
    return { kind, words, sentence: say(words) };
  }
  return null;
}

/** What is offered in place of what was asked: a question to the other, or what one will gladly do. */
export interface Offered {
  kind: OfferKind;
  sentence: string;
  /** What is suggested, as it is said back to the one who does; empty where it is not said. */
  suggestion?: string;
  /** What stood before it, where it was told behind something else. */
  first?: string;
  /** Whether it answers all that was asked: then nothing is declined before it. */
  isWhole?: true;
}

/** What is for nobody else. */
export const ALONE =
  /(?<!\p{L})(?:(?<!med (?:bruden|brudgommen|deg|dere|henne|ham|han|dem) )(?:alene|aleine)|for (?:meg|oss) (?:selv|sjøl|sjølv)|alone|(?:to|by|for) (?:myself|ourselves))(?!\p{L})/iu;
