import type { CheckInQuestionId } from '@spire/domain/checkInRules';
import type { Language } from '@spire/domain/languages';
import { GOOD_NOW, LOOKING_FORWARD, NEED_MORE } from '@spire/domain/options';
import { GOOD_NOW_TEXTS, LOOKING_FORWARD_TEXTS, NEED_MORE_TEXTS } from '@spire/domain/chipTexts';
import type { Spellings } from './spellings.ts';

interface Chip {
  readonly id: string;
  readonly emoji: string;
  readonly texts: Readonly<Record<Language, string>> & { readonly older?: readonly string[] };
}

function chipsOf<Id extends string>(
  emojis: Readonly<Record<Id, string>>,
  texts: Readonly<Record<Id, Chip['texts']>>,
): Chip[] {
  return Object.entries<string>(emojis).map(([id, emoji]) => ({ id, emoji, texts: texts[id as Id] }));
}

/** The chips of each question in words. */
export const CHIPS: Readonly<Record<CheckInQuestionId, readonly Chip[]>> = {
  whatIsGood: chipsOf(GOOD_NOW, GOOD_NOW_TEXTS),
  lookingForward: chipsOf(LOOKING_FORWARD, LOOKING_FORWARD_TEXTS),
  needMore: chipsOf(NEED_MORE, NEED_MORE_TEXTS),
};

/** A chip as id, as `emoji label` in either language, as label, or as emoji. */
export function chipSpellings(question: CheckInQuestionId): Spellings<string> {
  return Object.fromEntries(
    CHIPS[question].map(({ id, emoji, texts: { no, en, older = [] } }) => [id, [no, en, emoji, ...older]]),
  );
}

/** The `emoji label` texts of chips, as older clients store and show them (D19); unknown ids stay what they are. */
export function chipTexts(question: CheckInQuestionId, ids: readonly string[], language: Language): string[] {
  return ids.map((id) => {
    const chip = CHIPS[question].find((each) => each.id === id);
    return chip === undefined ? id : `${chip.emoji} ${chip.texts[language]}`;
  });
}
