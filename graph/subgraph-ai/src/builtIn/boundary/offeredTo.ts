import type { Language } from '@spire/domain/languages';
import { titled, withCapital, withSmall } from '../firstLetter.ts';
import { isGrave } from './answeredWhole.ts';
import { isForOneself } from './answeringWords.ts';
import { askerOf } from './asker.ts';
import { plainWords } from './dialect.ts';
import { toYou } from './needNamed.ts';
import { isSaid } from './offeredLater.ts';
import { offeredBy, type Offered, type OfferRule, wholly } from './offerRules.ts';
import { OUTING } from './suggested.ts';

/** Presentations to a class, asked for by the teacher or by an unnamed person. */
const PRESENTING: Record<Language, RegExp> = {
  no: /^(?:læreren .*|(?:å )?(?:ha|holde|lese|ta|gjøre) .*)(?:framføring|fremføring|presentasjon|foredrag|tale|høytlesning|høyt|klassen)/iu,
  en: /^(?:(?:the|my) teacher .*|(?:do|give|hold|present|read|make) .*)(?:presentation|speech|talk|reading|aloud|class)|^present(?:ing)? /iu,
};
const TO_TEACHER: Record<Language, readonly OfferRule[]> = {
  no: [
    [
      'asking',
      wholly(
        '(?:ha (?:den|det) |gjøre det |ta (?:den|det) )?(?:(?:bare|kun) )?(?:for|foran) (?:læreren|lærer)(?: (?:min|alene))?',
      ),
      () => 'Kan jeg gjøre det bare for deg?',
    ],
  ],
  en: [
    [
      'asking',
      wholly('(?:do it )?(?:(?:only|just) )?(?:for|to|in front of) (?:the|my) teacher(?: alone)?'),
      () => 'Could I do it just for you?',
    ],
  ],
};

/** Offers to meet one of several askers. */
const ONE_OF_THEM: Record<Language, readonly OfferRule[]> = {
  no: [
    [
      'asking',
      wholly(
        '(kaffe|te|lunsj|middag|frokost|tur|en tur|en kaffe)((?: på)? \\p{L}+dag)?(?: (?:heller|i stedet|i staden))?,? (?:med )?(?:bare|kun) (?:med )?(én|ein|en|ei|1|to|2) av (?:dem|dei|de|dere|jentene|gutta)',
      ),
      ([what = '', day = '', count = '']) =>
        `Kan jeg heller møte bare ${/^(?:to|2)$/iu.test(count) ? 'to' : 'én'} av dere til ${what}${day.replace(/^ (?!på )/u, ' på ')}?`,
    ],
  ],
  en: [
    [
      'asking',
      wholly(
        '(?:an? )?(coffee|tea|lunch|dinner|breakfast|brunch|walk)((?: on)? \\p{L}+day)?(?: instead)?,? (?:but )?(?:with )?(?:just|only) (?:with )?(1|one|2|two) of (?:them|you|the girls|the lads)(?: instead)?',
      ),
      ([what = '', day = '', count = '']) =>
        `Could I meet just ${/^(?:2|two)$/iu.test(count) ? 'two' : 'one'} of you for ${what === 'walk' ? 'a walk' : what.toLowerCase()}${day.replace(/^ (?!on )/u, ' on ')} instead?`,
    ],
  ],
};

const BAKING =
  /(?<!\p{L})(?:bak\p{L}*|\p{L}*cakes?|cookies|biscuits|pies?|food|dish|snacks?|cook\p{L}*|sale)(?!\p{L})/iu;
const BOUGHT: readonly OfferRule[] = [
  [
    'telling',
    wholly('(?:some |a few |bring )?(?:shop|store)[ -]?bought(?: (?:ones|cakes?|cupcakes|biscuits))?(?: instead)?'),
    () => 'I can bring shop-bought ones.',
  ],
];

/** Things one has already. */
const HAVE_ALREADY: Record<Language, RegExp> = {
  no: /^(?:bare )?((?:den|det|de) (?:ene |to |tre |fire )?(?:\p{L}+ )?(?:jeg|eg|æ) (?:allerede )?har)(?: fra før| allerede)?$/iu,
  en: /^(?:just |only )?(the (one|two|three|four|\p{L}+) (?:\p{L}+ )?(?:i[’']ve(?: already)? got|i (?:already )?have))(?: already)?$/iu,
};
function enoughFor(own: string, language: Language): string | null {
  const [, what, count = ''] = HAVE_ALREADY[language].exec(own) ?? [];
  if (what === undefined) return null;
  if (language === 'no') return `${withCapital(what)}, er nok for meg.`;
  const are = /^(?:two|three|four)$|s$/iu.test(count) ? 'are' : 'is';
  return `${titled(withCapital(what), 'en')} ${are} enough for me.`;
}

/** Deeds of the asker's that are wished for instead. */
const FROM_THEM: Record<Language, RegExp> = {
  no: /^at (?:han|hun|ho) (?:bare |heller )?(?:kommer|kjem) ((?:hit|innom|over|til meg)(?!\p{L}).*?)(?: i ste(?:det|den))?$/iu,
  en: /^(?:her|him|them) to (?:just )?((?:come (?:over|round|here|by|to mine)|call|text|visit|sit with|stay with)(?!\p{L}).*)$/iu,
};

/** Requests to do something together, for which another shared activity is a full answer. */
const JOINING: Record<Language, RegExp> = {
  no: /^(?!(?:jeg|eg|æ) ).{2,30}?(?<!\p{L})(?:vil|vill|ønsker|har lyst til|spør om|maser om)(?: at)? (?:å ha (?:meg|mæ) med|ha (?:meg|mæ) med|(?:jeg|eg|æ) (?:skal|ska) (?:være|vere|vær|bli) med|(?:jeg|eg|æ) (?:blir|kan være|kan bli) med)(?!\p{L})/iu,
  en: /^(?!i ).{2,30}?(?<!\p{L})(?:wants?|asks?|asked|would like|keeps asking) me (?:to (?:come|join|go)|along)(?!\p{L}).{0,20}(?<!\p{L})(?:with (?:him|her|them)|along|hiking|camping|climbing|running|on (?:a|the))(?!\p{L})/iu,
};
/** Phrases that mean another person than the asker, or a former partner. */
const WITH_ANOTHER =
  /(?<!\p{L})(?:with|med) (?!(?:you|deg|dere|her|him|them|henne|ham|dem)(?!\p{L}))|(?<!\p{L})(?:ex|eks(?:en)?|advokat\p{L}*|lawyer)(?!\p{L})/iu;

/** A smaller shared activity in place of the requested one; null where the need names none. */
function outingInstead(shouldDo: string, bare: string, language: Language): string | null {
  if (!JOINING[language].test(shouldDo) || !OUTING[language].test(bare)) return null;
  if (
    isGrave(shouldDo, bare) ||
    WITH_ANOTHER.test(bare) ||
    WITH_ANOTHER.test(shouldDo.split(' ').slice(0, 3).join(' '))
  )
    return null;
  if (!isSaid(bare, language) || isForOneself(bare, language)) return null;
  const what = withSmall(bare);
  const instead = what.includes(',') ? '' : language === 'no' ? ' i stedet' : ' instead';
  return language === 'no' ? `Hva med ${what}${instead}?` : `How about ${what}${instead}?`;
}

/**
 * The offer of a need for which it matters what is asked, and by how many: `bare` is turned to the asker, `own` is as
 * it was written.
 */
export function offeredTo(
  shouldDo: string,
  { bare, own }: { bare: string; own: string },
  language: Language,
): Offered | null {
  const enough = enoughFor(own, language);
  if (enough !== null && isSaid(own, language)) return { kind: 'telling', sentence: enough };
  const fromThem = FROM_THEM[language].exec(own)?.[1];
  if (fromThem !== undefined && isSaid(fromThem, language))
    return {
      kind: 'asking',
      sentence: language === 'no' ? `Kan du heller komme ${fromThem}?` : `Could you ${fromThem} instead?`,
    };
  const asked = plainWords(shouldDo, language);
  const rules = [
    ...(PRESENTING[language].test(asked) ? TO_TEACHER[language] : []),
    ...(askerOf(shouldDo, language) === 'several' ? ONE_OF_THEM[language] : []),
    ...(language === 'en' && BAKING.test(asked) ? BOUGHT : []),
  ];
  const offered = offeredBy(rules, withSmall(bare));
  const sentence = offered?.sentence ?? outingInstead(asked, bare, language);
  if (sentence === null) return null;
  return {
    kind: offered?.kind ?? 'inviting',
    sentence: titled(sentence, language),
    suggestion: titled(toYou(withSmall(own), language), language),
  };
}
