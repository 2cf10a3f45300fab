import { wordPattern } from '../wordPattern.ts';
/** Patterns of wishes too heavy for a text that plays, celebrates or makes something of the weather. */
const word = (...patterns: string[]) => wordPattern(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`);

const NEAR_ONES =
  '(?:mamma|mor|mora|pappa|far|faren|mannen|kona|kjæresten|samboeren|søsteren|søstera|broren|bestemor|bestefar|sønnen|sonen|datteren|dattera|barnet|babyen|venninna|kompisen|hunden|katten|mum|mom|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|sister|brother|nan|gran|grandma|grandad|son|daughter|child|baby|friend|dog|cat|he|she|han|hun|ho)(?: min| mi| mitt)?';

/** Phrases that say a hardship is over or absent. */
const GOOD_OUTCOME = word(
  "(?:ikke|ikkje|itj|ingen|no|not|n[’']t|uten|fri for|free of|free from|beat|beaten)(?: (?:er|var|har|lenger|have|having|any|a|it|longer)){0,2} (?:kreft|cancer|tumou?r|svulst)",
  '(?:kreft|cancer)[- ]?(?:fri|free)',
  '(?:tears?|tårer|gråt\\p{L}*|grin\\p{L}*|cry\\p{L}*|weep\\p{L}*) (?:of|av|for|with|from) (?:joy|happiness|glede|lykke)',
  '(?:cry(?:ing)? )?happy tears|gledestårer',
  '(?:ferdig med|done with|finished(?: with)?|end of|over with)(?: \\p{L}+)? (?:chemo\\p{L}*|cellegift\\p{L}*|radiotherapy|stråling\\p{L}*)',
  '(?:home|out|hjem|heim|ut|utskrevet|discharged) (?:from|of|fra|frå|av) (?:the )?(?:hospital|sykehus\\p{L}*|sjukehus\\p{L}*)',
);

const DEATH = word(
  'died|dead|death|dying|dies|døde?|død[et]|dødd|døydde|døende|døyande|dødsfall\\p{L}*|dødsbo\\p{L}*|dødfødt\\p{L}*|gikk bort|gått bort|passed away|deceased|funeral|begrav\\p{L}*|bisett\\p{L}*|bury|buried|grav(?:a|en|lund\\p{L}*|sted\\p{L}*)?|graveside|the grave|ashes|ask(?:a|en|e) (?:til|etter)|urn(?:a|en)?',
  "(?:my|her|his|our|the) late \\p{L}+|(?:his|her|their|my \\p{L}+[’']s) life today|mourn\\p{L}*|griev\\p{L}*|grief|sørg(?:er|e)|i sorg|sorgen",
  'stillb\\p{L}*|miscarr\\p{L}*|spontanabort\\p{L}*|(?:lost|losing|mista|mistet|miste) (?:the |my |our )?(?:baby|babyen|pregnancy|barnet|husband|wife|mum|mom|dad|mamma|pappa|mannen|kona|dog|cat|hunden|katten)',
  'put (?:to sleep|down)|(?:my |the )?(?:dog|cat|pet|him|her) (?:put )?down|avliv\\p{L}*|sov?ne? inn',
  'suicid\\p{L}*|selvmord\\p{L}*|kill myself|end my life|want to die|wish i was dead|vil dø|vil ikke leve|ikke leve lenger|ta livet',
);
const ILLNESS = word(
  'kreft|cancer|tumou?r|svulst|påvist|metastas\\p{L}*|chemo\\p{L}*|cellegift\\p{L}*|radiotherapy|hospital\\p{L}*|sykehus\\p{L}*|sjukehus\\p{L}*|hospice|a&e|intensiv(?:en|avdeling\\p{L}*)|icu|ambulan\\p{L}*|legevakt\\p{L}*|emergency room|heart (?:attack|failure)|hjerteinfarkt|hjertesvikt|hjerneslag|a stroke|biops\\p{L}*|cat scan|(?:ct|mri) scan|terminal(?:ly)?|incurable|uhelbredelig\\p{L}*|(?:seriously|critically|gravely|alvorlig|kritisk|dødelig) (?:ill|sick|syk|sjuk)',
  `${NEAR_ONES}(?: is|[’']s| are| er| e| has been| har vært)(?: (?:so|very|really|still|så|veldig|fortsatt|skikkelig))? (?:ill|sick(?! of)|unwell|syke?|sjuke?|in pain|injured|skadet|skada)`,
);
const LOSS = word(
  'left me|leaving me|leaves me|walked out on|dumped|forlot(?: meg)?|forlatt|gikk fra meg|gå fra meg|slo opp|slått opp|(?:gjort|gjorde) (?:det )?slutt|broke up|break ?up|breaking up|divorc\\p{L}*|skilsmisse\\p{L}*|skilt(?: meg)?|separasjon\\p{L}*',
  '(?:lost|losing|mista|mistet) (?:my |the )?(?:job|work|jobben|arbeidet|home|house|huset|leiligheten|leiligheta)|sacked|fired|laid off|redundan\\p{L}*|sparken|oppsagt|evicted|kastet ut|kasta ut',
  'nobody|no[- ]one|ingen (?:å (?:feire|dele|snakke|prate|være|ringe) (?:med|til|det med)|som|husk\\p{L}*|bryr|brydde|ring\\p{L}*|kom|kommer|spurte|spør|vil|gratulerte)',
);
const TEARS = word(
  'tears?|tårer?|tårene|cry(?:ing)?|cried|cries|sob\\p{L}*|weep\\p{L}*|wept|gråt\\p{L}*|grin(?:er|e|te|t)',
);
const FEAR = word(
  'scared|afraid|terrified|frightened|fearful|in fear|fear of|redd|livredd|skremt|vettskremt|panic\\p{L}*|panikk\\p{L}*|angst\\p{L}*|anxiety',
  'faint(?:ed|ing|s)?|pass(?:ed|ing)? out|besvim\\p{L}*|svim(?:er|te|t) av|blacked out|blacking out|collaps\\p{L}*',
);
/** Dangers a person may have to be brought out of; a pleasant time indoors or outdoors does not fit them. */
const PERIL = word(
  "(?:in|out of|real|great) danger|dangerous|i fare|livsfare|farlig(?:e)?|unsafe|(?:not|n[’']t) (?:feel )?safe|(?:ikke|ikkje|itj) (?:\\p{L}+ )?trygg\\p{L}*|utrygg\\p{L}*",
  `shout(?:s|ing|ed)?|yell(?:s|ing|ed)?|screams|screaming|kjefter|brøl(?:er|te)|(?:${NEAR_ONES}|de|they) (?:is |are |står og )?(?:roper|skriker|hyler|raging|rasende|furious|drunk|full|fulle|truer|slår|storm(?:er|ing|ed))|throwing things|kaster ting`,
  `${NEAR_ONES}(?: \\p{L}+)? (?:hits?|hitting|beats?|beating|hurts?|hurting) me`,
  'abus\\p{L}*|violen\\p{L}*|voldelig\\p{L}*|vold|mishandl\\p{L}*|threat\\p{L}*|tru(?:et|a) meg|slår meg|slo meg|police|politiet|stalk\\p{L}*',
  "(?:out of|away from|escape(?: from)?|ut av|vekk fra|bort fra|unna|rømme fra) (?:this |the |my |det |dette )?(?:marriage|relationship|ekteskap\\p{L}*|forhold\\p{L}*|him|her|ham|han|henne|mannen|kona|husband|wife|boyfriend|kjæresten|samboeren)|because (?:he|she)(?:[’']s| is) outside|fordi (?:han|hun) (?:er|står) (?:ute|utenfor)|stormy (?:marriage|relationship)|stormfullt (?:ekteskap|forhold)",
  'insulin\\p{L}*|out of (?:my )?(?:meds|medication|medicine|oxygen)|tom for medisin\\p{L}*',
  "evacuat\\p{L}*|evakuer\\p{L}*|flood(?:s|ed|ing)?(?! (?:with|of|by)(?!\\p{L}))|flom\\p{L}*|oversvøm\\p{L}*|storm surge|stormflo\\p{L}*|landslide|avalanche|skred\\p{L}*|rasfare|power ?cut|(?:power|electricity)(?:[’']s| is| has| went| gone)* (?:out|off|down)|no (?:power|electricity|heating)|without (?:power|electricity|heating)|blackout(?! (?:curtain|blind)s?)|uten strøm|strøm(?:brudd|stans)\\p{L}*|strømmen (?:har |er )?(?:gått|borte|gikk)",
  "through (?:the|our|my) (?:roof|ceiling)|(?:roof|ceiling)(?:[’']s| is| has)? (?:gone|off|leak\\p{L}*|com\\p{L}*|blew|blown|fall\\p{L}*)|(?:gjennom|tok|tatt|blåste av|røsket av) taket|taket (?:lekk\\p{L}*|rauser|ramler|blåste|er borte)|vann i kjelleren",
  'at sea|out on the (?:water|boat|sea)|fishing boat|til havs|på (?:sjøen|havet|fjorden)|(?:is|er|gone|still) (?:missing|savnet|sakna)',
);

const HEAVY = [DEATH, ILLNESS, LOSS, TEARS, FEAR, PERIL];

/**
 * Whether a wish tells of death, illness, loss, tears, fear or danger, one's own or of somebody near: then no text plays,
 * celebrates or makes light.
 */
export function isHeavy(wish: string): boolean {
  const told = wish.normalize('NFC').replace(new RegExp(GOOD_OUTCOME, 'giu'), ' ');
  return HEAVY.some((each) => each.test(told));
}
