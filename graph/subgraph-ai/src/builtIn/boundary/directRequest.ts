import { withCapital } from '../firstLetter.ts';
import { BEHAVIOURS, HOW_ONE_IS, NOT_BACK_YET, type OutrightKind } from '@spire/content/outrightTexts';
import type { Language } from '@spire/domain/languages';
import { addressed, KIN_EN, KIN_NO } from './addressed.ts';
import { behaviourIn, isAskedHowOneIs, isRepeated, othersSay } from './othersSay.ts';
import { plainWords } from './dialect.ts';
import { ENDS, VERBS } from './requestWords.ts';

/**
 * A direct request or message of the person's, as it is said; the behaviour of others is named in our words alone, if
 * at all.
 */
export interface DirectRequest {
  kind: OutrightKind;
  sentence: string | null;
}

type Rule = readonly ['asking' | 'telling', RegExp, (found: readonly string[]) => string];

const pattern = (source: string) => new RegExp(`^${source}$`, 'iu');
const WHO_NO = `(?:${KIN_NO}|\\p{L}+(?: (?:min|mi|mine))?)`;
const WHO_EN = `(?:${KIN_EN}|(?:my|the|our|a) \\p{L}+(?: \\p{L}+)?|\\p{L}+)`;
const SELF_NO = '(?:(?:jeg|eg|æ) )?(?:(?:vil|må|skal|burde|bør|trenger å|ønsker å|har lyst til å)(?: gjerne)? )?';
const SELF_EN = "(?:i )?(?:(?:need|want|have|would like|should|must|['’]d like)(?: to)? )?";
/** Verbs of messages one gives, in contrast to deeds for others. */
const LEAVING_NO =
  '(avlyse|(?:gå|dra|reise)(?= .*(?:tidlig|før|hjem fra|fra (?:festen|bursdagen|møtet|middagen)))|slutte(?! å )|avslutte|melde avbud|melde meg (?:av|ut)|trekke meg|si opp)';
const LEAVING_EN =
  '(cancel|leave(?= .*(?:early|before|by (?:\\p{L}|\\d)))|reschedule|postpone|(?:go|head) home(?= .*(?:early|before))|drop out|back out|step down|quit)';

const RULES: Record<Language, readonly Rule[]> = {
  no: [
    [
      'asking',
      pattern(`${SELF_NO}(?:be|spørre)(?: ${WHO_NO})? om (?:å få|å|jeg kan)(?: få)? (.+)`),
      ([what = '']) => what,
    ],
    ['asking', pattern(`${SELF_NO}(?:be|spørre) (?:${WHO_NO} )?om (.+)`), ([what = '']) => `Kan jeg få ${what}?`],
    ['asking', pattern(`${SELF_NO}be ${WHO_NO} (.+)`), ([what = '']) => what],
    ['asking', pattern(`${SELF_NO}utsette (.+)`), ([what = '']) => `Kan vi utsette ${what}?`],
    [
      'telling',
      pattern(
        `${SELF_NO}(?:si|gi|fortelle|la)(?: ${WHO_NO})?(?: ?(?:i?fra|beskjed|til|vite))*(?: ${WHO_NO})?(?: om)? at (jeg|eg|æ|vi|me) (ikke )?(\\p{L}+[rnls])((?: .+)?)`,
      ),
      ([who = '', not = '', verb = '', rest = '']) =>
        `${/^(?:vi|me)$/iu.test(who) ? 'Vi' : 'Jeg'} ${verb}${not === '' ? '' : ' ikke'}${rest}.`,
    ],
    [
      'telling',
      pattern(
        `${SELF_NO}(?:si|be)(?: ${WHO_NO})?(?: ?(?:i?fra|til))*(?: ${WHO_NO})?(?: om)? at (?:han|hun|ho|de) ikke (?:kan|får|skal) (.+)`,
      ),
      ([what = '']) => `Jeg vil ikke at du skal ${what}.`,
    ],
    [
      'telling',
      pattern('(?:(?:jeg|eg|æ) )?(?:vil|ønsker) (?:helst )?ikke (?:å )?(.+)'),
      ([what = '']) => `Jeg vil helst ikke ${what}.`,
    ],
    [
      'telling',
      pattern(`${SELF_NO}${LEAVING_NO} (.+)`),
      ([verb = '', what = '']) => `Jeg må ${verb.toLowerCase()} ${what}.`,
    ],
  ],
  en: [
    ['asking', pattern(`${SELF_EN}ask(?:ing)? (?:${WHO_EN} )?for (.+)`), ([what = '']) => `Could I have ${what}?`],
    ['asking', pattern(`${SELF_EN}ask(?:ing)? (?:${WHO_EN} )?if i can (.+)`), ([what = '']) => `Could I ${what}?`],
    [
      'asking',
      pattern(`${SELF_EN}ask(?:ing)? ${WHO_EN} (?:not to) (.+)`),
      ([what = '']) => `Could you please not ${what}?`,
    ],
    ['asking', pattern(`${SELF_EN}ask(?:ing)? ${WHO_EN} to (.+)`), ([what = '']) => `Could you ${what}?`],
    ['asking', pattern(`${SELF_EN}ask(?:ing)? to (.+)`), ([what = '']) => `Could I ${what}?`],
    [
      'telling',
      pattern(`${SELF_EN}(?:tell|telling|let) ${WHO_EN} (?:know )?(?:that )?((?:i|we)(?: .+|['’].+))`),
      ([what = '']) => `${withCapital(what)}.`,
    ],
    [
      'telling',
      pattern(
        `${SELF_EN}tell(?:ing)? ${WHO_EN} (?:that )?(?:he|she|they) (?:can['’]?t|cannot|must not|mustn['’]t) (.+)`,
      ),
      ([what = '']) => `Please don’t ${what}.`,
    ],
    ['telling', pattern("i (?:do not|don['’]?t) want to (.+)"), ([what = '']) => `I’d rather not ${what}.`],
    [
      'telling',
      pattern(`${SELF_EN}${LEAVING_EN} (.+)`),
      ([verb = '', what = '']) => `I need to ${verb.toLowerCase()} ${what.replace(CANCELLED_ON, '')}.`,
    ],
  ],
};

/** A standing invitation is declined as a whole: "vil ha oss på middag hver søndag". */
const STANDING: Record<Language, readonly [RegExp, (who: string, where: string) => string]> = {
  no: [
    /^(?!(?:jeg|eg|æ) ).{2,40}? (?:vil|ønsker|forventer|venter)(?: gjerne| alltid)?(?: å)? ha (oss|meg|mæ) ((?:på|til) .+)$/iu,
    (who, where) => `${/^oss$/iu.test(who) ? 'Vi' : 'Jeg'} kan ikke komme ${where}.`,
  ],
  en: [
    /^(?!i ).{2,40}? (?:wants?|expects?|would like) (us|me) (?:to come )?(?:over |round )?(for (?!myself).+)$/iu,
    (who, where) => `${/^us$/iu.test(who) ? 'We' : 'I'} can’t come ${where}.`,
  ],
};

/** Words of asking: a person who asks for something is not told off for a behaviour. */
const ASKS: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:vil|ber|ba|spør(?: .{1,20})? om|spurte|ønsker|trenger|forventer|venter|inviterer|inviterte|krever|krev|forlanger|foreslår|foreslo|mangler|samler inn|samlar inn|spleiser|regner med|ventar|ønskjer|gifter seg|fyller|leter|skal|må|kan|burde|bør|lurer)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:wants?|wanted|asks?|asked|asking (?:me|for|if|us)|needs?|expects?|invit\p{L}+|demands?|insists?|propos(?:es|ed)|suggests?|begs?|requires?|would like|wish(?:es)?|planning|reminds?|tells? me|looks? for|hint(?:s|ing)|should|must|hop(?:es|ing))(?!\p{L})/iu,
};
/** People told of by their role alone: "kollega", "coworker". */
const ROLE_NO = '(?:kollega|nabo|sjef|leder|romkamerat|bofelle|kompis|venninne|venn|kamerat|svoger|svigerinne|eks)';
const ROLE_EN =
  '(?:mum|mom|mam|dad|mother|father|sister|brother|son|daughter|aunt|uncle|grandma|grandpa|husband|wife|boyfriend|girlfriend|partner|ex|friend|mate|neighbou?rs?|co-?workers?|colleagues?|boss|manager|landlord|room[ -]?m?ates?|flat[ -]?mates?|mother[ -]in[ -]law|father[ -]in[ -]law)';
/** Present forms without -r, as in nynorsk. */
const PRESENT_NN = '(?:kjem|kjæm|gjev|sit|skriv|tek|legg|bryt|stikk|spel|står)';
const DOES: Record<Language, RegExp> = {
  no: new RegExp(
    `^(?:${KIN_NO}|(?:en|ei|et|ein|eit) (?:\\p{L}+ )?\\p{L}+|(?:\\p{L}+[ -])?\\p{L}+(?:en|a|et|ene)(?: (?:min|mi|mitt|mine))?|folk|alle|venner|kolleger|naboer|de|hun|han|ho|(?:min|mi|mine) \\p{L}+|\\p{L}+ (?:min|mi|mine)|${ROLE_NO}) (?:(?!er |har )\\p{L}+r(?:e?s)?|${PRESENT_NN})(?= |$)`,
    'iu',
  ),
  en: new RegExp(
    `^(?:${KIN_EN}|(?:my|our|a|the|one|this) \\p{L}+(?:[ -]in[ -]law|mate)?|${ROLE_EN}|people|everyone|everybody|work(?! (?:christmas|drinks|socials?)(?!\\p{L}))|they|he|she) (?:(?:keeps?|always|constantly|never) )?(?!is |has |was |(?:visiting|staying) (?:for|over|this|next|all) )(?:\\p{L}+(?:s|ing)|drop|come|call|text|ring|play|park|use|take|make|leave|turn|smoke|shout)(?= |$)`,
    'iu',
  ),
};

/** A demand to be back already, which leaves nothing to decline and no replacement to find. */
const BACK_AT: Record<Language, RegExp> = {
  no: /^(.*?)(?<!\p{L})(?:være|vere|vært|komme|kome|gå|begynne|starte)(?: \p{L}+){0,2}? (?:tilbake|attende)(?: igjen)? ((?:på|i) (?:jobb(?:en)?|arbeid|skolen|skulen|studiene))(?!\p{L})/iu,
  en: /^(.*?)(?<!\p{L})(?:be|been|go|get|come)(?: \p{L}+)? back (?:at|to|in) (work|school|uni|college|the office)(?!\p{L})/iu,
};
/** Clauses about another person who goes back, or about a favour that makes it possible. */
const OF_OTHERS =
  /(?<!\p{L})(?:så|so|that|mens|while|when|daughter|son|sister|brother|kids?|children|husband|wife|partner|him|her|them|he|she|they|datter\p{L}*|sønn\p{L}*|barn\p{L}*|ung(?:en|ene)|han|hun|ho|dem|de|søster\p{L}*|bror\p{L}*|mann\p{L}*|kona)(?!\p{L})/iu;

/** The person one cancels on is the person addressed, so they are not named. */
const CANCELLED_ON = /^on (?:my )?\p{L}+ (?=\p{L})/iu;
/** The manner in which it is to be said, which is no part of the message. */
const SPARING: Record<Language, RegExp> = {
  no: /(?<!\p{L})uten å (?:såre|skuffe|fornærme|virke|støte).*$/iu,
  en: /(?<!\p{L})without (?:hurting|upsetting|offending|disappointing|being).*$/iu,
};

const MOST_TOLD = 160;
const MOST_CHARACTERS = 90;
/** References to an unnamed person, or to something said before. */
const POINTING = /(?<!\p{L})(?:han|hun|ho|ham|henne|dem|dei|him|her|them|he|she|they)(?!\p{L})/iu;

/**
 * Whether the wish begins with a verb: then it is a question to the other ("Kan du dempe musikken"), otherwise a
 * request for a thing.
 */
function isDeed(what: string): boolean {
  const [first = ''] = what.split(' ');
  return VERBS.no.has(first.toLowerCase()) || /^(?:dempe|skru|slå|slutte|la|senke|lukke|åpne)$/iu.test(first);
}

/** The Norwegian sentence for a direct request; a wish to be allowed something is asked for oneself. */
function norwegianAsking(told: string, what: string): string | null {
  if (what.startsWith('Kan ')) return what;
  if (/ om (?:å få|jeg kan) /iu.test(told)) return `Kan jeg få ${what}?`;
  return isDeed(what) ? `Kan du ${what}?` : null;
}

/**
 * A direct request or message as it is said to the other person, or the finding that it concerns a repeated behaviour.
 * Null for a request of another person, which is declined.
 */
export function directRequest(shouldDo: string, language: Language): DirectRequest | null {
  const plain = plainWords(shouldDo, language);
  const [first = ''] = plain.split(ENDS[language]);
  const told = first.replace(SPARING[language], '').trim();
  // A longer text is a story, which is not repeated.
  if (told.length > MOST_TOLD) return null;
  for (const [kind, rule, say] of RULES[language]) {
    const found = rule.exec(told);
    if (found === null) continue;
    const words = found.slice(1).map((each: string | undefined) => each ?? '');
    const said = say(words);
    const whole = kind === 'asking' && language === 'no' ? norwegianAsking(told, said) : said;
    if (whole === null) continue;
    const sentence = addressed(whole, language);
    return { kind, sentence: POINTING.test(sentence) || [...sentence].length > MOST_CHARACTERS ? null : sentence };
  }
  const [standing, decline] = STANDING[language];
  const [, who, where] = (isRepeated(told, language) ? standing.exec(told) : null) ?? [];
  if (who !== undefined && where !== undefined && !POINTING.test(where))
    return { kind: 'telling', sentence: decline(who.toLowerCase(), where) };
  const [, before = '', place] = BACK_AT[language].exec(plain) ?? [];
  if (place !== undefined && !OF_OTHERS.test(before))
    return { kind: 'telling', sentence: NOT_BACK_YET[language].replace('{where}', () => place.toLowerCase()) };
  if (isAskedHowOneIs(plain, language)) return { kind: 'privacy', sentence: HOW_ONE_IS[language] };
  const said = othersSay(plain, language);
  if (said !== null) return { kind: said, sentence: null };
  const [begun = ''] = told.toLowerCase().split(' ');
  const isDeedAsked = language === 'no' && VERBS.no.has(begun);
  if (isDeedAsked || !DOES[language].test(told) || ASKS[language].test(shouldDo)) return null;
  const behaviour = behaviourIn(told, language);
  return { kind: 'behaviour', sentence: behaviour === undefined ? null : BEHAVIOURS[behaviour][language] };
}
