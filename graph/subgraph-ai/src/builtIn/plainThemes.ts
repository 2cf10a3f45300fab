import type { Theme } from '@spire/content/suggestionsByTheme';

/** Whom one misses for what they were; a pronoun may stand for somebody one has left. */
const SOMEBODY =
  '(?:min |mi |my |our |ho |han )?(?:mamma|mor|mora|pappa|far|faren|mannen|kona|søster|søsteren|bror|broren|bestemor|bestefar|farmor|mormor|morfar|farfar|besta|venninna|vennen|hunden|katten|mum|mom|mother|dad|father|husband|wife|sister|brother|nan|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|friend|dog|cat|son|daughter|baby)(?: min| mi| mitt| vår| hans| hennes)?(?!\\p{L})';

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
    '(?:bevege|røre)(?: litt)?(?: på)? (?:meg|kroppen)|litt bevegelse|få i gang kroppen|(?:move|moving) (?:a (?:bit|little)|my body|gently)|gentle (?:movement|exercise)|stretch (?:a bit|my)|strekke(?: litt)? på meg|tøye litt',
  ],
  [
    'together',
    '(?:med|with) (?:\\p{L}+ ){0,3}(?:tenåring|ungdom|teen)|(?:med|with) [^.!?]{0,25}(?<!\\d)1[3-9][- ]?(?:år|year)|(?:noe|something|thing) [^.!?]{0,25}(?:med|with) (?:min |my )?(?:mannen|kona|kjæresten|samboeren|søsteren|broren|husband|wife|partner|boyfriend|girlfriend|sister|brother)(?!\\p{L})',
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
const WORDS = THEMES.map(([theme, words]) => [theme, new RegExp(`${DENIED}(?<!\\p{L})(?:${words})`, 'iu')] as const);

/** What a wish asks for in so many words, beside the situation that it tells of. */
export function themesIn(wish: string): Theme[] {
  const told = wish.normalize('NFC');
  return WORDS.filter(([, words]) => words.test(told)).map(([theme]) => theme);
}
