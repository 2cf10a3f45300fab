/** The kinds of offer: a question to the other, a deed of one's own, or something for both. */
export type OfferKind = 'asking' | 'telling' | 'inviting';

/** A rule for an offer: its kind, a pattern for the whole need, and the sentence made of the matched parts. */
export type OfferRule = readonly [OfferKind, RegExp, (found: readonly string[]) => string];

/** A pattern for a whole need. */
export const wholly = (source: string) => new RegExp(`^${source}$`, 'iu');

/** The offer of the first rule that matches a need; null where none matches. */
export function offeredBy(rules: readonly OfferRule[], needed: string) {
  for (const [kind, rule, say] of rules) {
    const found = rule.exec(needed);
    if (found === null) continue;
    const words = found.slice(1).map((each: string | undefined) => each ?? '');
    return { kind, words, sentence: say(words) };
  }
  return null;
}

/** An offer in place of the request: a question to the other person, or something one will gladly do. */
export interface Offered {
  kind: OfferKind;
  sentence: string;
  /** The suggestion as it is said back to the person; empty where it is not said. */
  suggestion?: string;
  /** The text before the offer, where the offer stood behind something else. */
  first?: string;
  /** Whether the offer answers the whole request, so that nothing is declined before it. */
  isWhole?: true;
}

/** Words that mean the person alone. */
export const ALONE =
  /(?<!\p{L})(?:(?<!med (?:bruden|brudgommen|deg|dere|henne|ham|han|dem) )(?:alene|aleine)|for (?:meg|oss) (?:selv|sjøl|sjølv)|alone|(?:to|by|for) (?:myself|ourselves))(?!\p{L})/iu;
