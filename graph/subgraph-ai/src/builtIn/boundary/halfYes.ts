import { STATED } from '@spire/content/outrightTexts';
import type { Language } from '@spire/domain/languages';
import { titled, withSmall } from '../firstLetter.ts';
import { isInOtherForm } from './dialect.ts';
import { toYou } from './needNamed.ts';
import { saidBack } from './needTold.ts';
import { asNeeded } from './needWords.ts';
import type { Offered } from './offerRules.ts';
import { suggested } from './suggested.ts';

const BEFORE: Record<Language, RegExp> = {
  no: /^(?:(?:jeg|eg|æ) )?(?:(?:trenger|treng|vil|ønsker|kan|(?:greier|greiar|klarer|klarar|orker|orkar|rekker|rekk)(?! (?:ikke|ikkje|itj)))(?: gjerne| heller)* )?(?:å )?(?:(?:bare|heller|gjerne) )*(?:å )?/iu,
  en: /^(?:i[’']ll |(?:i[’']m )?(?:happy|glad) to |(?:i )?will |(?:i(?:['’]d)? )?(?:(?:need|want|would like|like|would rather|rather|can) )?(?:to )?)(?:just |only )*/iu,
};

/** "We" of the person spoken to, as it is said back to them. */
const OF_THEM: Record<Language, readonly [RegExp, string]> = {
  no: [/^vi (?=\p{L})/u, 'dere '],
  en: [/^we(?=[ ’'])/u, 'you'],
};

/** A text without the words that say one needs it or can do it. */
export const withoutCan = (told: string, language: Language): string => told.trim().replace(BEFORE[language], '');

/**
 * A part of the request one will do, or a way one could; null where the need holds none. `told` is turned to the asker,
 * `own` is as it was written, `bare` is `told` without its opening words.
 */
export function halfYes(told: string, own: string, bare: string, language: Language): Offered | null {
  const half = suggested(told.trim(), bare, language);
  if (half === null) return null;
  // Said back to the person, another person stays "they".
  const suggestion =
    told === own
      ? toYou(asNeeded(half.words, language), language)
      : saidBack(asNeeded(withoutCan(own, language), language), language);
  // In one sentence of ours another form of Norwegian would be two languages.
  const isOther = isInOtherForm(half.words, language) && !/^du /u.test(half.words);
  const sentence = isOther
    ? STATED[0][language].replace('{need}', () => asNeeded(half.words, language))
    : half.sentence;
  const small = /^(?:only|just|bare|kun) /iu.test(suggestion) ? withSmall(suggestion) : suggestion;
  const said = /^(?:\p{L}+r gjerne|(?:svarer|ringer|leser|sender) )/u.test(small) ? `du ${small}` : small;
  return {
    kind: half.kind,
    sentence: titled(sentence, language),
    suggestion: titled(said.replace(...OF_THEM[language]), language),
  };
}
