/** Blanks of every kind, control characters, and what Unicode says is not shown; the empty pattern of Braille besides. */
const UNSEEN = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing: a person sees an empty field, whatever characters are in it. */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text);
}
