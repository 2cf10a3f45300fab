import { beginningOf } from '@spire/domain/beginning';
import { characterCount } from '@spire/domain/limits';

/** From here on a text is folded: a list of long texts is more than a tired eye can look over. */
const FOLD_FROM = 240;
const SHOWN = 180;

/** The beginning of a long text, ended at a word and marked with an ellipsis; null when the whole is short enough. */
export function opening(text: string): string | null {
  if (characterCount(text) <= FOLD_FROM) return null;
  return beginningOf(text, SHOWN);
}
