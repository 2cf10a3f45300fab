import type { Language } from '@spire/domain/languages';
import { titled, withSmall } from '../firstLetter.ts';
import { toAsker } from './asker.ts';
import { plainWords } from './dialect.ts';
import { halfYes, withoutCan } from './halfYes.ts';
import { needNamed } from './needNamed.ts';
import { withoutReason } from './needStated.ts';
import { offeredLater } from './offeredLater.ts';
import { ALONE, offeredBy, type Offered } from './offerRules.ts';
import { offerRulesFor } from './offers.ts';

/** What is hoped of somebody else is needed rather than suggested; so is what more is told of. */
const OF_ANOTHER =
  /^(?:noen|nokon|en annen|some(?:one|body)|for|at) |^(?:text|message|email|e-mail|call|ring|write to) me(?!\p{L})|,/iu;

/** How the other may reach one instead. */
const REACH_ME: Record<Language, RegExp> = {
  no: /^(?!.*(?<!\p{L})(?:ikke|ikkje|itj)(?!\p{L}))(skriv|send|ring|tekst)(?:e(?= (?:til )?meg(?!\p{L})))?( (?:til )?meg(?!\p{L})(?! (?:selv|sjøl|sjølv|inn|syk|fri)(?!\p{L}))(?: [\p{L} ]{1,40})?| (?:en |ein )?(?:melding|sms|mail|e-?post)(?: i ste(?:det|den))?)$/iu,
  en: /^((?:text|message|e-?mail|call|ring|write to) me(?: first| in the (?:morning|afternoon|evening)| (?:on|at|after|before) (?!.*not)[\p{L}\d ]{1,30})?)(?: instead)?$/iu,
};
const ONE_CAN = /^(?:(?:jeg|eg|æ|i) )?(?:kan|can|could|will)(?!\p{L})/iu;

function reached(bare: string, language: Language): Offered | null {
  const [, how, rest = ''] = REACH_ME[language].exec(bare) ?? [];
  if (how === undefined) return null;
  const sentence =
    language === 'no'
      ? `Kan du ${how.toLowerCase()}e${rest.replace(/ i ste(?:det|den)$/iu, '')} i stedet?`
      : `Could you ${titled(withSmall(how), language)}${/ first$/iu.test(how) ? '' : ' instead'}?`;
  return { kind: 'asking', sentence };
}

function offeredFirst(shouldDo: string, needInstead: string, plain: string, language: Language): Offered | null {
  const [own = ''] = plain.split(/[!?;:(–\n]|\.(?= |$)/u);
  const bareOwn = withoutReason(own, language);
  const told = toAsker(bareOwn, shouldDo, language) ?? bareOwn;
  const bare = withoutCan(told, language);
  if (bare === '' || ALONE.test(bare)) return null;
  const reach = ONE_CAN.test(bareOwn.trim()) ? null : reached(bare, language);
  if (reach !== null) return reach;
  const half = halfYes(told, bareOwn, bare, language);
  if (half !== null) return half;
  const offered = offeredBy(offerRulesFor(shouldDo, language), withSmall(bare));
  if (offered === null) return null;
  const { kind, words, sentence } = offered;
  // What is never said again of a need is not offered either.
  const isSayable = words.every(
    (each) => each === '' || needNamed(each.replace(/^(?:get|have|do) /iu, ''), language, 'them') !== null,
  );
  if (!isSayable) return null;
  const suggestion = OF_ANOTHER.test(bare) ? null : needNamed(needInstead, language);
  return { kind, sentence, ...(suggestion === null ? {} : { suggestion }) };
}

/** What a person needs, as something to offer in place of what was asked; null where it is for themselves alone. */
export function insteadOffered(shouldDo: string, needInstead: string, language: Language): Offered | null {
  const plain = plainWords(needInstead, language);
  return offeredFirst(shouldDo, needInstead, plain, language) ?? offeredLater(shouldDo, plain, language);
}
