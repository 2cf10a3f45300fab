/**
 * The result of a classifier on a text; `also` is what else it may well mean, likeliest first. "Unsure" is an answer of its own:
 * whoever asks says what happens then.
 */
export type Reading<Label extends string> =
  | { kind: 'confident'; label: Label; confidence: number; also?: readonly Label[] }
  | { kind: 'abstains'; likely: readonly Label[] };
