import type { Language } from '@spire/domain/languages';
import { withCapital } from '../firstLetter.ts';
import { ownWords } from '../ownWords.ts';
import { type Form, IN_BOKMAAL, NORTHERN, PHRASES_IN_BOKMAAL } from './bokmaalForms.ts';

const inForms = (told: string, forms: readonly Form[]) =>
  forms.reduce((plain, [form, known]) => plain.replace(form, known), told);

/** Abbreviations and missing apostrophes, written out because in a message of ours they would look like our mistake. */
const SHORTENED: Record<Language, readonly Form[]> = {
  no: [
    [/(?<!\p{L})m\/ ?(?=\p{L})/giu, 'med '],
    [/(?<=\p{L} )m (?=\p{L})/gu, 'med '],
    [/^annenhver$/giu, 'annenhver gang'],
    [/(?<!\p{L})ei (?=kopp(?!\p{L}))/giu, 'en '],
    // Minutes, which take no possessive.
    [/(?<=(?<!\d)1) ?min(?!\p{L})/giu, ' minutt'],
    [/(?<=\d) ?min(?!\p{L})/giu, ' minutter'],
    [/(?<=(?<!\p{L})for (?:[2-9]|\d\d) )stk\.?(?=[,!?]|$)/giu, 'personer'],
    [/^(?:tja|vet ikke|haha+|lol)[,.…]+ (?=\p{L})/giu, ''],
  ],
  en: [
    [/(?<!\p{L})w\/o (?=\p{L})/giu, 'without '],
    [/(?<!\p{L})w\/ ?(?=\p{L})/giu, 'with '],
    [/(?<!\p{L})w (?=(?:the|my|a|an|some|no|mates|friends)(?!\p{L}))/giu, 'with '],
    [/(?<!\p{L})n (?=(?:not|then|just|the|my)(?!\p{L}))/giu, 'and '],
    // A phone that is "off" is a thing to have, not a deed.
    [/(?<=^|[,;] )phone (?=(?:off|away|down|on silent)(?!\p{L}))/giu, 'have my phone '],
    [/(?<!\p{L})sat nite(?!\p{L})/giu, 'Saturday night'],
    [/(?<!\p{L})nite(?!\p{L})/giu, 'night'],
    [/(?<=\p{L} )(?<!(?<!\p{L})(?:the|a|this|my|our) )til(?= \p{L})/gu, 'until'],
    [/(?<!\p{L})fri(?!\p{L})/gu, 'Friday'],
    [/(?<!\p{L})thurs?(?!\p{L})/giu, 'Thursday'],
    [/(?<!\p{L})tues(?!\p{L})/giu, 'Tuesday'],
    [/(?<!\p{L})weds(?!\p{L})/giu, 'Wednesday'],
    [
      /(?<=(?<!\p{L})(?:on|next|this|every|by|until|till?) )sat(?=[,.!?]|$| (?:at|with|morning|night|evening|afternoon)(?!\p{L}))/giu,
      'Saturday',
    ],
    [
      /(?<=(?<!\p{L})(?:on|next|every|by|until|till?) )sun(?=[,.!?]|$| (?:at|morning|night|evening|afternoon)(?!\p{L}))/giu,
      'Sunday',
    ],
    [/(?<!\p{L})((?:some|any|every)(?:one|body) else|no(?: one|body) else)s(?!\p{L})/giu, '$1’s'],
    [/(?<!\p{L})(ca|do|wo)nt(?!\p{L})/giu, '$1n’t'],
    // Chat abbreviations that carry no meaning for the recipient.
    [/(?<!\p{L})(?:idk|dunno)(?:[,.…?]+ ?|$)/giu, ''],
    [/(?<!\p{L})(?:tbh|ngl|lol|haha+|pls|plz)(?!\p{L})[,.…]* ?/giu, ''],
    [
      /(?<=^|[,;.] |(?<!\p{L})(?:and|but) )ill (?=(?:also |just |happily |gladly |only )?(?:bring|be|come|call|do|make|take|pay|help|send|cook|join|drive|text|ring|go|see|get|stay|have|host|bake|meet|drop|pop|buy|give|lend|cover|write)(?!\p{L}))/giu,
      'I’ll ',
    ],
    [/(?<!\p{L})ppl(?!\p{L})/giu, 'people'],
    [
      /(?<=(?<!\p{L})all (?:\d+|two|three|four|five|six|ten|twelve)) of (?:them|us)(?=$|[,.]| (?:on|this|in|at|for))/giu,
      '',
    ],
    [
      /(?<!\p{L})((?:every|some|any|no)(?:body|one))s (?=(?:birthday|turn|job|house|place|kids?|dinner|fault|problem|mess|business)s?(?!\p{L}))/giu,
      '$1’s ',
    ],
    [/(?<=(?<!\p{L})(?:an?|one) (?:week|day|hour|month))s (?=(?:notice|warning)(?!\p{L}))/giu, '’s '],
    [/(?<=(?<!\p{L})(?:days|weeks|hours)) (?=(?:notice|warning)(?!\p{L}))/giu, '’ '],
    [/^(shop|store)[ -]?bought(?=$|[,.]| and )/giu, '$1-bought ones'],
    [
      /(?<=(?<!\p{L})(?:coffee|tea|lunch|dinner|brunch|drinks?|walk|instead|\p{L}+day) )just (?:1|one) of (?=(?:them|you|the)(?!\p{L}))/giu,
      'with just one of ',
    ],
    [/(?<!\p{L})(?:tmrw|tmr|tomoz)(?!\p{L})/giu, 'tomorrow'],
    // "On me own" means "on my own".
    [
      /(?<=(?<!\p{L})(?:in|with|on|off|of|from|at) )me (?=(?:own|headphones|earphones|dog|book|tea|mates?|mum|mam|da|dad|sister|brother|kids|bed|garden|phone|slippers|pyjamas|pjs|feet|family|friends?)(?!\p{L}))/giu,
      'my ',
    ],
    [/(?<!\p{L})(that|there|what|here)s(?= \p{L}|$)/giu, '$1’s'],
    [
      /(?<!\p{L})its(?= (?:not|just|only|too|ok|okay|fine|nits|all|so|a|an|the|my|over|been|about|for|time|done|urgent)(?!\p{L}))/giu,
      'it’s',
    ],
    [/(?<!\p{L})((?:do|does|did|is|was|are|were|could|would|should|has|have|had)n)t(?!\p{L})/giu, '$1’t'],
    [/(?<!\p{L})(they|you)re(?!\p{L})/giu, '$1’re'],
    [/(?<!\p{L})ive(?= \p{L})/giu, 'I’ve'],
    [/(?<!\p{L})[Ii]m(?= \p{L})/gu, 'I’m'],
  ],
};

const EACH_WORD = /(?<!\p{L})\p{L}+(?!\p{L})/gu;
const SENTENCE_BEGINS = /(?:^|[.!?:]\s*)$/u;

/** Forms of nynorsk and dialect that the word table lacks. */
const UNKNOWN =
  /(?<!\p{L})(?:æ|kvil|heim\p{L}*|kvar|(?-i:anna|vera|koma|(?!\p{L}*bane|(?:u|\p{L}*s)?vane)\p{Ll}{3,}ane)|stilla|lova)(?!\p{L})/iu;
/** Nynorsk adjectives, recognised by their ending. */
const BY_ENDING = /(?<!\p{L})(?!applaus)\p{Ll}{3,}(?:leg|laus)(?!\p{L})/u;
/** Forms that Bokmål has in another meaning: alone they are no sign of dialect. */
const SHARED = new Set(['høyre', 'hær', 'seine', 'seint', 'stad', 'vener', 'gong', 'veke', 'seier']);

const isOther = (told: string): boolean =>
  UNKNOWN.test(told) ||
  [...told.matchAll(EACH_WORD)].some(([word]) => {
    const form = word.toLowerCase();
    return IN_BOKMAAL.has(form) && !SHARED.has(form);
  });

/** Each word in its Bokmål form; capitals and names stay. */
const inBokmaal = (told: string): string =>
  inForms(told, PHRASES_IN_BOKMAAL).replace(EACH_WORD, (word, at: number, whole: string) => {
    const known = IN_BOKMAAL.get(word.toLowerCase());
    if (known === undefined || !/^\p{Lu}/u.test(word)) return known ?? word;
    return SENTENCE_BEGINS.test(whole.slice(0, at)) ? withCapital(known) : word;
  });

/**
 * Rewrites abbreviations, missing apostrophes, nynorsk and dialect into the forms the rules know, so that a message is
 * in one written form. Norwegian with an unknown form is left unchanged. The classifiers have their own table
 * (`plainForms`), which may merge words that must stay apart here.
 */
export function inPlainForm(told: string, language: Language): string {
  const written = inForms(told, SHORTENED[language]);
  if (language === 'en') return written;
  const plain = /(?<!\p{L})æ(?!\p{L})/iu.test(written) ? inForms(written, NORTHERN) : written;
  if (!isOther(written) && !BY_ENDING.test(written)) return written;
  const bokmaal = inBokmaal(plain);
  return isOther(bokmaal) ? plain : bokmaal;
}

/** Words in capitals for emphasis, which would read as shouting in a message. */
const SHOUTED =
  /(?<!\p{L})(?:ALLTID|HVER|IGJEN|OG|IKKE|ALDRI|ALLE|ALT|HELE|OSS|HER|NÅ|AGAIN|AND|NOT|ALL|EVERY|EACH|ALWAYS|NEVER|WHOLE|NOW|REALLY|EVER|STILL|ONLY|JUST|MY|OUR|HERE)(?!\p{L})/gu;

/** Notes in keywords, which are turned into phrases: "lunch then home", "anything else, pie". */
const NOTED_EN: readonly (readonly [RegExp, string])[] = [
  [/^((?:join|come|stay|pop|drop|stop|go|be) .+?),? (?:and )?then (?:straight )?home$/iu, '$1 and then head home'],
  [/(?<=(?:any|some)thing else), (\p{L}+)$/iu, ', like $1'],
];

/** A person's own words in plain form. */
export function plainWords(told: string, language: Language): string {
  const plain = inPlainForm(ownWords(told, Number.POSITIVE_INFINITY), language).replaceAll(SHOUTED, (word) =>
    word.toLowerCase(),
  );
  return language === 'no' ? plain : NOTED_EN.reduce((words, [noted, said]) => words.replace(noted, said), plain);
}

/** Whether a text is in nynorsk or dialect: within a sentence of ours it would be another language. */
export const isInOtherForm = (told: string, language: Language): boolean =>
  language === 'no' && isOther(inPlainForm(told, language));
