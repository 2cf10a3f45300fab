import { OWN_NEED, SAID_OF_NEED, STATED, STATED_BACK } from '@spire/content/outrightTexts';
import { NAMED_NEED } from '@spire/content/requestTexts';
import type { Language } from '@spire/domain/languages';
import { isAnswering, isPlainNo, PRIVATE } from './answeringWords.ts';
import { isPhrase, needNamed } from './needNamed.ts';
import { isOfParts, needStated, type NeedTold, needTold } from './needStated.ts';
import { turned, type Seed } from './seed.ts';

interface Told {
  shouldDo: string;
  needInstead: string;
}

/** What the other is to do, or what would work: said to them. */
export function toldSentence({ kind, words }: NeedTold, language: Language, seed: Seed): string {
  if (kind !== 'stated') return SAID_OF_NEED[kind][language].replace('{need}', () => words);
  const [stated = STATED[0]] = turned(STATED, seed);
  return stated[language].replace('{need}', () => words);
}

/** "I need", with what is needed in more than a word, where that is for other ears. */
export function ownNeed(needInstead: string, language: Language): string | null {
  const need = needNamed(needInstead, language, 'them');
  const isTold = need !== null && isPhrase(need, language) && /\p{L} \p{L}+ \p{L}|\p{L}{3,} \p{L}{3,}/u.test(need);
  if (need === null || !isTold || PRIVATE[language].test(need) || isPlainNo(need)) return null;
  return OWN_NEED[language].replace('{need}', () => need);
}

/** What is needed, as a sentence of the one who needs it; empty where it cannot be said. */
export function needSaid({ shouldDo, needInstead }: Told, language: Language, seed: Seed): string {
  const told = needTold(shouldDo, needInstead, language);
  if (told !== null) return toldSentence(told, language, seed);
  const need = needNamed(needInstead, language, 'them');
  return need === null || !isPhrase(need, language) ? '' : OWN_NEED[language].replace('{need}', () => need);
}

/** What is needed, said back: as what they need where its grammar is known, and else as it stands; empty where neither. */
export function needBacked(
  needInstead: string,
  language: Language,
  seed: Seed,
  within: (words: string | null) => string | null,
): string {
  const named = needNamed(needInstead, language);
  const isWhole = !isAnswering(needInstead, language) && !isOfParts(needInstead, language);
  const isNeed = named !== null && isPhrase(named, language) && isWhole;
  const stated = isNeed ? null : within(needStated(needInstead, language));
  if (stated !== null) {
    const [text = STATED_BACK[0]] = turned(STATED_BACK, seed);
    return text[language].replace('{need}', () => stated);
  }
  const need = isNeed ? within(named) : null;
  return need === null ? '' : NAMED_NEED[language].replace('{need}', () => need);
}
