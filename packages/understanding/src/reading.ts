/** What a reader made of a text. "Unsure" is an answer of its own: whoever asks says what happens then. */
export type Reading<Label extends string> =
  { kind: 'sure'; label: Label; confidence: number } | { kind: 'unsure'; likely: readonly Label[] };
