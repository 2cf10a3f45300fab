import type { Language } from '@spire/domain/languages';
import { addressed, HER, isOfChildCelebrated, KIN_EN, KIN_NO } from './addressed.ts';
import { inPlainForm } from './dialect.ts';
import { eventAsked } from './eventAsked.ts';
import { withSmall } from '../firstLetter.ts';
import { ENDS, FINITE, VERBS } from './requestWords.ts';

const KIN: Record<Language, RegExp> = {
  no: new RegExp(`(?<!\\p{L})${KIN_NO}(?!\\p{L})`, 'giu'),
  en: new RegExp(`(?<!\\p{L})${KIN_EN}(?!\\p{L})`, 'giu'),
};
/** Texts about the person alone, which name no asker. */
const OF_ONESELF: Record<Language, RegExp> = {
  no: /^(?:jeg|eg|æ|vi|å|burde|må|skal)(?!\p{L})/iu,
  en: /^(?:i|i['’]\p{L}+|we|to|should)(?!\p{L})/iu,
};
const SEVERAL: Record<Language, RegExp> = {
  no: /^(?!(?:\p{L}*lene|irene|rene|foreldre(?:kontakt|møte|samtale)\p{L}*)(?!\p{L}))(?:de|dei|folk|alle|\p{L}*(?:gjengen|familien|klassen|styret|gruppa|gruppen|laget|teamet|\p{L}{3,}ene)|\p{L}*(?:foreldre|venner|naboer|kolleger|kollegaer|slektninger)\p{L}*)(?!\p{L})/iu,
  en: /^(?:they|people|everyone|everybody|folks|(?:(?:my|our|the|some) )?(?:\p{L}+ )?(?:parents|grandparents|friends|mates|kids|children|in[ -]laws|neighbou?rs|colleagues|co-?workers|girls|guys|boys|family|team|roommates|flatmates|housemates|siblings|brothers|sisters)(?!['’]))(?!\p{L})/iu,
};

/** Askers that are no person and so never "he" or "she"; `BESIDE` finds another person who can be. */
const NO_PERSON: Record<Language, RegExp> = {
  no: /^(?:skolen|sfo|barnehagen|jobben|jobb|nav|kommunen|klubben|laget|koret|kirka|kirken|menigheten|borettslaget|foreningen|banken|firmaet|legekontoret|\p{L}+sentralen)(?!\p{L})/iu,
  en: /^(?:(?:the|my|our) )?(?:school|nursery|work|job|council|club|church|choir|company|office|bank|insurance|hospital|clinic|group|committee)(?!\p{L})/iu,
};
const BESIDE: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:barnet|barn\p{L}*barnet|ungen|gutten|jenta|babyen|hunden|katten|bikkja|(?:med|og|til|for) (?-i:\p{Lu}\p{Ll}+))(?! (?:sin|hans|hennes))(?!\p{L})/iu,
  en: /(?<!\p{L})(?:the (?:child|baby|boy|girl|kid)|(?:with|and|to|for) (?-i:\p{Lu}\p{Ll}+))(?!\p{L})/iu,
};

const TURNED_TO: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:deg|din|di|ditt|dine)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:you|your|yours)(?!\p{L})/iu,
};
const TURNED_TO_SEVERAL: Record<Language, RegExp> = { no: /(?<!\p{L})(?:dere|deres)(?!\p{L})/iu, en: /you all/iu };

/** A person named only in a clause is the one the deed is for: "answer when my mum calls". */
const WHEN_ASKED: Record<Language, RegExp> = {
  no: new RegExp(`^(?:(?!${KIN_NO}).)* (?:når|hver gang) ${KIN_NO} `, 'iu'),
  en: new RegExp(`^(?:(?!${KIN_EN}).)* (?:when|whenever|every time) ${KIN_EN} `, 'iu'),
};

/** Whether one or several people ask, taken from the person the deed is for; null where they cannot be addressed. */
function askerOfDeed(told: string, language: Language): 'one' | 'several' | null {
  if (WHEN_ASKED[language].test(told)) return 'one';
  const said = addressed(told, language);
  if (said === told) return null;
  if (TURNED_TO_SEVERAL[language].test(said)) return 'several';
  return TURNED_TO[language].test(said) ? 'one' : null;
}

/**
 * Whether one or several people ask; null where no asker is told of, or where people besides the askers are spoken of.
 */
export function askerOf(shouldDo: string, language: Language): 'one' | 'several' | null {
  const told = inPlainForm(shouldDo.trim(), language);
  const [first = ''] = told.toLowerCase().split(' ');
  if (VERBS[language].has(first)) return askerOfDeed(told, language);
  const bidden = FINITE[language].test(told) ? null : askerOfDeed(told, language);
  if (bidden !== null) return bidden;
  if (OF_ONESELF[language].test(told)) return null;
  const others = [...told.matchAll(KIN[language])].filter(({ index }) => told.slice(0, index).includes(' ', 5));
  if (others.length > 0 || NO_PERSON[language].test(told) || BESIDE[language].test(told)) return null;
  return SEVERAL[language].test(told) ? 'several' : 'one';
}

/** Events that celebrate one person. */
const CELEBRATED: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:utdrikningslag|\p{L}*bursdag|\d+-?årslag|jubileum|innflytningsfest|konfirmasjon|housewarming)/iu,
  en: /(?<!\p{L})(?:hen (?:do|night|party|weekend)|stag (?:do|night|party)|bachelorette|bachelor party|birthday|housewarming|leaving (?:do|party)|baby shower|graduation)(?!\p{L})/iu,
};

/** An asker who comes with others is one of several. */
const WITH_OTHERS: Record<Language, RegExp> = {
  no: /(?<!\p{L})med (?:barna|ungene|ungane|familien|heile? familien|kona|mannen|kjæresten|hund(?:en)?)(?: sin[e]?)?(?!\p{L})/iu,
  en: /(?<!\p{L})with (?:the|his|her|their|all the) (?:children|kids|family|wife|husband|partner|boyfriend|girlfriend|twins)(?!\p{L})/iu,
};
const OF_SEVERAL: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:de|dei|dem)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:they|them|their)(?!\p{L})/iu,
};

type Rule = readonly [RegExp, string];
const turnedBy = (rules: readonly Rule[], words: string) =>
  rules.reduce((turned, [those, you]) => turned.replace(those, you), words);

const TO_ONE: Record<Language, readonly Rule[]> = {
  no: [
    [/(?<=(?<!\p{L})(?:med|til|for|fra|hos|av|på|uten|mot|om) )(?:han|ham|hun|ho|hu|henne)(?!\p{L})/giu, 'deg'],
    [/(?<!\p{L})(?:ham|henne)(?!\p{L})/giu, 'deg'],
    [/(?<!\p{L})(?:han|hun|ho|hu)(?!\p{L})/giu, 'du'],
  ],
  en: [
    [/(?<!\p{L})(?:he|she) (just |only |always )?does(?!n|\p{L})/giu, 'you $1do'],
    [/(?<!\p{L})(?:he|she) (just |only |always )?(\p{L}{2,}[^s\W])s(?!\p{L})/giu, 'you $1$2'],
    [/(?<!\p{L})(?:he|she|him)(?!\p{L})/giu, 'you'],
    [/(?<!\p{L})(?:him|her)self(?!\p{L})/giu, 'yourself'],
    [/(?<!\p{L})his(?= \p{L})/giu, 'your'],
    // After "let" and "help", "her" is an object and not a possessive.
    [
      /(?<=(?<!\p{L})(?:let|help) )her(?= (?:pack|move|decide|go|do|choose|study|walk|breathe|clean|cook|rest|sleep|drive|talk|finish|sort|start|eat|stay|know|have|be|come|take|make)(?!\p{L}))/giu,
      'you',
    ],
    [new RegExp(`(?<!\\p{L})${HER}`, 'giu'), 'you'],
    [/(?<!\p{L})her(?= \p{L})/giu, 'your'],
  ],
};
const TO_SEVERAL: Record<Language, readonly Rule[]> = {
  no: [[/(?<!\p{L})(?:dei?|dem)(?!\p{L})/giu, 'dere']],
  en: [
    [/(?<!\p{L})(?:they|them)(?!\p{L})/giu, 'you'],
    [/(?<!\p{L})their(?= \p{L})/giu, 'your'],
  ],
};
const SOMEBODY_ELSE: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:han|ham|hun|ho|hu|henne|dem|hans|hennes)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:he|him|she|her|they|them|his|hers|their|theirs)(?!\p{L})/iu,
};

/** Children who may be meant by "them" in a request. */
const CHILDREN =
  /(?<!\p{L})(?:ungene|ungane|barna|borna|\p{L}*barna|tvillingene|jentene|guttene|kids|children|twins|boys|girls)(?!\p{L})/iu;

/** Rules for a deed with somebody, where "them" includes that person and their company. */
function theirs(shouldDo: string, language: Language): readonly Rule[] {
  const [first = ''] = shouldDo.trim().toLowerCase().split(' ');
  const isHelp = /^(?:hjelpe|hjelpa|help)$/u.test(first) && !CHILDREN.test(shouldDo);
  return isHelp ? [[/(?<!\p{L})(?:dem|them)(?!\p{L})/giu, language === 'no' ? 'dere' : 'you']] : [];
}

/** Whether the refusal names a person without addressing them; then "her" keeps meaning that person. */
function isNamedInDeed(shouldDo: string, language: Language): boolean {
  const [told = ''] = shouldDo.trim().split(ENDS[language]);
  const [first = ''] = told.toLowerCase().split(' ');
  return (
    VERBS[language].has(first) &&
    (addressed(told, language) === told || isOfChildCelebrated(told, language)) &&
    [...told.matchAll(KIN[language])].length === 1
  );
}

/** The person to be celebrated is the asker of an event, unless the text names somebody else. */
function askerOfEvent(words: string, shouldDo: string, language: Language): 'one' | null {
  const [told = ''] = shouldDo.trim().split(ENDS[language]);
  const isEvent = eventAsked(withSmall(told), language) !== null || CELEBRATED[language].test(told);
  const people = `${told} ${words}`;
  const isOfPeople =
    people.search(KIN[language]) >= 0 || SOMEBODY_ELSE[language].test(told) || /\p{L}[’']s(?!\p{L})/u.test(told);
  return isEvent && !isOfPeople && /(?<!\p{L})(?:ham|henne|her|him)(?!\p{L})/iu.test(words) ? 'one' : null;
}

type Gender = 'she' | 'he';
const OF_GENDER: Record<Gender, RegExp> = {
  she: /^(?:my |our )?(?:svigermor|mor|mora|mamma|søster\p{L}*|søstera|syster\p{L}*|venninn\p{L}*|tant\p{L}*|kusin\p{L}*|dat(?:ter|ra)\p{L}*|kon[ea]|bestemor|mormor|farmor|nies\p{L}*|mum|mom|mam|mother|sister|aunt|auntie|daughter|wife|girlfriend|nan|gran|granny|grandma|niece)(?:-in-law| in law)?(?!\p{L})/iu,
  he: /^(?:my |our )?(?:svigerfar|far|faren|pappa|bror\p{L}*|onkel|fetter\p{L}*|sønn\p{L}*|mannen|bestefar|morfar|farfar|nevø\p{L}*|svoger\p{L}*|kompis\p{L}*|dad|father|brother|uncle|son|husband|boyfriend|grandad|grandpa|nephew)(?:-in-law| in law)?(?!\p{L})/iu,
};
const PRONOUN: Record<Gender, RegExp> = {
  she: /(?<!\p{L})(?:hun|ho|hu|henne|she|her)(?!\p{L})/iu,
  he: /(?<!\p{L})(?:han|ham|he|him|his|hans)(?!\p{L})/iu,
};

const PRONOUN_OF: Record<Language, Record<Gender, RegExp>> = {
  no: { she: /(?<!\p{L})(?:hun|ho|henne)(?!\p{L})/iu, he: /(?<!\p{L})(?:han|ham)(?!\p{L})/iu },
  en: { she: /(?<!\p{L})her(?!\p{L})/iu, he: /(?<!\p{L})him(?!\p{L})/iu },
};

/** The words with child and asker told apart, where one is "she" and the other "he"; null where they cannot be. */
function besideChild(words: string, shouldDo: string, language: Language): string | null {
  if (!BESIDE[language].test(shouldDo) || !PRONOUN.she.test(words) || !PRONOUN.he.test(words)) return null;
  const told = shouldDo.trim();
  const gender = OF_GENDER.she.test(told) ? 'she' : OF_GENDER.he.test(told) ? 'he' : null;
  if (gender === null) return null;
  const kept: string[] = [];
  const held = words.replace(
    new RegExp(PRONOUN[gender === 'she' ? 'he' : 'she'], 'giu'),
    (each) => `\uE000${kept.push(each) - 1}`,
  );
  return turnedBy(TO_ONE[language], held).replace(/\uE000(\d+)/gu, (_, at: string) => kept[Number(at)] ?? '');
}

/** Words for an animal, which may be "he" or "she" as well. */
const ANIMAL =
  /(?<!\p{L})(?:hunden|katten|bikkja|valpen|kattungen|hesten|kaninen|(?<=(?:the|[’']s|his|her|their) )(?:dog|cat|puppy|kitten|horse|rabbit))(?!\p{L})/iu;
/** Pronouns that stand for an animal, by the verbs of caring for one. */
const ANIMAL_TENDED: Record<Language, RegExp> = {
  no: /(?<=(?<!\p{L})(?:med|gi|ha|mate|lufte|ta|hente|til|for) )(?:han|ham|hun|ho|henne)(?!\p{L})/giu,
  en: /(?<=(?<!\p{L})(?:walk|feed|take|have|with|mind|let|for|to) )(?:him|her(?= (?:out|once|twice|for|on|at|in|every|one)(?!\p{L})|$|[.,]))(?!\p{L})/giu,
};

/** Patterns for a person of that gender anywhere in the text. */
const SOMEBODY_OF: Record<Gender, RegExp> = {
  she: new RegExp(OF_GENDER.she.source.replace('^', '(?<!\\p{L})'), 'iu'),
  he: new RegExp(OF_GENDER.he.source.replace('^', '(?<!\\p{L})'), 'iu'),
};

/**
 * The words with animal and asker told apart: the pronoun of the one cared for is the animal, if no other can be; null
 * where that is unclear.
 */
function ofAnimal(words: string, shouldDo: string, language: Language): string | null {
  const [animal] = ANIMAL.exec(shouldDo) ?? [];
  const isTold = words.search(ANIMAL_TENDED[language]) !== -1;
  if (animal === undefined || !isTold) return words;
  const isOfBoth = SOMEBODY_OF.she.test(shouldDo) && SOMEBODY_OF.he.test(shouldDo);
  const isSame = (['she', 'he'] as const).some(
    (gender) => SOMEBODY_OF[gender].test(shouldDo) && PRONOUN_OF[language][gender].test(words),
  );
  if (isOfBoth || isSame) return null;
  const the = language === 'en' ? `the ${animal.toLowerCase()}` : animal.toLowerCase();
  return words.replace(ANIMAL_TENDED[language], the);
}

/** Phrases in which "they" are the people who ask. */
const THEY_ASK =
  /(?<!\p{L})dei? (?:mangler|manglar|trenger|treng|vil|spør|spørr|ber|har|må|ønsker|maser|søker)(?!\p{L})/iu;
const THEY_DO =
  /(?<=(?<!\p{L})(?:til|før|når) )dei?(?= (?:kommer|kjem|kjæm|er|blir|går|drar|skal|har|kan|trenger|vil|ringer|spiser)(?!\p{L}))/giu;

/** Turns "they" into "you" where they are the people who ask: "til de kommer ned". */
function ofThem(words: string, shouldDo: string, language: Language): string {
  const isOfThem = language === 'no' && THEY_ASK.test(shouldDo) && !CHILDREN.test(shouldDo);
  return isOfThem ? words.replace(THEY_DO, 'dere') : words;
}

/** Words about the one who asks, as they are said to them; null where somebody else may be meant. */
export function toAsker(told: string, shouldDo: string, language: Language): string | null {
  const ofPeople = ofAnimal(told, shouldDo, language);
  if (ofPeople === null) return null;
  const words = ofThem(ofPeople, shouldDo, language);
  if (!SOMEBODY_ELSE[language].test(words) && !/^(?:at )?dei?(?!\p{L})/iu.test(words)) return words;
  const beside = besideChild(words, shouldDo, language);
  if (beside !== null) return beside;
  const one = askerOf(shouldDo, language);
  const isWithOthers = WITH_OTHERS[language].test(shouldDo) && OF_SEVERAL[language].test(words);
  const asker = one === 'one' && isWithOthers ? 'several' : (one ?? askerOfEvent(words, shouldDo, language));
  if (asker === null) return isNamedInDeed(shouldDo, language) ? words : null;
  const rules = [...(asker === 'one' ? TO_ONE : TO_SEVERAL)[language], ...theirs(shouldDo, language)];
  const said = turnedBy(rules, words);
  const left = CHILDREN.test(shouldDo) ? said.replace(/(?<!\p{L})(?:dem|them)(?!\p{L})/giu, '') : said;
  return SOMEBODY_ELSE[language].test(left) ? null : said;
}
