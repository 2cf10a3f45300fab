import type { Language } from '@spire/domain/languages';
import { plainWords } from './dialect.ts';
import { withoutWant } from './needNamed.ts';
import { COMMA, STOP, VERBS } from './requestWords.ts';

export type Rule = readonly [RegExp, string];

/** Clauses of reason and of hindrance, which are no part of the need. */
const REASON: Record<Language, RegExp> = {
  no: new RegExp(
    [
      '(?:, ?(?:og )?| og )(?:uten|ingen|ikke noe) (?:dårlig samvittighet|skyldfølelse|mas|stress|styr|drama)$',
      '[, ]+(?:(?:fordi|siden|ettersom)(?!\\p{L})|(?:så|for) (?=(?:jeg|eg|æ|det|hun|han|ho)(?!\\p{L}))).*$',
      ', (?:(?:jeg|eg|æ|det|\\p{L}+(?:en|a|et)) )?(?:er|e|har|holder|held|orker|orkar|klarer|klarar|blir|trenger|treng|tåler|toler|får|sier|seier)(?!\\p{L}).*$',
      ', (?:jeg|eg|æ) \\p{L}+ (?:ikke|ikkje|itj)(?!\\p{L}).*$',
      ', (?:(?!jeg |eg |æ )\\p{L}+ ){1,3}(?:gjør|gjer|gir|gjev|tapper|tappar|(?:tar|tek|krever|krev) (?:alt|all|mye|mykje|for mye|for mykje|på)|(?:er|blir) (?:for|så|tung))(?!\\p{L}).*$',
    ].join('|'),
    'iu',
  ),
  en: new RegExp(
    [
      '(?:, ?(?:and )?| and )(?:with )?(?:no|without|zero) (?:the )?(?:guilt|stress|fuss|drama|pressure)$',
      '[, ]+(?:(?:because|cos|cause|cuz|since|as i)(?!\\p{L})|so (?=(?:i|it|she|he|they|my|that|there)(?!\\p{L}))).*$',
      ', (?:i|it|my \\p{L}+|the \\p{L}+) (?:am|is|was|have|has|had|need|feel|only want|want|hurts?|gives?|makes?|gets?|says)(?!\\p{L}).*$',
      ", (?:i['’]m|im|i['’]ve|it['’]s|i (?:can['’]?t|cannot|don['’]?t))(?!\\p{L}).*$",
      ", (?:(?!i )[\\p{L}'’]+ ){1,3}(?:makes?|gives?|hurts?|drains?|triggers?|wears?|can[\'’]?t|cannot|won[\'’]?t|(?:is|are) (?:too|so|hard|a lot))(?!\\p{L}).*$",
      ' before my (?:back|head|body|energy|brain|legs?|hips?|knees?|battery)(?!\\p{L}).*$',
      ', (?:still|barely|(?:i )?(?:only |just )+\\p{L}+(?<=ing|ed|got|had|came|back))(?!\\p{L}).*$',
    ].join('|'),
    'iu',
  ),
};
/** Rules that make the rest of a need fit behind a colon: "not before" a time becomes "at the earliest". */
const PLAINER: Record<Language, readonly Rule[]> = {
  no: [
    [
      /^(?:(?:jeg|eg|æ) )?(?:(?:kan|får|rekker) )?(?:det )?(?:ikke|ikkje) (?:det )?(?:til )?før (?=\p{L}+)/iu,
      'tidligst ',
    ],
    [/^(?:å )?(?:(?:heller|helst) )+/iu, ''],
    [/ (?:i ste(?:det|den)|istedet|i staden)$/iu, ''],
    [/ (?:er (?:greit|fint|ok|bedre|best|nok)|går (?:bra|fint|greit)|passer(?: bedre| best| fint)?)$/iu, ''],
  ],
  en: [
    [
      /^(?:i )?(?:can(?:['’]?t|not) )?(?:do (?:it|that) )?(?:not )?(?:before|until|till) (\p{L}+day|next \p{L}+)$/iu,
      '$1 at the earliest',
    ],
    [/^(?:to )?(?:(?:rather|preferably) )+/iu, ''],
    [/,? instead$/iu, ''],
    [/^just to (?=\p{L})/iu, 'to just '],
    [/^not (?:being|having to be) /iu, 'not be '],
    [/ (?:is|are|would be) (?:fine|ok(?:ay)?|good|better|best|enough|plenty)$/iu, ''],
    [/(?<!\p{L})(?:im|i['’]m)(?!\p{L})/giu, 'I’m'],
    [/(?<!\p{L})i(?=['’ ])/gu, 'I'],
  ],
};
export const replaced = (words: string, rules: readonly Rule[]) =>
  rules.reduce((said, [those, instead]) => said.replace(those, instead), words);

/** A text that begins with a refusal has declined already, so no need is read from it. */
const REFUSAL: Record<Language, RegExp> = {
  no: /^(?:jeg|eg|æ|vi) (?:vil|kan|skal|orker|gidder|ønsker|tør) (?:helst |bare )?(?:ikke|ikkje|itj)(?!\p{L})(?! (?:snakke|prate|svare|høre|være|vere)(?!\p{L}))/iu,
  en: /^(?:i|we) (?:won['’]?t|can['’]?t|cannot|will not|do not|don['’]?t)(?!\p{L})/iu,
};

/** A text without its clause of reason. */
export const withoutReason = (told: string, language: Language): string => told.replace(REASON[language], '').trim();

/** An alternative at the end of a need, which is removed here because it is offered separately. */
const CAN_BESIDES: Record<Language, RegExp> = {
  no: /, (?:men )?(?:(?:jeg|eg|æ) )?kan(?!\p{L}).*$/iu,
  en: /, (?:but )?(?:i )?can(?!\p{L}).*$/iu,
};

/** The need in full, then without the part behind its first comma. */
export function partsOfNeed(needInstead: string, language: Language): string[] {
  const [sentence = ''] = plainWords(needInstead, language).split(new RegExp(STOP, 'u'));
  if (REFUSAL[language].test(sentence)) return [];
  const whole = withoutReason(sentence, language).replace(CAN_BESIDES[language], '');
  const [first = ''] = whole.split(new RegExp(COMMA, 'u'));
  return [...new Set([whole, first.trim()])];
}

/** "Kan se på sammendraget" is what one can do. */
function withoutKan(words: string, language: Language): string {
  const [can, verb] = /^(?:(?:jeg|eg|æ) )?kan (?:(?:heller|gjerne) )*(?=(\p{L}+) )/iu.exec(words) ?? [];
  const isDeed =
    language === 'no' &&
    verb !== undefined &&
    VERBS.no.has(verb.toLowerCase()) &&
    !/ meg(?!\p{L})|kan (?:se|sjå) (?!(?:på|gjennom|over) (?!tv|film|serie))/iu.test(words);
  return isDeed ? `å ${words.slice(can?.length)}` : words;
}

/** A need as it stands behind a colon, where "just one" keeps its form. */
export const asStated = (need: string, language: Language) =>
  withoutKan(
    replaced(/^just (?!to )/iu.test(need) ? need : withoutWant(need, language), PLAINER[language]).trim(),
    language,
  );

/** Whether a need goes on behind its first part: "one hour, sitting down", "dinner but home by nine". */
export const isOfParts = (needInstead: string, language: Language): boolean => {
  const [whole = '', first] = partsOfNeed(needInstead, language);
  return first !== undefined || /(?<!\p{L})(?:men|but)(?!\p{L})/iu.test(whole);
};
