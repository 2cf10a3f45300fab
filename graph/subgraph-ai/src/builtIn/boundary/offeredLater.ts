import { neverSaid } from '@spire/language/neverSaid';
import type { Language } from '@spire/domain/languages';
import { titled, withCapital } from '../firstLetter.ts';
import { PRIVATE } from './answeringWords.ts';
import { toAsker } from './asker.ts';
import { halfYes } from './halfYes.ts';
import { NEVER_BACKED } from './needNamed.ts';
import { withoutReason } from './needText.ts';
import { inLongForm } from './needWords.ts';
import type { Offered } from './offerRules.ts';
import { STOP, VERBS } from './requestWords.ts';
import { isOfPeopleIn } from './wanted.ts';

const MOST_CHARACTERS = 90;

/** Present forms of deeds of one's own, with their infinitives. */
const I_DO: Record<Language, Readonly<Record<string, string>>> = {
  no: {
    ...{ 'tar med': 'ta med', tek: 'ta', baker: 'bake', lager: 'lage', betaler: 'betale', kjøper: 'kjøpe' },
    ...{ hjelper: 'hjelpe', kjører: 'kjøre', henter: 'hente', svarer: 'svare', sender: 'sende', ringer: 'ringe' },
  },
  en: Object.fromEntries(
    ['bring', 'make', 'pay', 'cook', 'buy', 'help', 'bake', 'answer', 'reply', 'send', 'call', 'drive'].map((verb) => [
      verb,
      verb,
    ]),
  ),
};
const verbsOf = (language: Language) => Object.keys(I_DO[language]).join('|');
const I_DO_NO = `(?=(?:jeg|eg|æ) (?:${verbsOf('no')})(?!\\p{L}))`;
const I_DO_EN = `(?=i (?:${verbsOf('en')})(?!\\p{L}))`;
const FIRST_DONE: Record<Language, RegExp> = {
  no: new RegExp(`^(?:jeg|eg|æ) (${verbsOf('no')})(?!\\p{L})(?! (?:ikke|ikkje|meg|mæ))`, 'iu'),
  en: new RegExp(`^i (${verbsOf('en')})(?!\\p{L})`, 'iu'),
};
/** A deed told in the present becomes an ability: "I bring the trifle" is "I can bring the trifle". */
const asCan = (clause: string, language: Language) =>
  clause.replace(
    FIRST_DONE[language],
    (_, verb: string) => `${language === 'no' ? 'jeg kan' : 'i can'} ${I_DO[language][verb.toLowerCase()] ?? verb}`,
  );

/** The beginning of a further clause about an ability of one's own or of the other. */
const CAN_NO = '(?=(?:(?:jeg|eg|æ|hun|han|ho|de|dei|noen) )?(?:kan|greier|greiar|klarer|klarar|rekker)(?!\\p{L}))';
const CAN_EN = '(?:(?:i|she|he|they|someone|somebody) )?(?:can|could)(?!\\p{L})';
const LATER: Record<Language, RegExp> = {
  no: new RegExp(`${STOP} ?|,? (?:men|og) (?:${CAN_NO}|${I_DO_NO})|, (?:${CAN_NO}|${I_DO_NO})`, 'iu'),
  en: new RegExp(
    [
      `${STOP} ?`,
      `,? (?:but|and) (?:(?=${CAN_EN}|(?:someone|somebody) \\p{L})|${I_DO_EN})`,
      `, ${I_DO_EN}`,
      "(?:, (?:(?:but|and) )?| but )(?=i[’']ll |(?:i )?will (?!be |need |not |have ))",
      `, (?=${CAN_EN}|(?:happy|glad) to )`,
    ].join('|'),
    'iu',
  ),
};
const JOINING = /^(?:men|og|but|and) /iu;
/** Things the other person can do, in the words one would say to them. */
const THEY_CAN: Record<Language, RegExp> = {
  no: /^(?:du|dere) (?:kan|får)(?: heller| gjerne| godt)* (?:ringe|skrive|sende|komme|besøke|tekste|vente|låne|hente|møte|ta (?:bussen|toget|med|det på))(?!\p{L})(?!.*(?:seg selv|noen andre|snart))/iu,
  en: /^you (?:can|could) (?:just |always |also )?(?:e-?mail|text|call|ring|phone|come|visit|write|message|join|wait|borrow|drop|meet|send|pick)(?!\p{L})(?!.*(?:own|somebody else|someone else|for once))/iu,
};
/** Several guests, so that "they" are the guests. */
const OF_MANY: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:jul\p{L}*|påske\p{L}*|middag\p{L}*|bursdag\p{L}*|feire|fest|konfirmasjon|dåp)(?!\p{L}).*(?<!\p{L})(?:alle|familien|slekta|slekten|svigers)(?!\p{L})/iu,
  en: /(?<!\p{L})host(?:ing)? (?:everyone|everybody|the (?:whole )?family|all of them|the in-?laws|the lot)(?!\p{L})|(?:christmas|thanksgiving|easter|dinner|birthday) .*(?<!\p{L})(?:everyone|everybody|the (?:whole )?family|the in-?laws)(?!\p{L})/iu,
};
const THEY: Record<Language, readonly [RegExp, string]> = {
  no: [/^(?:at )?dei?(?= (?:kan|får)(?!\p{L})(?!.*(?:deg|meg)(?!\p{L})))/iu, 'dere'],
  en: [/^they(?= (?:can|could)(?!\p{L})(?!.*(?<!\p{L})(?:you|me)(?!\p{L})))/iu, 'you'],
};
/** A neighbour asks for a whole household, so the answer is in the plural. */
const NEIGHBOUR = /^naboen(?!\p{L})/iu;

/** Patterns for a close person who asks, by their role; used for the parts they could do themselves. */
const ASKS_NO = '(?: min| mi)? .{0,25}?(?:mener|synes|syns|vil|sier|maser|forventer|ber|spør)(?!\\p{L})';
const ASKS_EN = ' .{0,25}?(?:thinks|wants|says|expects|asks|asked|insists)(?!\\p{L})';
const ASKS: Record<'she' | 'he', Record<Language, RegExp>> = {
  she: {
    no: new RegExp(
      `^(?:søster(?:a|en)?|mor|mamma|datter(?:a|en)?|venninn(?:a|en)|tante|kusin(?:a|en))${ASKS_NO}`,
      'iu',
    ),
    en: new RegExp(`^my (?:sister|mum|mom|mother|daughter|aunt)${ASKS_EN}`, 'iu'),
  },
  he: {
    no: new RegExp(`^(?:bror(?:en)?|far|pappa|sønnen|kompisen|onkel|fetteren)${ASKS_NO}`, 'iu'),
    en: new RegExp(`^my (?:brother|dad|father|son|uncle)${ASKS_EN}`, 'iu'),
  },
};
const PORTION_NO =
  '(?:(?:den|de|en|én|ei|to|tre|annenhver|hver|halve|resten av|halvparten av|første|andre|neste) )*(?:uk[ea]n?|ukene|helg[ae]?n?|helgene|dag(?:en|ene|er)?|\\p{L}+dag(?:en|ene|er)?|kveld(?:en|ene|er)?|natt(?:a|en)?|måned(?:en)?|halvparten|resten|vakt(?:a|en|ene)?|tur(?:en|ene)?)';
const PORTION_EN =
  '(?:(?:the|an?|one|two|three|half|some|every|other|first|second|next|last) )*(?:half|rest|fortnight|weeks?|weekends?|days?|months?|nights?|\\p{L}+days?|turns?|shifts?)';
/** A part of the request that the asker could do; a person in care is never asked to. */
const CAN_TAKE: Record<Language, RegExp> = {
  no: new RegExp(
    `^(han|hun|ho) (?:kan|får) ((?:ta|dekke) ${PORTION_NO}(?!\\p{L})(?! fri).*|betale (?:halvparten|resten|det).*)$`,
    'iu',
  ),
  en: new RegExp(
    `^(he|she) (?:can|could) ((?:take|cover|do) ${PORTION_EN}(?!\\p{L})(?! off).*|do the (?:tax|paperwork|cooking|shopping|driving|cleaning|washing)\\p{L}*.*|pay (?:half|for it|the rest).*)$`,
    'iu',
  ),
};

/** The part of the request the asker could do, as a question to them. */
function couldTake(shouldDo: string, clause: string, language: Language): Offered | null {
  const [, who = '', deed = ''] = CAN_TAKE[language].exec(clause) ?? [];
  const asks = ASKS[/^han?$|^he$/iu.test(who) ? 'he' : 'she'][language];
  if (deed === '' || !asks.test(shouldDo.trim()) || !isSaid(deed, language)) return null;
  return { kind: 'asking', sentence: titled(language === 'no' ? `Kan du ${deed}?` : `Could you ${deed}?`, language) };
}

/** Phrases with "can" that offer nothing. */
const NO_OFFER = /(?<!, )(?<!\p{L})(?:no more|ikke mer|ikkje meir)(?!\p{L})|komme til å/iu;

/** A need for somebody to do something. */
const SOMEBODY: Record<Language, RegExp> = {
  no: /^(?:at )?noen (?:kan|må|får) ((\p{L}+) .+)$/iu,
  en: /^(?:for )?(?:someone|somebody) (?:can |could |to )?((\p{L}+) .+)$/iu,
};

/** Whether words may be said to the other person as they stand. */
export const isSaid = (words: string, language: Language) =>
  [...words].length <= MOST_CHARACTERS &&
  !PRIVATE[language].test(words) &&
  !NEVER_BACKED.test(words) &&
  neverSaid(language, words).length === 0;

/** A permission to come is said as a warm invitation. */
const WELCOME: Record<Language, readonly [RegExp, string]> = {
  no: [/^(?:du|dere) kan(?: gjerne| godt| heller)* komme /iu, 'Kom gjerne '],
  en: [/^you (?:can|could)(?: also| always| just)? come /iu, 'Do come '],
};

const welcomed = (told: string, language: Language) =>
  told.replace(...WELCOME[language]).replace(/^(du|dere) (kan|får) (?!gjerne |heller |godt )/iu, '$1 $2 gjerne ');

/** The offer in one part of the text; null where it holds none. */
function offeredIn(shouldDo: string, clause: string, language: Language): Offered | null {
  const whole = withoutReason(clause.trim().replace(JOINING, ''), language);
  const own = asCan(language === 'no' ? inLongForm(whole) : whole, language);
  const take = couldTake(shouldDo, own, language);
  if (take !== null) return take;
  const areThose = (OF_MANY[language].test(shouldDo) && !isOfPeopleIn(shouldDo)) || NEIGHBOUR.test(shouldDo);
  const told = toAsker(areThose ? own.replace(...THEY[language]) : own, shouldDo, language);
  if (told === null || NO_OFFER.test(own)) return null;
  const half = halfYes(told, own, told, language);
  if (half !== null) return half;
  if (THEY_CAN[language].test(told) && isSaid(told, language))
    return { kind: 'telling', sentence: `${withCapital(titled(welcomed(told, language), language))}.` };
  const [, somebody = '', verb = ''] = SOMEBODY[language].exec(own) ?? [];
  return VERBS[language].has(verb.toLowerCase()) && isSaid(somebody, language)
    ? { kind: 'asking', sentence: language === 'no' ? `Kan noen ${somebody}?` : `Could someone ${somebody}?` }
    : null;
}

/** An offer that stands behind the need: "ro hjemme, kan ringe på søndager". */
export function offeredLater(shouldDo: string, plain: string, language: Language): Offered | null {
  const [first = '', ...clauses] = plain.split(LATER[language]);
  for (const clause of clauses) {
    const offered = offeredIn(shouldDo, clause, language);
    if (offered !== null) return { ...offered, first };
  }
  return null;
}
