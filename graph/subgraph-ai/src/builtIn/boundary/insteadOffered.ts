import type { Language } from '@spire/domain/languages';
import { SAID_OF_NEED } from '@spire/content/outrightTexts';
import { answeredWhole, quotedAnswer } from './answeredWhole.ts';
import { titled, withSmall } from '../firstLetter.ts';
import { toAsker } from './asker.ts';
import { plainWords } from './dialect.ts';
import { halfYes, withoutCan } from './halfYes.ts';
import { needNamed } from './needNamed.ts';
import { withoutReason } from './needText.ts';
import { needTold } from './needTold.ts';
import { offeredLater } from './offeredLater.ts';
import { ALONE, offeredBy, type Offered } from './offerRules.ts';
import { offerRulesFor } from './offers.ts';
import { offeredTo } from './offeredTo.ts';

/** A hope about another person is a need and no suggestion; so is a need with a further clause. */
const OF_ANOTHER = /^(?:noen|nokon|en annen|some(?:one|body)|for|at) |,/iu;

/** Ways for the other person to reach one instead. */
const REACH_ME: Record<Language, RegExp> = {
  no: /^(?!.*(?<!\p{L})(?:ikke|ikkje|itj)(?!\p{L}))(skriv|send|ring|tekst)(?:e(?= (?:til )?meg(?!\p{L})))?( (?:til )?meg(?!\p{L})(?! (?:selv|sjøl|sjølv|inn|syk|fri)(?!\p{L}))(?: [\p{L} ]{1,40})?| (?:en |ein )?(?:melding|sms|mail|e-?post)(?: i ste(?:det|den))?)$/iu,
  en: /^((?:text|message|e-?mail|call|ring|phone|write to) me(?: (?:first|about|in|on|at|after|before|when|if|back|from|with|during|early|later|tomorrow|tonight|any|whenever)(?!\p{L})(?!.*(?<!\p{L})(?:not|never)(?!\p{L}))[\p{L}\d '’]{0,40}?)?)(?: instead)?$/iu,
};
const ONE_CAN = /^(?:(?:jeg|eg|æ|i) )?(?:kan|can|could|will)(?!\p{L})/iu;

/** Suggestions of how one may be reached. */
const REACHED_BY: Record<Language, readonly (readonly [RegExp, string])[]> = {
  no: [
    [/^ring/iu, 'en telefon i stedet'],
    [/^(?:skriv|send|tekst)/iu, 'en melding i stedet'],
  ],
  en: [
    [/^(?:call|ring|phone)/iu, 'a call instead'],
    [/^e-?mail/iu, 'an email instead'],
    [/^write/iu, 'something in writing instead'],
    [/^(?:text|message)/iu, 'a message instead'],
  ],
};

function reached(bare: string, language: Language): Offered | null {
  const [, how, rest = ''] = REACH_ME[language].exec(bare) ?? [];
  if (how === undefined) return null;
  const sentence =
    language === 'no'
      ? `Kan du ${how.toLowerCase()}e${rest.replace(/ i ste(?:det|den)$/iu, '')} i stedet?`
      : `Could you ${titled(withSmall(how), language)}${/ (?:first|when|if|whenever|back)(?!\p{L})/iu.test(how) ? '' : ' instead'}?`;
  // A condition said back would change its meaning.
  const isWithCondition = /(?<!\p{L})(?:when|if|whenever|når|hvis)(?!\p{L})/iu.test(how + rest);
  const by = isWithCondition ? undefined : REACHED_BY[language].find(([way]) => way.test(how));
  return { kind: 'asking', sentence, suggestion: by?.[1] ?? '' };
}

/** A need followed by a wish about what the others do. */
const AND_THAT: Record<Language, RegExp> = {
  no: /,? og (at (?:de|dei|du|dere|hun|han|ho) .+)$/iu,
  en: /,? and (?:for|that) ((?:you|they|them|he|him|she|her) .+)$/iu,
};
/** The people asked to say something in time are the askers, so "they" becomes "you". */
const WHO_ASKS: Record<Language, readonly [RegExp, string]> = {
  no: [/(?<=^at )dei?(?= (?:spør|spørr|gir beskjed|gjev beskjed|sier|varsler|ringer)(?!\p{L}))/iu, 'dere'],
  en: [
    /^they(?= (?:ask|tell|call|text|say|give)(?!\p{L}))|^them(?= to (?:ask|tell|call|text|say|give|let)(?!\p{L}))/iu,
    'you',
  ],
};

/** An offer together with the wish that follows it. */
function offeredWithWish(shouldDo: string, plain: string, language: Language): Offered | null {
  const found = AND_THAT[language].exec(plain);
  if (found?.[1] === undefined) return null;
  const first = plain.slice(0, found.index);
  const offered = offeredFirst(shouldDo, first, first, language);
  const wish = needTold(shouldDo, found[1].replace(...WHO_ASKS[language]), language);
  if (offered === null || wish?.kind !== 'wish') return null;
  const wished =
    language === 'no'
      ? `Fint om ${wish.words.replace(/^at /u, '')}.`
      : SAID_OF_NEED.wish[language].replace('{need}', () => wish.words);
  return { ...offered, sentence: `${offered.sentence} ${wished}` };
}

/** A shared task with each person's part. */
const SHARED: Record<Language, RegExp> = {
  no: /^(?:å )?(?:dele|heller dele)(?: (?:det|den|på det))?[.,:;]? ?(?:jeg|eg|æ) (?:tar|tek|gjør|lager) (\d+|halvparten|én?|to|tre|fire|fem)[ ,]+(?:og )?(?:han|hun|ho|de|du) (?:(?:tar|tek|gjør|lager) )?(\d+|resten|én?|to|tre|fire|fem)$/iu,
  en: /^(?:to )?(?:split|share) it[.,:;]? ?i(?:['’]ll)? do (\d+|half|one|two|three|four|five)[ ,]+(?:and )?(?:he|she|they|you)(?:['’]ll)?(?: does| do)? (\d+|the rest|half|one|two|three|four|five)$/iu,
};

function sharedOut(plain: string, language: Language): Offered | null {
  const [, mine, yours] = SHARED[language].exec(plain.trim().replace(/[.!]+$/u, '')) ?? [];
  if (mine === undefined || yours === undefined) return null;
  const sentence =
    language === 'no'
      ? `Kan vi dele? Jeg tar ${mine}, og du tar ${yours}.`
      : `Could we split it? I’ll do ${mine}, and you do ${yours}.`;
  return { kind: 'asking', sentence };
}

/** Conditions of one's own strength, which are private; the offer stands without them. */
const WHEN_I: Record<Language, RegExp> = {
  no: /,? når (?:jeg|eg|æ) .*$/iu,
  en: /,? when i(?:[’']m)? .*$/iu,
};

function offeredFirst(shouldDo: string, needInstead: string, plain: string, language: Language): Offered | null {
  const [own = ''] = plain.split(/[!?;:(–\n]|\.(?= |$)/u);
  const bareOwn = withoutReason(own, language);
  const told = toAsker(bareOwn, shouldDo, language) ?? bareOwn;
  const bare = withoutCan(told, language);
  if (bare === '' || ALONE.test(bare)) return null;
  const whole = answeredWhole(shouldDo, told, language);
  if (whole !== null) return whole;
  const reach = ONE_CAN.test(bareOwn.trim()) ? null : reached(bare, language);
  if (reach !== null) return reach;
  const half = halfYes(told, bareOwn, bare, language);
  if (half !== null) return half;
  const brief = bare.replace(WHEN_I[language], '');
  const briefHalf = brief === bare ? null : halfYes(brief, brief, brief, language);
  if (briefHalf !== null) return briefHalf;
  const to = offeredTo(shouldDo, { bare, own: bareOwn }, language);
  if (to !== null) return to;
  const offered = offeredBy(offerRulesFor(shouldDo, language), withSmall(bare));
  if (offered === null) return null;
  const { kind, words, sentence } = offered;
  // A need that may not be repeated is not offered either.
  const isSayable = words.every(
    (each) => each === '' || needNamed(each.replace(/^(?:get|have|do) /iu, ''), language, 'them') !== null,
  );
  if (!isSayable) return null;
  const suggestion = OF_ANOTHER.test(bare) ? null : needNamed(needInstead, language);
  return { kind, sentence, ...(suggestion === null ? {} : { suggestion }) };
}

/** A need turned into an offer in place of the request; null where it concerns the person alone. */
export function insteadOffered(shouldDo: string, needInstead: string, language: Language): Offered | null {
  const plain = plainWords(needInstead, language);
  return (
    quotedAnswer(needInstead, language) ??
    sharedOut(plain, language) ??
    offeredWithWish(shouldDo, plain, language) ??
    offeredFirst(shouldDo, needInstead, plain, language) ??
    offeredLater(shouldDo, plain, language)
  );
}
