import { wordPattern } from '../wordPattern.ts';
/** Patterns for bad weather, used by a theme and by a constraint. */

/** Falling rain; "regner med" (to count on) is no weather. */
export const RAIN =
  '(?:øs|pøs|stri|hølj|sil|bøtte|plask)?regner(?!\\p{L})(?! (?:\\p{L}+ )?(?:med|på at|ut|som)(?!\\p{L}))|(?:øs|pøs|stri|hølj)[- ]?regn\\p{L}*|(?:høljer|bøtter|pøser|øser|høljar) ned|regn(?:et|vær\\p{L}*|vêr\\p{L}*|skyll\\p{L}*)?(?!\\p{L})(?! (?:på|ut|med|feil)(?!\\p{L}))|rain(?:ing|y|s|ed in)?(?!\\p{L})(?! (?:check|or shine)(?!\\p{L}))(?! day (?:fund|money|savings?|account))(?! down (?:my|his|her|on me))|pouring(?! (?:my|a|the|out|tea|coffee|water|into|with|off|down (?:my|his|her))(?!\\p{L}))|(?:bucketing|chucking it|tipping it|tipping|hammering|lashing|pissing) down|downpour|(?:sludd|hail(?:ing)?|sleet)(?!\\p{L})';
/** Snow, as it lies or falls. */
export const SNOW =
  'snø(?:en|r|dde|dd|vær\\p{L}*|vêr\\p{L}*|storm\\p{L}*|fø[yi]k\\p{L}*|fokk\\p{L}*|kov\\p{L}*|drev\\p{L}*)?(?!\\p{L})|snow(?:ing|y|ed in|ed|storm\\p{L}*|s)?(?!\\p{L})(?! (?:white|under)(?!\\p{L}))|blizzard';
/** Weather too bad to send anybody out in. A storm of feelings is none. */
export const STORM =
  '(?:snø)?storm(?:en|(?<=det (?:snø)?storm)er|y|s|ing)?(?!\\p{L})(?! (?:(?:at|back) home|marriage|relationship|past|every day|out|off|in (?:my|me)|inside (?:my|me)|i (?:meg|mæ|hodet|magen)|inni)(?!\\p{L}))|snø(?:fø[yi]k|fokk|kov|drev)\\p{L}*|uvær\\p{L}*|uvêr\\p{L}*|blizzard|snow ?storm|orkan|thunder(?:storm|ing)?(?!\\p{L})|torden\\p{L}*|gale[- ]force|blowing a gale';

const word = (pattern: string) => wordPattern(`(?<!\\p{L})(?:${pattern})`);
const IS_WET = word(`${RAIN}|${STORM}`);
const IS_STORM = word(STORM);
/** Rain that is over, that does not fall, or that the person wants to be out in. */
const IS_NO_HINDRANCE = word(
  "(?:etter|after) (?:the |alt |all the |all )?(?:regn|rain|storm|uvær)\\p{L}*|(?:slutta|sluttet|slutter|stopped|stops|ferdig)(?: med| å| to)* (?:regne|raining|rain)|(?:rain|regnet|storm|stormen|uværet)(?:['’]s| has| har)? (?:stopped|passed|gitt seg|gav seg|ga seg|over|sluttet|slutta)|(?:no|ikke|ikkje|itj|not|n['’]t|uten|utan) (?:regn|rain)\\p{L}*|regner (?:ikke|ikkje|itj)|(?:elsker|liker(?! ikk)|love|like|miss|savner|smell|lukta?)(?: \\p{L}+){0,3} (?:regn|rain)\\p{L}*|(?:ut|ute|gå|out|walk|dance|be) i(?:n)? (?:the )?(?:regn|rain)\\p{L}*",
);
/** Weather of another day. */
const IS_OVER = word(
  "(?:regnet|regna|regnte|snødde|snødd|stormet|stormde|rained|snowed|snø|snow|rain|regn)(?: (?:her|here|mye|a lot|all day|hele dagen))? (?:i (?:går|fjor|forgårs)|forrige \\p{L}+|yesterday|last (?!hour|few)\\p{L}+|two days ago)|(?:i dag|nå|now|today)(?: (?:er|det|is|it|it[’']s|there[’']s|the|a|litt|fin|nice|full|bare|skinner)){0,3} (?:sol(?:a|en|skinn)?|opphold(?:svær)?|sun(?:ny|shine)?)",
);
const IS_DRY = /(?<!\p{L})(?:isn|not|ain)['’]?t? (?:even )?raining/iu;

interface Weather {
  /** Whether it is wet outside, or worse. */
  isWet: boolean;
  isStorm: boolean;
  /** Whether the weather is of another day. */
  isOver: boolean;
}

/** The weather outside, by the words of a wish. */
export function weatherIn(wish: string): Weather {
  const isOver = IS_OVER.test(wish);
  const isStorm = !isOver && IS_STORM.test(wish) && !IS_NO_HINDRANCE.test(wish);
  const isWet = !isOver && IS_WET.test(wish) && !IS_NO_HINDRANCE.test(wish) && !IS_DRY.test(wish);
  return { isOver, isStorm, isWet };
}

/** A wish to be out; a person who had to go out was kept in by the weather. */
export const WANTS_OUT =
  '(?<!(?:meant|supposed|planned|due|was going|were going) to )(?:(?:noe|noko|nokka|litt|something|anything|lyst|vil|vill|want|need|love|like|must|må|komme|kome|go|get|be|sit|a bit|trenger|treng)(?: (?!(?:ikke|ikkje|itj|not|never)(?!\\p{L}))\\p{L}+){0,3}? (?<!(?:chill|chilling|worn|burnt?|freak\\p{L}*|sort|figure|find|run|work|stress\\p{L}*|hang|pass|take|eat|zon\\p{L}*|opt|stretch|let|try|make|lash|cry|finne|fylle|hvile|kvile|regne) )(?:ut|ute|utendørs|utandørs|out|outside|outdoors)(?!\\p{L})(?! (?:av|of)(?! (?:this|the|my|here|leiligheten|leiligheta|huset|rommet)(?!\\p{L})))|(?:frisk|litt|lyst på|trenger|treng) luft|luft(?=[,.!?]|$)|(?:fresh|some|bit of|need) air)(?!\\p{L})';
