import type { Language } from '@spire/domain/languages';
import { ownWords } from './ownWords.ts';

/** What stands before the thing: who asks, and that one should. */
const BEFORE: Record<Language, RegExp> = {
  no: /^(?:.*(?<!\p{L})jeg (?:burde|bør|skulle|skal|må|kan|kunne)(?: (?:jo|vel|nok|egentlig|visst|kanskje|bare|også|vel)(?!\p{L}))* |å )/iu,
  en: /^(?:.*(?<!\p{L})(?:i (?:really |probably )?(?:should|have to|need to|must|ought to|can|could)|me to) (?:really |probably |just )?|to )/iu,
};

/** What one can be asked to do, as it begins: a text that begins otherwise is not put into a sentence of ours. */
const VERBS: Record<Language, ReadonlySet<string>> = {
  no: new Set(
    'hjelpe passe låne kjøre hente jobbe ta komme dra gå være svare ringe besøke lage bake stille gi betale møte sende skrive vaske rydde handle reise følge bli delta holde ordne flytte bære klippe måke lese spille synge planlegge arrangere invitere vippse kjøpe snakke høre lytte male vanne levere bli'.split(
      ' ',
    ),
  ),
  en: new Set(
    'help look lend drive pick work take come go be answer ring call visit make bake give pay meet send write wash tidy clean shop travel stay join hold sort fix move carry mow read play sing plan host invite buy talk listen paint water cover do reply babysit mind run organise organize attend'.split(
      ' ',
    ),
  ),
};

/** Where the thing ends: at the end of a sentence, or where a reason begins. */
const AFTER: Record<Language, RegExp> = {
  no: /[.!?,;:(–\n]|(?<!\p{L})(?:fordi|men|selv om|siden|enda|for at|når|hvis|og jeg|så)(?!\p{L})/iu,
  en: /[.!?,;:(–\n]|(?<!\p{L})(?:because|but|even though|since|although|when|if|and i|so)(?!\p{L})/iu,
};

const KIN_NO =
  '(?:(?:mor|moren|mora|faren|søster|søsteren|søstera|bror|broren|venninnen|venninna|vennen|naboen|sjefen|tanten|tanta|onkelen|svigermoren|svigerfaren|datteren|dattera|sønnen) (?:min|mi|vår)|mamma|pappa|svigermor|svigerfar|bestemor|bestefar|mormor|farmor|naboen|sjefen)';
const KIN_EN =
  '(?:my (?:mum|mom|dad|mother|father|sister|brother|friend|neighbour|neighbor|boss|aunt|uncle|son|daughter|cousin|colleague)|mum|mom|dad)';

/** Who is asked for is most often who asks: said to them, it is "you". */
const ADDRESSED: Record<Language, RegExp> = {
  no: new RegExp(`^(hjelpe|besøke|ringe|kjøre|hente|følge|møte|svare) ${KIN_NO}(?!\\p{L})`, 'iu'),
  en: new RegExp(`^(help|visit|call|ring|drive|meet|answer) ${KIN_EN}(?!\\p{L})`, 'iu'),
};
const YOU: Text = { no: 'deg', en: 'you' };
type Text = Record<Language, string>;

/** Words whose meaning turns with who speaks, or that point at somebody unnamed: then it is not said again. */
const TURNING: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:jeg|meg|min|mi|mitt|mine|selv|han|hun|ham|henne|dem|hans|hennes|deres|ikke)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:i|me|my|mine|myself|he|she|him|her|them|his|their|not|n't)(?!\p{L})/iu,
};

const MOST_CHARACTERS = 60;

/**
 * The thing asked, in the person's own words, as it can follow "I can't": null where grammar does not allow it, or where
 * it is not sure to.
 */
export function thingAsked(shouldDo: string, language: Language): string | null {
  const plain = ownWords(shouldDo, Number.POSITIVE_INFINITY);
  const [told = ''] = plain.replace(BEFORE[language], '').split(AFTER[language]);
  const addressed = told.trim().replace(ADDRESSED[language], (_, verb: string) => `${verb} ${YOU[language]}`);
  const [first = ''] = addressed.split(' ');
  const thing = first.toLowerCase() + addressed.slice(first.length);
  const isSayable =
    VERBS[language].has(first.toLowerCase()) &&
    thing.includes(' ') &&
    [...thing].length <= MOST_CHARACTERS &&
    !TURNING[language].test(thing);
  return isSayable ? thing : null;
}
