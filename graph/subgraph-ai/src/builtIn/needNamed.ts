import { neverSaid } from '@spire/content/neverSaid';
import type { Language } from '@spire/domain/languages';
import { ownWords } from './ownWords.ts';
import { FINITE, VERBS } from './requestWords.ts';

/** What stands before what is needed. */
const BEFORE: Record<Language, RegExp> = {
  no: /^(?:jeg |eg |æ )?(?:trenger|treng|ønsker(?: meg)?|vil(?: gjerne)?(?: ha)?|har lyst (?:til|på)|skulle hatt|burde)(?: (?:egentlig|heller|bare|jo|å bare))* /iu,
  en: /^(?:i(?:['’]d| would)? )?(?:really |just )?(?:need|want|wish for|like|love|would like)(?: to have)? /iu,
};

/** What one can need to do, beside what one is asked to: in Norwegian without the sign of the infinitive, too. */
const DOING = new Set(
  'sove hvile ligge slappe gjøre tegne le gråte se spise lande puste få strikke bade dusje legge slippe meditere trene glemme slutte gå'.split(
    ' ',
  ),
);
const isDoing = (word: string) => DOING.has(word) || (word !== 'stille' && VERBS.no.has(word));

/** Said to the person, "mine" is "yours". */
const TURNED: Record<Language, Readonly<Record<string, string>>> = {
  no: { meg: 'deg', min: 'din', mi: 'di', mitt: 'ditt', mine: 'dine', oss: 'dere', vår: 'deres', mæ: 'deg' },
  en: { my: 'your', mine: 'yours', myself: 'yourself', our: 'your', us: 'you' },
};
const STILL_OWN: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:jeg|eg|æ|ikke|ikkje|ingenting|noe annet|han|hun|ho|de)(?!\p{L})|^(?:at|om|for at) /iu,
  en: /(?<!\p{L})(?:i|me|not|nothing|he|she|they)(?!\p{L})|^(?:for|that|them|him|her|if|being|having) /iu,
};
/** What nobody is told that they need. */
const NEVER_BACKED =
  /alkohol|(?<!\p{L})(?:vin|øl|pils|drikke meg|ruse?\p{L}*|røyk\p{L}*|pille\p{L}*|tablett\p{L}*|valium|sobril|slanke?\p{L}*|faste|sulte\p{L}*|hevn|dø|forsvinne|wine|beer|drunk|drink|smok\p{L}*|weed|pills?|diet\p{L}*|fast|starv\p{L}*|revenge|die|disappear|gambl\p{L}*|spille penger)(?!\p{L})/iu;

/** Words that point back at something: alone at the end they say nothing. */
const DANGLING = /(?<!\p{L})(?:en|et|ei|den|det|one|it|that|them|to|med|på|i|og|and|own|egen|eget)$/iu;

const MOST_CHARACTERS = 50;
const MOST_WORDS = 8;

/**
 * What is needed, in the person's own words, as it can follow "You need", or "I need" where the person is to say it;
 * null where it is not sure to.
 */
export function needNamed(needInstead: string, language: Language, saidBy: 'us' | 'them' = 'us'): string | null {
  const [told = ''] = ownWords(needInstead, Number.POSITIVE_INFINITY).split(
    /[.!?;:(–]|,(?! (?:med|uten|with|without) )|(?<!\p{L})(?:men|but|fordi|because)(?!\p{L})/u,
  );
  const bare = told.trim().replace(BEFORE[language], '');
  const [first = ''] = bare.split(' ');
  const whole = language === 'no' && isDoing(first.toLowerCase()) ? `å ${bare.toLowerCase()}` : bare;
  const said = whole.replace(/\p{L}+/gu, (word) =>
    saidBy === 'us' ? (TURNED[language][word.toLowerCase()] ?? word) : word,
  );
  const small = /^\p{Lu}(?!\p{Lu})/u.test(said) ? said.slice(0, 1).toLowerCase() + said.slice(1) : said;
  const turned =
    language === 'en'
      ? small.replace(
          /^(?!being|having|nothing|something|everything|anything|evening|morning)(\p{L}+ing)(?!\p{L})/u,
          'time for $1',
        )
      : small;
  const isSayable =
    /^\p{L}/u.test(turned) &&
    [...turned].length <= MOST_CHARACTERS &&
    turned.split(' ').length <= MOST_WORDS &&
    !STILL_OWN[language].test(turned) &&
    !DANGLING.test(turned) &&
    !FINITE[language].test(turned) &&
    !NEVER_BACKED.test(turned) &&
    neverSaid(language, turned).length === 0;
  return isSayable ? turned : null;
}
