import { isHeavy } from './heavy.ts';

/** The beginning of a clause about oneself, or about nobody. */
const OWN =
  "(?:(?:^|[,.;:!?–…-]+|(?<!\\p{L})(?:and|og|because|fordi|for|so|så|that|at|now|nå|but|men|today|i dag)(?!\\p{L}))\\s*(?:(?:yes|ja|omg|wow|so|så|just|only|finally|endelig|actually|today|i dag|nå|now|guess what|jippi|hurra|yay)[,!]* +)*|(?<!\\p{L})(?:i|we|jeg|eg|æ|vi|me)(?:[’'](?:ve|m|re))? +)(?:(?:just|finally|actually|really|also|have|am|are|has|only|endelig|nettopp|akkurat|har|er|e|i|we|jeg|eg|æ|vi|i[’']ve|i[’']m|im|so|så|very|veldig|kjempe) +)*";
const GOOD =
  '(?:got(?: (?:to|in))?|fikk|fekk|fått|passed|besto|bestod|bestått|klarte|klart|won|vant|vunnet|did it|made it|finished|done|ferdig|graduated|frisk(?:meldt)?|all clear|happy|glad|lykkelig|thrilled|excited|over the moon|celebrat\\p{L}*|feirer|feire)(?!\\p{L})';
/** A wish to celebrate. */
const TO_CELEBRATE =
  "(?:feirer (?:jeg|eg|æ|vi|me)|(?:vil|skal|kan|må|ønsker å|lyst (?:til )?å|måte å|noe å|(?:hvordan|korleis) (?:kan |skal |å )?(?:jeg |eg |vi )?)(?: gjerne| bare| også)? ?(?:feire)|(?:i|we|i['’]d|we['’]re|i['’]m|am|want|like|need|deserve|how|ways?|going|something|time|worth)(?: (?:just|can|do|should|to|i|we|really|could)){0,3} celebrat\\p{L}*)(?!\\p{L})";
const GLAD = new RegExp(
  `${OWN}${GOOD}|(?<!\\p{L})${TO_CELEBRATE}|(?<!\\p{L})(?:jippi|hurra|yay|woohoo|said yes)(?!\\p{L})|^[^.!?]{0,12}!!`,
  'iu',
);
/** Good news of other people alone, and phrases that only resemble good news. */
const OF_OTHERS =
  /(?<!\p{L})(?:everyone|everybody|alle(?: andre| de andre)?|they|de andre|my ex|eksen(?: min)?|(?:some|any)(?:one|body) else|noen andre|(?:all )?the others|andre)(?: (?:is|are|has|have|er|har|else|just|min|also)){0,2} (?:got|gets|fikk|får|fått|passed|besto|won|vant|celebrat\p{L}*|feir\p{L}*|gifta|giftet|married|marrying)(?!\p{L})/iu;
const NOT_GLAD =
  /(?<!\p{L})(?:avslag|avvis\p{L}*|avslått|reject\p{L}*|refus\p{L}*|turned down|(?<!(?:autis\p{L}*|adhd|add|dyslexia|dysleksi)[ -]?)diagnos\p{L}*|stryk|strøk|failed|mista|mistet|lost|(?:men|but)(?: \p{L}+){0,3} (?:trist|sad|lei meg|anxious)|dårlig(?:e)? nytt|bad news|(?:skulle|meant to|supposed to|was going to|were going to) (?:\p{L}+ )?(?:feir\p{L}*|celebrat\p{L}*)|(?:fikk|fekk|fått|got) (?:ingenting|inkje|ikke|ikkje|itj|nothing|none|no \p{L}+)|(?:ikke|ikkje|itj|not|never|\p{L}+n['’]t) (?:\p{L}+ )?(?:fått|fikk|get|got|glad|happy|feire|celebrate|pass(?:ed)?|besto))(?!\p{L})/iu;
/** Explicit joy, required for an animal that is to come. */
const REJOICES =
  /(?<!\p{L})(?:(?:so|very|super|really|så|kjempe\p{L}*|veldig) ?(?:happy|glad|excited|lykkelig|spent)|kjempeglad|happy|excited|thrilled|over the moon|jippi|hurra|yay|woohoo|endelig (?:skal|får)|said yes|can['’]?t wait|gleder (?:meg|oss))(?!\p{L})|!!/iu;

const isSpoilt = (wish: string) => NOT_GLAD.test(wish) || isHeavy(wish);

/** Whether a wish tells of good news of one's own, or of a wish to celebrate, and of nothing sad. */
export const isGoodNews = (wish: string) => GLAD.test(wish) && !OF_OTHERS.test(wish) && !isSpoilt(wish);

/** Whether the cause to celebrate is another person's, or none at all. */
export const isNoFeast = (wish: string) => OF_OTHERS.test(wish) || isSpoilt(wish);

/** Whether a wish expresses joy explicitly. */
export const rejoices = (wish: string) => REJOICES.test(wish) && !isNoFeast(wish);
