import {
  AT_HOME,
  AT_THE_DOOR,
  BY_BOTH_HANDS,
  BY_BREATH,
  BY_EYES,
  BY_FINGERS,
  BY_HANDS,
  BY_LEGS,
  BY_MOVING,
  BY_PENCIL,
  BY_SEAT,
  DECIDING,
  FOR_THE_NEXT_TIME_UP,
  IN_BED,
  IN_THE_WET,
  LOUD,
  OUT_OF_BED,
  OUT_OF_DOORS,
  RESTING,
  SEEN,
  SEATS_OUTSIDE,
  WALKS,
  WET,
} from '@spire/content/suggestionPlaces';
import type { AvoidSuggestion } from '@spire/domain/options';
import type { Choice } from './choices.ts';
import { isStandingOnBoard } from './onBoard.ts';
import { weatherIn } from './weather.ts';

/** The constraints of a wish: no suggestion may break them. */
export interface Constraints {
  /** The most minutes it may take; undefined when none is told. */
  minutes: number | undefined;
  /** Whether the person wants to be alone. */
  isAlone: boolean;
  /** Whether the person lies, or holds a sleeping child or animal, and is to stay there. */
  isLying: boolean;
  /** Whether the answer is to be as short as possible. */
  isBrief: boolean;
  allows: (choice: Choice) => boolean;
}

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ et: 1, ett: 1, one: 1, a: 1, to: 2, two: 2, tre: 3, three: 3, fire: 4, four: 4, fem: 5, five: 5 },
  ...{ sju: 7, syv: 7, seven: 7, åtte: 8, eight: 8, ti: 10, ten: 10, femten: 15, fifteen: 15, tjue: 20, twenty: 20 },
};
const IN_MINUTES = new RegExp(
  `(?<!\\p{L}|\\d)(\\d{1,3}|${Object.keys(NUMBERS).join('|')})[ -]*min(?:utt|utters?|utta[nr]|uttene|utes?|s)?(?!\\p{L})`,
  'iu',
);
/** Words for lengths of time, longest first. */
const WHILES: readonly [RegExp, number][] = [
  [/(?<!\p{L})(?:halvtime|halv time|half an hour|half hour)/iu, 30],
  [/(?<!\p{L})(?:tre kvarter|three quarters of an hour)/iu, 45],
  [/(?<!\p{L})(?:kvarter|quarter of an hour)/iu, 15],
  [/(?<!\p{L})(?:et øyeblikk|to sekunder|a moment|a sec|kjapt|quick one|real quick)(?!\p{L})/iu, 2],
];

function minutesIn(wish: string): number | undefined {
  const told = IN_MINUTES.exec(wish)?.[1]?.toLowerCase();
  if (told !== undefined) return NUMBERS[told] ?? Number(told);
  return WHILES.find(([words]) => words.test(wish))?.[1];
}

const NO_SCREEN =
  /(?:ingen|uten|vekk fra|bort fra|slippe|ikke (?:se på |bruke )?|no|without|away from|off) (?:en |the |my |noen |any )?(?:skjerm\p{L}*|mobil\p{L}*|telefon\p{L}*|screens?|phones?)|skjermfri|screen-?free/iu;
/** Getting up now; dread of tomorrow's morning is no reason to lie today. */
const GETTING_UP =
  /(?<!\p{L})(?:(?:need|want|have|trying|help me|how do i|got) (?:to )?get (?:myself )?(?:up|out of bed)|(?:må|trenger å|vil|prøver å|hjelp til å|skal) (?:komme (?:meg )?|få (?:meg )?)?(?:opp|ut) (?:av|fra|or) (?:senga|sengen|sofaen)|(?:må|trenger å|vil|prøver å) (?:komme meg opp|stå opp))(?!\p{L})(?! (?:tidlig |early |again )?(?:i morgen|i morra|tomorrow))/iu;
const UP =
  /(?<!\p{L})(?:kettle|vannkoker\p{L}*|kaffen (?:trekker|koker)|vannet koker|coffee brews|microwave|mikro(?:en|bølge\p{L}*)|(?:i|på) kjøkkenet|in the kitchen|står (?:og|på|ved|i)|mens jeg står|standing|on my feet)(?!\p{L})/iu;
/** A person who cannot take the stairs gets no further than a window or a balcony. */
const NO_STAIRS =
  /(?<!\p{L})(?:trapp(?:a|en|ene|er)? (?:er|blir) (?:for|altfor|alt for|så) (?:mye|bratt|lang|tung)\p{L}*|(?:klarer|orker|greier) (?:ikke|ikkje) trapp\p{L}*|stairs (?:are|is|feel) (?:too|beyond)|can(?:['’]?t|not) (?:do|manage|face) (?:the )?stairs)/iu;
/** A child or animal that sleeps or lies on the person. */
const HELD_DOWN =
  /(?<!\p{L})(?:(?:asleep|sleeping|napping|lying|curled up) (?:on|in) (?:me|my (?:chest|lap|arms?|shoulder))|(?:sover|sovnet|sovna|ligger) (?:på|i) (?:meg|mæ|brystet|armen|armene|fanget|skulderen|skuldra)(?: mi(?:tt|n|ne)?)?)(?!\p{L})/iu;
/** Bed rest by order: help comes to the bed, and nothing waits until the person is up. */
const KEPT_IN_BED =
  /(?<!\p{L})(?:(?:får|fekk|fikk|har|er) (?:jeg |eg |æ )?(?:ikke|ikkje|itj|ikkj|ittj)(?: lov)?(?: til)? (?:å )?(?:stå (?:opp|på beina)|komme (?:meg )?opp|kome (?:meg )?opp|reise meg|gå ut av (?:senga|sengen)|være oppe|vere oppe|forlate (?:senga|sengen))|(?:ikke|ikkje|itj) lov(?: til)? å (?:stå opp|reise meg|gå|være oppe|vere oppe|sitte)|(?:må|skal) (?:ligge (?:flatt|i ro|i senga|i sengen|stille)|bli liggende|bli liggande|holde (?:senga|sengen))|sengeligg\p{L}*|sengeleie|(?:not|n['’]t) allowed (?:up|(?:to )?(?:get|be|stand|sit) up|(?:to )?(?:get )?out of bed|to (?:leave|get out of) (?:the |my )?bed|on my feet)|(?:have|need|told|got) to (?:stay in bed|lie (?:flat|still|down)|keep still|stay lying)|(?:must|mustn['’]?t) (?:stay in bed|lie flat|get up|get out of bed)|bed ?rest|bed ?bound|confined to (?:my |the )?bed|stuck flat)(?!\p{L})/iu;
const UNSEEN =
  /(?<!\p{L})(?:(?:nobody|no one|no-one|noone) (?:\p{L}+ )?(?:notic\p{L}*|sees?)|without (?:anyone|anybody|people) (?:noticing|seeing)|(?:not|n['’]t) (?:be )?notice(?:d|able)|discreet\p{L}*|ingen (?:\p{L}+ )?(?:merker|merke|ser|se|legger merke)|uten at (?:noen|nokon|folk|de andre) (?:merker|ser|legger merke)|diskret)(?!\p{L})/iu;
const NO_WALK =
  /(?<!\p{L})(?:(?:is|are|do|does|did|ca|wo)n['’]?t|not|cannot|no|without|other than|except|besides|ikke(?! (?:gått|vært))|ikkje(?! (?:gått|vore))|uten|annet enn|anna enn)(?: (?!men |but |bare |only |just )\p{L}+){0,5}? (?:walk\p{L}*|tur|gåtur|spasertur)(?!\p{L})/iu;
const LYING =
  /(?<!\p{L})(?:(?:jeg |eg |mens jeg |while i )?(?:ligger|ligg|lying|lie)|i senga|til sengs|in bed|under dyna|(?:reise meg|stå opp|get up)(?! (?:tidlig |early |again )?(?:i morgen|i morra|tomorrow))|(?:can['’]?t|cannot|can not) get (?:off|up from|out of) (?:the |my )?(?:sofa|couch|bed|chair)|(?:kommer|får) (?:meg )?ikke (?:meg )?(?:opp|ut|av) (?:av |fra )?(?:sofaen|senga|sengen|stolen))(?!\p{L})/iu;
const AWAY =
  /(?<!\p{L})(?:på (?:jobb\p{L}*|\p{L}*buss\p{L}*|\p{L}*tog(?:et)?|fly\p{L}*|ferg\p{L}*|båt\p{L}*|trikk\p{L}*|kontor\p{L}*|skole\p{L}*|butikk\p{L}*|do|venterom\p{L}*|kafé\p{L}*|reise)|venterom\p{L}*|i bilen|lunsjpause\p{L}*|(?<!(?:ikke|ikkje|itj|å|vil|skal|kan|orker|slippe) )møte(?:t|r|ne)?(?! (?:folk|noen|nokon|nån|andre|naboe\p{L}*)(?!\p{L}))|petrol station|gas station|bensinstasjon\p{L}*|on duty|på vakt|(?:toget|bussen|ferga|trikken) står|(?:train|bus|tram)(?: is|['’]s| has)? (?:stuck|stopped)|(?:waiting|venter) (?:outside|utenfor)|(?:on|at) (?:the |a )?(?:bus|train|tram|tube|plane|work|office|school|uni)|(?:at|by) (?:my|the) desk|(?:the|my) office|in class|ved (?:pulten|skrivebordet)|i klasserommet|on (?:the|a) ferry|in the (?:car|office|waiting room|queue|shop)|waiting room|(?:venter|vente|ventar) på (?:bussen|toget|trikken|banen|ferga|taxien)|holdeplass\p{L}*|perrong\p{L}*|waiting for (?:the|a|my) (?:bus|train|tram|taxi|lift|ride|ferry)|bus stop|between meetings|meetings?)(?!\p{L})/iu;
/** Clauses about where others are. */
const OTHERS_AWAY =
  /(?<!\p{L})(?:kids?|children|son|daughter|husband|wife|partner|he|she|they|everyone|everybody|barna|ungene|ungan|sønnen|datteren|dattera|mannen|kona|samboeren|han|hun|ho|alle)(?: min| mi| mine)?(?: is| are|['’]s|['’]re| er| e)(?: \p{L}+)? (?:at|on|in|på|i) (?:the |a )?\p{L}+/giu;
const INDOORS =
  /(?<!\p{L})(?:(?:må |vil )?(?:være|holde meg|bli) inne|innendørs|kan ikke gå ut|ikke (?:gå )?ut(?!\p{L})|can(?:['’]?t|not) go out(?:side)?|stay(?:ing)? in(?:doors|side)?|indoors|(?:without|not) (?:going|being|having to go) (?:out(?:side)?|outdoors)|(?:uten|utan|slippe) (?:å )?(?:gå|måtte|dra|være|vere) (?:gå )?ut(?:e)?)(?!\p{L})/iu;
const ALONE =
  /(?<!\p{L})(?:uten folk|ingen folk|alene|for meg selv|orker ikke (?:folk|(?:ett |flere )?mennesker?)|(?:ikke|ikkje|itj|ikkj) (?:å )?(?:snakke?|prate?|snakka|prata|møte|møta|treffe|ringe) (?:med |på )?(?:noen|nokon|nån|folk|andre|et menneske|mennesker)|ikke (?:snakke|prate) med|(?:can['’]?t|cannot) (?:face|bear|manage|handle|do) (?:any )?(?:talking|people|company|conversation|a conversation|anyone|anybody)|no energy (?:for|to) (?:people|talk|talking|company)|(?:can['’]?t|cannot) talk to (?:anyone|anybody|people)|slippe folk|no people|alone|by myself|on my own|without people|(?:not|don['’]?t|no) (?:want to |wanna )?(?:talk|talking|see|seeing|speak) (?:to |with )?(?:anyone|anybody|people)?)(?!\p{L})/iu;
/** A couple with time alone, who are not by themselves. */
const TWO_ALONE =
  /(?<!\p{L})(?:(?:mannen|kona|kjæresten|samboeren|typen|dama)(?: min| mi)? og (?:jeg|eg|æ|meg)|(?:jeg|eg|æ|meg) og (?:mannen|kona|kjæresten|samboeren|typen|dama)|(?:vi|we) (?:to|both|two)?|(?:husband|wife|partner|boyfriend|girlfriend) and (?:i|me))(?!\p{L}).*(?<!\p{L})(?:alene|alone)(?!\p{L})/iu;
const STILL_LONELY =
  /(?<!\p{L})(?:(?:så|veldig|mye|ofte|alltid|sitter|bor|blitt|so|always|feel|feeling|live|living|left|føler meg|ikke (?:være|vil være)|not (?:want to |wanna )?be|don['’]?t want to be|redd for å være) (?:alene|aleine|alone)|(?:er|am|['’]m|im|sitter|sit|sitting|and|og|^) ?(?:alene|aleine|åleine|alone|by myself|on my own) (?:i kveld|i natt|i dag|i helga|i jula|tonight|this evening|again|igjen|this weekend|today))/iu;
const SILENT =
  /(?<!\p{L})(?:uten (?:lyd|bråk)|lydløst|sover (?:ved siden|i samme)|ingen lyd(?:er)?|barnet sover|babyen sover|no sounds?|baby asleep|without (?:a )?(?:sound|noise)|silently|baby is asleep|is asleep next to)(?!\p{L})/iu;

const SITTING =
  /(?<!\p{L})(?:(?:må|kan|skal|mens jeg) sitte?|sittende|rullestol\p{L}*|i en stol|sitting(?: down)?|seated|wheelchair|in a chair|(?:at|by) (?:my|the) desk|ved (?:pulten|skrivebordet))(?!\p{L})/iu;
const EYES_CLOSED =
  /(?<!\p{L})(?:(?:med )?(?:øynene )?(?:lukkede øyne|øynene (?:lukket|igjen|lukka))|uten lys|i mørket|mørkt rom|dark room|(?:det er|helt|my) mørkt|eyes (?:closed|shut)|(?:klarer|tåler|orker|toler) (?:ikke|ikkje|itj) (?:å ha )?(?:noe )?lys|(?:can['’]?t|cannot) (?:stand|bear|take|do) (?:any |the )?light|without light|in the dark|no lights?)(?!\p{L})/iu;
/** Eyes that need rest, or too little light to read by. */
const SORE_EYES =
  /(?<!\p{L})(?:(?:øynene|øynan|øya|auga|augene|øyne)(?: mine)?(?: \p{L}+)? (?:verker|verkjer|svir|svid|er (?:så |helt )?(?:såre|slitne|trøtte|ferdige)|gjør vondt|tåler)|(?:vondt|verk) i (?:øynene|auga|augene|øya)|såre øyne|(?:sore|tired|aching|burning|dry|strained) eyes|eyes (?:\p{L}+ ){0,2}?(?:hurt|hurting|sore|ache|aching|burn|burning|tired|done)|eye ?strain|low light|dim light|(?:dempa|dempet|svakt|lite) lys|(?:can['’]?t|cannot|cant) (?:reach|find) my glasses|without (?:my )?glasses|(?:uten|utan) briller?|(?:når|finner|rekker) (?:jeg |eg )?(?:ikke|ikkje) (?:bort til )?brillene)(?!\p{L})/iu;
const QUIET =
  /(?<!\p{L})(?:(?:ikke|ikkje|itj|ikke så|not)(?: too| for| så)? (?:høyt|høgt|bråkete|loud|noisy)|lavt(?!\p{L})|lågt|stille musikk|quiet(?:ly)?|softly|low volume)(?!\p{L})/iu;
/** Sources of noise with whom no sign for quiet can be agreed. */
const NEIGHBOURS = /(?<!\p{L})(?:nabo|neighbou?r|upstairs|next door|etasjen over|drill|byggearbeid|construction)/iu;

const NO_BREATHING =
  /(?<!\p{L})(?:ikke|uten|ingen|slippe|lei av|hater|no|not|without|hate|sick of)(?:(?![.,!?;]).){0,20}(?:pust|breath)/iu;
const HANDS = '(?:hender|hendene|fingre|fingrene|hands|fingers)';
const OF_HANDS =
  '(?:skjelv|rist|verk|nummen|numne|stive|vondt|vonde|såre|støle|gikt|shak|trembl|hurt|ache|aching|achy|numb|stiff|sore|arthrit|painful)';
const SORE = '(?:vondt|vonde|såre|støle|gikt|verk|hurt|ache|aching|achy|sore|arthrit|painful)';
const SORE_HANDS = new RegExp(
  `(?<!\\p{L})(?:${HANDS}(?:(?![.!?]).){0,12}${SORE}|${SORE}\\p{L}* (?:i |in )?(?:my )?${HANDS})`,
  'iu',
);
/** One free hand. */
const ONE_HAND =
  /(?<!\p{L})(?:med (?:bare |kun )?(?:en|én|ei) hånd|with (?:only |just )?one hand|one[- ]handed|only (?:the|my) (?:right|left) hand|(?:drypp|kateter|drip|cannula|sling|gips|cast)(?:et|en)? (?:i|in|on|på) (?:the |my )?(?:venstre|høyre|left|right) (?:hånd\p{L}*|arm\p{L}*|hand|wrist)|(?:venstre|høyre) (?:hånd|arm) i (?:gips|fatle))(?!\p{L})/iu;
const UNSTEADY_HANDS = new RegExp(
  `(?<!\\p{L})(?:${HANDS}(?:(?![.!?]).){0,12}${OF_HANDS}|${OF_HANDS}\\p{L}* (?:i |in )?(?:my )?${HANDS})`,
  'iu',
);

/** A person who cannot decide is given nothing that leaves them a choice, a plan or a question. */
const CANNOT_DECIDE =
  /(?<!\p{L})(?:(?:orker|orke|orkar|klarer|greier|klare|kan|får) (?:jeg |eg |æ )?(?:ikke|ikkje|itj|ikkj) (?:å )?(?:tenk\p{L}*(?! på)|velge?|velja|bestem\p{L}*|ta (?:flere |noen )?(?:valg|avgjørelse\p{L}*|stilling))|(?:ikke|ikkje|itj|ikkj) (?:orker|orke|orkar|kan|klarer|klare|greier) (?:å )?(?:tenk\p{L}*(?! på)|velge?|bestem\p{L}*)|(?:brain|head|hjernen|hodet|huet|haue)(?: mitt| min)?(?:['’]s| is| er| feels)? (?:\p{L}+ )?(?:fried|mush|toast|jelly|dead|kokt|stekt|most|mos|grøt|ferdig|tomt?)|uten å (?:tenke|måtte tenke)|slippe å (?:tenke|velge|bestemme)|for mange valg|overveld\p{L}*|alt (?:er|blir) for mye|can(?:['’]?t|not) (?:even )?(?:think(?! (?:of|about))|decide|choose|pick|make (?:a |any |up my )?(?:decisions?|choices?|mind))(?! (?:whether|if|between))|(?:no|without|not) (?:having to )?(?:think|thinking|choices|decisions)|too (?:tired|fried|foggy) to (?:think|decide|choose)|too many (?:choices|options|decisions)|decision fatigue|overwhelm\p{L}*|(?:decide|choose|pick) for me|(?:velg|bestem) for meg|(?:it.?s |everything is |all )too much)(?!\p{L})/iu;
const BRIEF =
  /(?<!\p{L})(?:(?:så |kjempe)?kort(?:est|est mulig|e svar|e setninger|fattet)?(?= (?:mulig|takk|svar|og enkelt|som)|[.,!?]|$)|få ord|bare (?:én|en|ett|et) (?:liten )?(?:ting|setning|ord)|enkleste|short(?:est)?(?: answers?| please| version| one| as possible|ly)?(?= ?[.,!?]|$| please| answer| as| and)|keep it (?:short|simple|brief)|few words|brief(?:ly)?|(?:just |only )one (?:small |tiny |little |single |easy )?(?:thing|sentence|word)|tl;?dr|simplest)(?!\p{L})/iu;
/** Walking aids and wheelchairs. */
const AIDED =
  /(?<!\p{L})(?:stokk(?:en)?|rullator\p{L}*|rullestol\p{L}*|krykke\p{L}*|gåstol|walking (?:stick|frame)|(?:a|my|with) (?:stick|cane|frame)|rollator|wheel ?chair|crutch\p{L}*|mobility scooter)(?!\p{L})/iu;

/** Suggestions that keep a person in bed a little longer. */
const LATER_TO_GET_UP: ReadonlySet<string> = new Set(['first-good-thing', 'more-comfortable', 'under-the-blanket']);

/** Whether a suggestion takes a person out of bed. */
const isUpAndAbout = ({ id, contraindications = [] }: Choice) =>
  FOR_THE_NEXT_TIME_UP.has(id) ||
  OUT_OF_BED.has(id) ||
  BY_SEAT.has(id) ||
  BY_LEGS.has(id) ||
  AT_THE_DOOR.has(id) ||
  SEATS_OUTSIDE.has(id) ||
  contraindications.includes('standing');

/** Whether a suggestion leads outdoors or onto slippery ground. */
const isGettingWet = (id: string) =>
  OUT_OF_DOORS.has(id) || AT_THE_DOOR.has(id) || SEATS_OUTSIDE.has(id) || WET.has(id);

/** Whether a suggestion needs a seat or both hands, which a standing passenger lacks. */
const takesSeatOrHands = (id: string) =>
  BY_SEAT.has(id) ||
  BY_MOVING.has(id) ||
  BY_HANDS.has(id) ||
  BY_FINGERS.has(id) ||
  BY_PENCIL.has(id) ||
  BY_LEGS.has(id);

/** The constraints in the words of a wish: time, place, posture, company, screens, sound, light, breath and hands. */
export function constraintsIn(wish: string): Constraints {
  const told = wish.normalize('NFC');
  const isOnBoard = isStandingOnBoard(told);
  const isAway = isOnBoard || AWAY.test(told.replace(OTHERS_AWAY, ' '));
  const { isStorm, isWet } = weatherIn(told);
  const isHeldDown = HELD_DOWN.test(told);
  const isKeptInBed = KEPT_IN_BED.test(told);
  const isGettingUp = !isKeptInBed && GETTING_UP.test(told);
  const isUp = isAway || UP.test(told);
  const isAlone = ALONE.test(told) && !STILL_LONELY.test(told) && !TWO_ALONE.test(told);
  const avoided: AvoidSuggestion[] = [
    ...(NO_SCREEN.test(told) ? (['screen_use'] as const) : []),
    ...(isAlone ? (['social_contact'] as const) : []),
  ];
  const isIndoors = isAway || INDOORS.test(told);
  const isUpstairs = NO_STAIRS.test(told);
  const isSilent = isHeldDown || SILENT.test(told);
  const isUnseen = UNSEEN.test(told);
  const isNotToWalk = NO_WALK.test(told);
  const isSitting = SITTING.test(told);
  const areEyesSore = SORE_EYES.test(told);
  const seesNothing = areEyesSore || EYES_CLOSED.test(told);
  const isQuiet = QUIET.test(told);
  const isOfNeighbours = NEIGHBOURS.test(told);
  const isNotToBreathe = NO_BREATHING.test(told);
  const areHandsSore = SORE_HANDS.test(told);
  const hasOneHand = ONE_HAND.test(told);
  const isAided = AIDED.test(told);
  const cannotDecide = CANNOT_DECIDE.test(told);
  const isLying = isHeldDown || isKeptInBed || (!isGettingUp && LYING.test(told));
  const areHandsUnsteady = UNSTEADY_HANDS.test(told);
  return {
    minutes: minutesIn(told),
    isAlone,
    isLying,
    isBrief: BRIEF.test(told),
    allows: (choice) => {
      const { id, avoid, contraindications = [] } = choice;
      return (
        !(isKeptInBed && isUpAndAbout(choice)) &&
        !((isUp || isHeldDown || isGettingUp) && FOR_THE_NEXT_TIME_UP.has(id)) &&
        !(isUp && (IN_BED.has(id) || RESTING.has(id))) &&
        !(isGettingUp && LATER_TO_GET_UP.has(id)) &&
        !(isHeldDown && (IN_BED.has(id) || RESTING.has(id) || BY_MOVING.has(id) || avoid.includes('exercise'))) &&
        !(isUnseen && (SEEN.has(id) || avoid.includes('social_contact'))) &&
        !(isNotToWalk && WALKS.has(id)) &&
        !avoid.some((each) => avoided.includes(each)) &&
        !(isAway && AT_HOME.has(id)) &&
        !(isIndoors && OUT_OF_DOORS.has(id)) &&
        !(isWet && isGettingWet(id) && (isAided || isStorm || !IN_THE_WET.has(id))) &&
        !(isOnBoard && takesSeatOrHands(id)) &&
        !(isUpstairs && (OUT_OF_DOORS.has(id) || AT_THE_DOOR.has(id))) &&
        !(isSilent && contraindications.includes('sound')) &&
        !(isSitting && IN_BED.has(id)) &&
        !(
          seesNothing &&
          (contraindications.includes('light') || contraindications.includes('screen') || BY_EYES.has(id))
        ) &&
        !(isQuiet && LOUD.has(id)) &&
        !(isOfNeighbours && id === 'a-sign-for-quiet') &&
        !(isNotToBreathe && BY_BREATH.has(id)) &&
        !(isLying && OUT_OF_DOORS.has(id)) &&
        !(isAided && BY_LEGS.has(id)) &&
        !(cannotDecide && DECIDING.has(id)) &&
        !(areHandsUnsteady && (BY_FINGERS.has(id) || BY_PENCIL.has(id))) &&
        !(areHandsSore && BY_HANDS.has(id)) &&
        !(hasOneHand && (BY_BOTH_HANDS.has(id) || BY_FINGERS.has(id)))
      );
    },
  };
}
