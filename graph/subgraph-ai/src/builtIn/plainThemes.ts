import type { Theme } from '@spire/content/suggestionsByTheme';
import { wantedOf } from './notWanted.ts';
import { SUBJECTS } from './plainSubjects.ts';

/** Whom one misses for what they were; a pronoun may stand for somebody one has left. */
const SOMEBODY =
  '(?:min |mi |my |our |ho |han )?(?:mamma|mor|mora|pappa|far|faren|mannen|kona|søster|søsteren|bror|broren|bestemor|bestefar|farmor|mormor|morfar|farfar|besta|venninna|vennen|hunden|katten|mum|mom|mother|dad|father|husband|wife|sister|brother|nan|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|friend|dog|cat|son|daughter|baby)(?: min| mi| mitt| vår| hans| hennes)?(?!\\p{L})';

const LIGHT_TODAY =
  '(?:så|for|altfor|veldig) (?:sterkt|skarpt|sterk|skarp)(?: i)? (?:lys|sol)|(?:lyset|sola|solen|sol) (?:er |ute er )?(?:så |for |altfor |veldig )(?:sterk|skarp)t?|(?:sun|light)(?: is|.?s| outside is)? (?:too|so|very) (?:sharp|bright|strong|harsh)|(?:too|so) (?:bright|sunny|glaring)';
const OUT = 'ut|ute|utendørs|uteluft|tur|hagen|out|outside|outdoors|garden|walk|fresh air';

/** The words that ask for it, in both languages. */
const THEMES: readonly (readonly [Theme, string])[] = [
  [
    'paper',
    'blyant(?!\\p{L})|penn(?!\\p{L})|papir(?!\\p{L})|fargestift|tusj|pencil|pen(?!\\p{L})|paper(?!\\p{L})|crayon',
  ],
  [
    'warmth',
    'varmen? (?:hjelper|pleier å hjelpe|demper|lindrer|gjør godt|er godt)|varme(?:flaske|pute|teppe)|noe varmt(?! å)|heat (?:helps|usually helps|pad|pack)|warmth helps|something warm(?! to)|hot.?water bottle',
  ],
  [
    'drinking',
    '(?:glemmer|glømmer|gløymer|husker ikke|huske|forget|forgetting|remember)(?: alltid| always)? (?:å drikke|to drink|drinking)(?!\\p{L})|drikker? (?:mer|nok|for lite) vann|drink (?:more|enough) water',
  ],
  [
    'message',
    '(?:skrive|sende(?: en)? (?:melding|sms)|tekste|ta kontakt)(?: til| med)? (?:noen|en venn\\p{L}*|ei venn\\p{L}*|vennene|søster|bror|datter|sønnen)|(?:skrive|sende) (?:\\p{L}+ ){0,3}(?:melding|brev|kort) til|sende (?:\\p{L}+ ){1,3}(?:en )?melding|si hei til (?:noen|en|ei)|(?:text|message|write to|reach out to|get in touch with|contact) (?:someone|somebody|an? (?:old )?friend|my (?:\\p{L}+ )?(?:friends?|sister|brother|daughter|son|mum|mom|dad|aunt|gran|nan)|people|friends)(?!\\p{L})',
  ],
  [
    'laughter',
    '(?:lyst (?:til )?å|vil|trenger (?:noe )?å|noe å|behov for å|f[åa]r? meg til å) (?:få )?le(?!\\p{L})|noe morsomt|(?:want|need|would love|could do with|like) (?:to laugh|a (?:good |little )?laugh)|something (?:funny|to laugh)|makes? me laugh',
  ],
  [
    'pacing',
    '(?:uten å|without) (?:\\p{L}+ ){0,3}(?:ødelegge|svi|betale|angre|krasje|overdrive|slite meg|overdo\\p{L}*|spoil\\p{L}*|ruin\\p{L}*|wreck\\p{L}*|crash\\p{L}*|regret\\p{L}*)|without paying for it|(?:ikke|not) (?:\\p{L}+ ){0,2}(?:å |to )?(?:ødelegge|overdrive|bruke opp|slite meg ut|overdo|ruin|use up) (?:it|det|dagen|alt|everything|kreftene|my energy)|don.?t want to (?:overdo|ruin|use up) (?:it|everything|my energy)|(?:svi for det|pay for it) (?:etterpå|i morgen|later|tomorrow)|fordele kreftene|spare på kreftene|pac(?:e|ing) myself',
  ],
  [
    'movement',
    '(?:rastl[øa]us|rastløs|urolig|uro|restless|twitchy|jittery)\\p{L}* (?:i |in )?(?:my )?(?:heile |hele )?(?:kroppen|beina|føttene|body|legs)|(?:klare[r]?|greie[r]?|klarar|får) (?:ikke|ikkje|itj|itte) (?:å )?(?:sitte?|ligge?|stå) (?:i ro|still)|(?:can(?:.?t|not)|too \\p{L}+ to|hard to|unable to) sit still|restless (?:body|legs)|(?:legs|body|feet) (?:are|is|feels?) (?:so )?restless|(?:krible|klø)r (?:i|etter)|pent[- ]up energy|burn off (?:some )?(?:energy|steam)|(?:bevege|røre)(?: litt)?(?: på)? (?:meg|kroppen)|litt bevegelse|få i gang kroppen|(?:move|moving) (?:a (?:bit|little)|my body|gently)|gentle (?:movement|exercise)|stretch (?:a bit|my)|strekke(?: litt)? på meg|tøye litt',
  ],
  [
    'together',
    '(?:med|with) (?:\\p{L}+ ){0,3}(?:tenåring|ungdom|teen)|(?:med|with) [^.!?]{0,25}(?<!\\d)1[3-9][- ]?(?:år|year)|(?:noe|something|thing) [^.!?]{0,25}(?:med|with) (?:min |my )?(?:mannen|kona|kjæresten|samboeren|søsteren|broren|husband|wife|partner|boyfriend|girlfriend|sister|brother)(?!\\p{L})|(?:mannen|kona|kjæresten|samboeren|søsteren|søstera|broren|mamma|pappa|venninna|bestevenninna)(?: min| mi)? og (?:jeg|eg|æ|meg)(?!\\p{L}) (?:kan|vil|har)|(?:jeg|eg|æ) og (?:mannen|kona|kjæresten|samboeren|søsteren|søstera|broren|mamma|pappa|venninna)(?: min| mi)? (?:kan )?(?:gjøre|gjere|finne på)|my (?:husband|wife|partner|boyfriend|girlfriend|sister|brother|mum|mom|dad|friend) and (?:i|me)(?!\\p{L})|(?:noe|noko|something) [^.!?]{0,25}(?:(?:vi|we) (?:to |both |two )?(?:kan|can|could) (?:gjøre|gjere|gjera|do)|for the two of us|for oss to)|(?:for|for oss|med oss) (?:oss to|two of us)',
  ],
  [
    'animal',
    '(?:my|the) (?:dog|cat|puppy|kitten) needs? (?:something|to do)|(?:hunden|katten|valpen)(?: min)? trenger noe|(?:(?:noe|noko|something|gjøre|do|play|leke|fun|game|gøy) [^.!?]{0,25}(?:med|with|for) (?:my |the |min )?(?:hunden|katten|valpen|kattungen|dyret|kaninen|dog|cat|puppy|kitten|rabbit|guinea pig)|(?:hunden|katten|valpen)(?: min| vår)? og (?:jeg|eg|æ)(?!\\p{L})|my (?:dog|cat|puppy|kitten|rabbit) and (?:i|me))(?!\\p{L})',
  ],
  ['shade', `(?:${LIGHT_TODAY}).*(?<!\\p{L})(?:${OUT})(?!\\p{L})|(?:${OUT})(?!\\p{L}).*(?<!\\p{L})(?:${LIGHT_TODAY})`],
  [
    'a-quiet-place',
    '(?:vekk|bort|unna|pause) fra (?:all |alt |den |det )?(?:folk|alle|mennesker|støyen|støy|bråket|bråk|lydene|lyden|maset)(?!\\p{L})|(?:away|break|escape) from (?:all )?(?:the |this |other )?(?:people|everyone|everybody|noise|racket|din|sounds?)(?!\\p{L})|escape (?:all )?(?:the |this )?(?:noise|racket|din)(?!\\p{L})',
  ],
  [
    'training',
    '(?:savner|sakner|lengter etter|miss|missing|longing for)(?: å| so much| being able)? (?:kunne |to )?(?:trene|trening|treninga|treningen|løpe|jogge|sykle|svømme|danse|gå på ski|styrketrening|run(?:ning)?|exercis(?:e|ing)|train(?:ing)?|(?:going to )?the gym|cycl(?:e|ing)|swim(?:ming)?|work(?:ing)? out|danc(?:e|ing)|hik(?:e|ing))(?!\\p{L})(?! (?:med|with) )',
  ],
  [
    'making',
    '(?:lyst (?:til )?å|vil|vil gjerne|trenger å|noe å) (?:få )?(?:lage|skape|være kreativ)(?! (?:mat|middag|lunsj|frokost|en plan|avtale)(?!\\p{L}))(?: noe)?(?= (?:med hendene|nytt|fint|eget|sjøl|selv)|[,.!]|$| men| (?:og|i dag|i kveld)(?!\\p{L}))|(?:want|like|love|need|wish|try) to (?:be creative|make (?:something|things)(?! (?:\\p{L}+ )?(?:to eat|for (?!myself|me|fun)\\p{L}))|create (?:something)?)|something creative|noe kreativt',
  ],
  [
    'achieving',
    '(?:føle?r?|kjenne?r?) (?:at )?(?:jeg |eg |æ )?(?:meg )?(?:litt )?(?:flink|dyktig|mestrer|får til)(?!\\p{L})|få til noe|mestre noe|feel(?:s)? (?:me )?(?:a (?:bit|little) |more )?(?:capable|useful|accomplished|competent)(?!\\p{L})|feel (?:like )?(?:i am |i.?m )?(?:a (?:bit|little) )?good at something|(?:small|little) win(?!\\p{L})',
  ],
  [
    'reaching',
    '(?:ikke|ikkje) (?:snakket|snakka|prata|pratet|sett|hørt fra) (?:med |til )?(?:noen|nokon|et menneske|folk) (?:på|siden)|(?:haven|hasn|have|has)(?:.?t| not) (?:talked|spoken|seen|heard)(?: to| from| with)? (?:anyone|anybody|a soul|another person|people)',
  ],
  [
    'getting-up',
    '(?:need|want|trying|have) to get up(?!\\p{L})(?! (?:early |again )?(?:tomorrow|in the|at ))|(?:need|want|trying|try|have|help me|how do i)(?: to)? get (?:myself )?out of bed|(?:må|trenger å|vil|prøver å|hjelp til å|hvordan) (?:komme?r? (?:jeg )?(?:meg )?)?(?:ut|opp) av (?:senga|sengen)|(?:må|trenger å|prøver å) (?:komme meg opp|stå opp)(?! (?:tidlig )?(?:i morgen|i morra))(?!\\p{L})',
  ],
  [
    'remembering',
    `(?:savner|miss|missing) (?:${SOMEBODY})|put (?:the|my|our) (?:cat|dog) (?:down|to sleep)|(?:mista|mistet|miste|lost) (?:${SOMEBODY})(?! (?:på|in the|i)(?!\\p{L}))|(?:${SOMEBODY})(?: \\p{L}+)? (?:døde|er død|er gått bort|(?:ble|blei|måtte) avliv\\p{L}+|died|passed (?:away|in|last|this))(?!\\p{L})`,
  ],
  [
    'tomorrow',
    '(?:stå opp|våkne|get(?:ting)? up|wak(?:e|ing) up)(?: tidlig| early| again)? (?:i morgen|i morra|tomorrow)',
  ],
];

/** Who does not want it has not asked for it; "not other than" is one who does. */
const DENIED =
  "(?<!(?<!\\p{L})(?:ikke|ikkje|aldri|slippe|not|never|(?:don|can|won)['’]?t) (?!anna|annet|much but)(?:\\p{L}+ ){0,2})";
/** Nor who cannot face it, or is troubled by it. */
const TROUBLED =
  "(?<!(?<!\\p{L})(?:too tired (?:to|for)|no energy (?:to|for)|can['’]?t (?:face|manage|cope with|bear|stand)|(?:orker|orkar|gidder|klarer|greier) (?:ikke|ikkje|itj)|stressa? (?:for|over|av|med)|stressed about|worried about|gruer meg til|dreading|hate[rs]?|hatar|redd for|afraid of|forgot(?:ten)? to|glemte|glemmer|forget(?:ting)? to|fight about|argu\\p{L}+ (?:about|over)|krangl\\p{L}+ om) (?:\\p{L}+ ){0,2})";
/** Nor whom it is too much for. */
const TOO_MUCH =
  '(?!\\p{L}* ?(?:is|are|er|feels|blir) (?:all |just )?(?:too|for|so|så)(?!\\p{L}))(?!\\p{L}* (?:of|from|for|fra|frå|av|til|på) (?:the )?(?:accident|crash|hospital|grave|ulykk|sykehus|sjukehus|grav))';
const words = (table: readonly (readonly [Theme, string])[], unless: string, nor = '') =>
  table.map(([theme, named]) => [theme, new RegExp(`${unless}(?<!\\p{L})(?:${named})${nor}`, 'iu')] as const);
const WORDS = [...words(THEMES, DENIED), ...words(SUBJECTS, `${DENIED}${TROUBLED}`, TOO_MUCH)];

const HALF_GROWN = /tenåring|ungdom|teen|(?<!\d)1[0-9][- ]?(?:år|year)/iu;
/** What a theme stands in place of, where both are named. */
const INSTEAD_OF: Partial<Record<Theme, readonly Theme[]>> = {
  // Who says what there is to make things with, makes them of that.
  paper: ['making'],
  drinking: ['water', 'drinks'],
  'two-of-us': ['together'],
  'small-children': ['together'],
};

/** What a wish asks for in so many words, beside the situation that it tells of. */
export function themesIn(wish: string): Theme[] {
  const told = wantedOf(wish).wish;
  const named = WORDS.filter(([, each]) => each.test(told)).map(([theme]) => theme);
  const themes = HALF_GROWN.test(told) ? named.filter((theme) => theme !== 'small-children') : named;
  const replaced = new Set(themes.flatMap((theme) => INSTEAD_OF[theme] ?? []));
  return themes.filter((theme) => !replaced.has(theme));
}
