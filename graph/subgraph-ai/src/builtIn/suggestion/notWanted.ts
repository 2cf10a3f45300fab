/**
 * Activities people grow weary of: the beginnings of their words in both languages, as they stand in a wish and in a
 * suggestion.
 */
const DEEDS: readonly string[] = [
  'ligg|legge? (?:meg|seg|ned|mæ|sæ)|leggje|lying|laying|lie(?!\\p{L})|senga?(?!\\p{L})|sengen|dyna|sofa|couch|bed(?!\\p{L})|covers|duvet',
  'sitt(?!\\p{L}*e? (?:ditt|mitt|inne|innendørs|heime|hjemme|inside|indoors|at home)(?!\\p{L}))|(?:sit(?!\\p{L})|sitting)(?! (?:in(?!\\p{L})(?! (?:a|the|my) )|inside|indoors|at home))|stol(?!\\p{L})|chair',
  'pust|breath',
  'medit|mindful',
  'skjerm|mobil|telefon|screen|phone|scroll|skroll|tv(?!\\p{L})|telly|film|serie|series|youtube|netflix|tiktok',
  'les(?:e|er|a|ing|ning)?(?!\\p{L})|bok(?!\\p{L})|boka|bøker|read|book|kapit|chapter',
  'strikk|hekl|knit|crochet',
  'tegn(?:e|er|ing)?(?!\\p{L})|draw(?!er)|paint|mal(?:e|er|ing)(?!\\p{L})|fargelegg|colou?ring',
  'skriv|write|writing|journal|dagbok|setning|sentence',
  'gåtur|tur(?:er|en|ene)?(?!\\p{L})|walk',
  'te(?!\\p{L})|kaffe|tea(?!\\p{L})|coffee|kakao|cocoa',
  'musikk|sang|song|music|sing(?:ing)?(?!\\p{L})|syng|nynn|hum(?!\\p{L})',
  'prat|snakk|talk|chat(?!\\p{L})|ring(?:e|er|ing)?(?!\\p{L})',
  'kryssord|puslespill|kabal|sudoku|crossword|puzzle|jigsaw|patience',
  'rydd|tidy|clean|sort',
  'skive|suppe|soup|toast|sandwich|bread|pasta',
  'tren(?:e|er|ing|inga|ingen)?(?!\\p{L})|exercis|workout|gym(?!\\p{L})|yoga|stretch|strekk|tøy(?:e|er|ning)?(?!\\p{L})',
  'hvil|kvil|rest(?:ing)?(?!\\p{L})|sov(?:e|er)?(?!\\p{L})|sleep|nap(?!\\p{L})',
  'badekar|bath(?:tub)?(?!\\p{L})|bade(?!\\p{L})',
  'vindu|vindauge|window',
  'podcast|radio|lydbok|audiobook',
];
/** Activities for which a "no" is a wish; "not sleeping" and "not talked to anybody" tell a state. */
const [LYING = ''] = DEEDS;
/** Words for lying down in a suggestion, in addition to the verbs. */
const LAID = 'put(?:a|e|er|ene)(?!\\p{L})|pillows?(?!\\p{L})|tepp(?:e|et|er)(?!\\p{L})|blankets?(?!\\p{L})';
/** A person who cannot or will not lie down; lying still, or on one side, is another thing. */
const CANNOT_LIE =
  /(?<!\p{L})(?:(?:can['’]?t|cannot|don['’]?t want to|won['’]?t|rather not) (?:\p{L}+ )?(?:lie|lay)(?: (?:down|flat|here|there|in bed|back|around)(?!\p{L}))|(?:kan|vil|klarer|orker|skal) (?:ikke|ikkje|itj) (?:å )?(?:ligge|liggje|ligg|legge meg|leggje meg)(?! (?:i ro|i fred|stille|still|på|våken|ennå|enda|tidlig|med)(?!\p{L})))(?!\p{L})(?![^.!?]*(?<!\p{L})(?:kids?|children|child|baby|toddler|son|daughter|unge(?:r|ne|n)?|ungan|barn(?:a|et)?|babyen|sønnen|datteren|at work|på jobb|boss|sjefen|guests|visitors|besøk)(?!\p{L}))/iu;
const INWARD: readonly string[] = DEEDS.filter((deed) => /^(?:pust|medit)/u.test(deed));
const DENIABLE = DEEDS.filter((deed) =>
  /^(?:pust|medit|skjerm|les|strikk|tegn|skriv|te\(|musikk|kryssord|badekar|podcast)/u.test(deed),
);

const WORDS = "((?:(?!(?:and|but|og|men|so|så|now|need|want|what|kva|hva|kan|can)(?!\\p{L}))[\\p{L}'’-]+ ?){1,5})";
const WEARY =
  "(?:så |skikkelig |veldig |helt |dritt?|møkk)?(?:lei|luta lei|drittlei|møkklei|trøtt) (?:av|a|tå) (?:å )?|(?:so |really |just |very )?(?:tired|sick|bored|fed up|done|over it) (?:of|with) |(?:orker|orkar|gidder|gidd|vil) (?:ikke|ikkje|itj) (?:å )?(?:flere?|mer|meir|en til)? ?|(?:annet|anna|andre ting) enn (?:å )?|i ?staden? for (?:å )?|i ?stedet for (?:å )?|slippe å |(?:bli|blir|blei|ble|går|gå) (?:\\p{L}+ )?(?:gal|galen|gæren|gæern|gærn|sprø|tussete|tullete) (?:av|a|tå) (?:å )?(?:bare |bærre |berre )?|(?:going|go|driving me|drives me|drive me) (?:\\p{L}+ )?(?:mad|crazy|nuts|insane|stir[- ]crazy) (?:from |with |just |of )*|other than |anything but |instead of |not another |no more |can(?:['’]?t|not) (?:do|face|take) (?:any )?(?:more )?";
const HURTS =
  '(?:gives?|gave|giving) me (?:a |bad |such )*(?:headaches?|migraines?|pain)|makes? (?:me (?:dizzy|sick|tired|ill|worse)|my \\p{L}+ (?:hurt|ache|worse))|hurts?(?: (?:my|me) ?\\p{L}*)?|(?:gir|gjev|gjer|gjør) (?:meg|mæ) (?:\\p{L}+ )?(?:hodepine|vondt|migrene|svimmel|kvalm|dårlig|verre)|gjør vondt';
const WEARY_OF = new RegExp(`(?<!\\p{L})(?:${WEARY})${WORDS}`, 'giu');
/** A part of the body stands before the words of pain, so it is searched for separately first. */
const HURTING = new RegExp(HURTS, 'iu');
const WHAT_HURTS = new RegExp(`${WORDS}(?:${HURTS})`, 'giu');
const NO =
  /(?<!\p{L})(?:ikke|ikkje|itj|ingen|uten|utan|slipper|no|not|without|\p{L}+n['’]t) ((?:(?!(?:and|but|og|men)(?!\p{L}))\p{L}+ ?){1,3})/giu;

/** "Not breathing" may be an inability, which is no refusal. */
const CANNOT =
  /(?:(?<!\p{L})(?:får|fikk|klarer|klarar|klare|greier|greie|kan|tåler|can|could|is|are|am|was|been|er|im)|(?<=\p{L})['’](?:s|m|re))(?: (?:jeg|eg|æ|even|really))? ?$/iu;
const CANNOT_BE = /^(?:can|(?:could|is|are|was|were|has|have|had)n)['’]t/iu;
const WELL =
  /(?<!\p{L})(?:breath|pust)\p{L}* (?:so |very |too |that |så |helt |noe )?(?:well|properly|right|normally|easy|easily|freely|enough|ordentlig|skikkelig|godt|normalt|lett|fritt|nok)/iu;
/** Difficult breathing. */
const NOT_WELL = new RegExp(`(?<!\\p{L})(?:\\p{L}+n['’]t|not|cannot|ikke|ikkje|itj)(?: \\p{L}+)? ${WELL.source}`, 'iu');
/** Breathlessness, which is no refusal and rules out play. */
const OUT_OF_BREATH =
  /(?<!\p{L})(?:(?:no|without|ingen|inga|uten|utan|not|ikke|ikkje)(?: (?:any|a|enough|nok|mer|more|much))? (?:breath(?! ?(?:work|ing|stuff|exercise|thing|focus|technique)\p{L}*)(?!,? please)(?! and no| or )(?= )|pust(?:en)?(?= (?:igjen|att|etter|til|når|når|i meg|i lungene)))|out of breath|short of breath|tungpust\p{L}*|andpusten|kortpust\p{L}*)/iu;
/** Activities refused in passing, which the wish would otherwise be classified by. */
const REFUSABLE = DEEDS.filter((deed) => /^(?:pust|medit|te\()/u.test(deed)).join('|');
const REFUSAL = new RegExp(
  `(?<=(?:^|[,.;:!?–-]|(?<!\\p{L})(?:and|but|og|men|please|helst|bare|just|takk|ok)(?!\\p{L}))\\s*)(?:no|ingen|uten|utan|without|ikke|ikkje|itj|not)(?: (?:foreslå|flere|mer|more|any|noe|noen|say|suggest))? (?:\\p{L}+ )?(?:${REFUSABLE})\\p{L}*(?: (?:exercises?|øvelse\\p{L}*))?(?: (?:or|eller|and|og|nor) (?:no |ingen )?(?:${REFUSABLE})\\p{L}*)*`,
  'giu',
);
/** Words of politeness that remain of a wish that only refuses. */
const POLITE_REST =
  /^(?:\W*(?:er du snill|vær så snill|ver så snill|please|takk|thanks|thank you|tusen takk|ok|okay|and|but|og|men|da|then|for me|til meg)(?!\p{L}))*\W*$/iu;

const OF_DEED = new Map(DEEDS.map((deed) => [deed, new RegExp(`(?<!\\p{L})(?:${deed})`, 'iu')]));
const deedsIn = (words: string, deeds: readonly string[]) => deeds.filter((deed) => OF_DEED.get(deed)?.test(words));

/** The distance behind a refusal within which words may show that it is none. */
const AHEAD = 20;
/** Whether an apparent refusal is an inability. */
export const isBreathless = (words: string) => OUT_OF_BREATH.test(words) || NOT_WELL.test(words);

/** A list of refusals, up to the words that ask for something else. */
const LISTED =
  /(?<!\p{L})(?:don['’]?t (?:want|suggest|say|give me|tell me|ask me)(?: to)?|(?:ikke|ikkje|itj) (?:er|foreslå|kom med|be meg(?: om)?|si)|(?:that|which)(?: is|['’]s) not|(?:that|which) isn['’]t|som (?:ikke|ikkje|itj) (?:er|innebærer)|(?:tåler|toler|tåle|tole)(?: jeg| eg| æ)? (?:verken|hverken|korkje|ikke|ikkje|itj)(?: noe| noen)?|(?:can['’]?t|cannot) (?:take|bear|stand|tolerate|handle)(?: any| either)?|neither) ([^.!?]{3,80})/giu;
const ASKED_FOR_AFTER =
  /(?:,|(?<!\p{L})(?:but|men|so|så|heller|rather)) *(?:i (?:want|would|need|['’]d)|gjerne|helst|maybe|kanskje|but|men|so|så|give|just|bare|noe|noko|something|rather|heller)(?!\p{L}).*$|(?<!\p{L})(?:but|men|so|så)(?!\p{L}).*$/iu;

/** The refused activities of a list: each in a part of its own, up to the first part without one. */
function deedsListed(words: string): string[] {
  const deeds: string[] = [];
  for (const part of words.replace(ASKED_FOR_AFTER, '').split(/,| (?:or|eller|og|and|nor) /iu)) {
    const found = part.trim() === '' ? [] : deedsIn(part, DEEDS);
    if (found.length === 0) break;
    deeds.push(...found);
  }
  return deeds;
}

/** A clause about others' activity tells a time and no wish; waiting for a kettle is handled elsewhere. */
const MEANWHILE =
  /(?<!\p{L})(?:mens|imens|medan|while) (?!(?:jeg|eg|æ|vi|me|i|i['’]m|we|waiting|lying|sitting|vannet|vannkoker\p{L}*|kaffen|kaffien|kjelen|the (?:kettle|coffee|tea))(?!\p{L}))[^,.!?]+/giu;

/** "Something else like that": the unwanted thing tells the wanted kind. */
const ALIKE =
  /(?<!\p{L})(?:like (?:that|it)|similar|lignende|liknende|liknande|sånt|slikt|samme (?:type|slags|gate))(?!\p{L})/iu;

/** A person who lies awake is weary of being awake, not of lying. */
const AWAKE = /våken|vaken|awake/iu;

/** A wish without its clauses about others and about unwanted things, and the findings of those. */
export interface Wanted {
  /** The text left to classify; the whole text where nothing would be left. */
  wish: string;
  /** The text left, however short. */
  rest: string;
  /** Whether the wish refuses something. */
  isWeary: boolean;
  /** Whether the wish only refuses. */
  isOnlyRefused: boolean;
  /** Whether the person does not want to lie down. */
  isNotToLie: boolean;
  /** Whether the person refuses breathing exercises, stillness and reflection. */
  isNotInward: boolean;
  /** Whether a text speaks of an unwanted thing. */
  isOfUnwanted: (text: string) => boolean;
}

/** Tells a wish from its clauses of weariness, of refusal and about other people. */
export function wantedOf(told: string): Wanted {
  const unwanted = new Set<string>();
  let isNotInward = false;
  const withoutClause = (text: string, clause: RegExp) =>
    text.replace(clause, (whole: string, words: string) => {
      const deeds = AWAKE.test(words) ? [] : deedsIn(words, DEEDS);
      for (const deed of deeds) unwanted.add(deed);
      isNotInward ||= deeds.some((deed) => INWARD.includes(deed));
      return deeds.length > 0 ? ' ' : whole;
    });
  const own = told.normalize('NFC').replace(MEANWHILE, ' ');
  const light = withoutClause(own, WEARY_OF);
  const left = HURTING.test(light) ? withoutClause(light, WHAT_HURTS) : light;
  for (const { 0: no, 1: words = '', index } of left.matchAll(NO))
    for (const deed of deedsIn(words, DENIABLE)) {
      unwanted.add(deed);
      const isUnable =
        CANNOT_BE.test(no) ||
        CANNOT.test(left.slice(0, index)) ||
        WELL.test(words) ||
        OUT_OF_BREATH.test(left.slice(index));
      isNotInward ||= INWARD.includes(deed) && !isUnable;
    }
  for (const [, words = ''] of own.matchAll(LISTED))
    for (const deed of deedsListed(words)) {
      unwanted.add(deed);
      isNotInward ||= INWARD.includes(deed);
    }
  const rest = left.replace(REFUSAL, (refused: string, index: number) =>
    isBreathless(left.slice(index, index + refused.length + AHEAD)) ? refused : ' ',
  );
  const isEnough = (rest.match(/\p{L}{2,}/gu) ?? []).length > 1 && !ALIKE.test(left);
  const isNotToLie = unwanted.has(LYING) || CANNOT_LIE.test(own);
  const barred = [...unwanted, ...(isNotToLie ? [LAID] : [])];
  const pattern = barred.length === 0 ? null : new RegExp(`(?<!\\p{L})(?:${barred.join('|')})`, 'iu');
  return {
    wish: isEnough ? rest : own,
    rest,
    isWeary: left !== own,
    isOnlyRefused: unwanted.size > 0 && POLITE_REST.test(rest),
    isNotToLie,
    isNotInward,
    isOfUnwanted: (text) => pattern?.test(text) ?? false,
  };
}
