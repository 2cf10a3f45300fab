/** Greetings and test inputs. */
const HELLO =
  'hello there|hi there|hey there|h+e+i+|hei ?(?:san|sann|på deg)|hallo+|halla|heisann?|heia|god (?:morgen|dag|kveld)|hi+|hello+|hey+|hiya|yo|good (?:morning|evening|day)|test(?:er|ing|e)?|bare tester?|prøver bare|just (?:testing|trying|looking|curious)(?: (?:this|it))?(?: out)?|jeg er ny(?: her)?|i.?m new(?: here)?|new here|ok(?:ay)?|spire|nysgjerrig|1 ?2 ?3';
const NOT_KNOWING =
  '(?:jeg |eg |æ )?(?:vet|veit|ve) (?:ikke|ikkje|itj|ikkj|ikk)(?: (?:helt|hva|ka|kva)[^.?!]{0,30})?|aner ikke|tja|i (?:don.?t|do not|dunno) ?(?:know)?(?: (?:what|where|how)[^.?!]{0,30})?|dunno|idk|not sure|(?:i have |ingen |har ingen )?(?:no )?(?:idea|anelse)(?: (?:what|hva|om hva)[^.?!]{0,30})?|usikker';
const ME = '(?: (?:for |med |til |with )?(?:meg|mæ|me))?';
const WHEN =
  '(?: (?:nå|no|da|i dag|i kveld|akkurat nå|her|i morgen|now|right now|today|tonight|then|here|next|first))*';
/** Names for the app in questions about it. */
const APP_NO = 'du|dere|det her|dette|denne appen|appen|spire';
const APP_EN = 'you|this app|the app|this|spire';
const asksNo = (whom: string) =>
  `(?:hva|ka|kva|hvordan|korleis|koss|hvor|hvorfor|hvem|kem|kven) (?:kan|skal|bør|burde|er|gjør|gjer|virker|fungerer|funker|kunne|brukes) (?:${whom})(?: (?:her|appen))?(?: egentlig)?(?: for (?:noe|noko))?(?: (?:gjøre|gjere|gjera|gjør|hjelpe|hjelpa|hjelp|bruke|brukes|til|prøve|spørre om|skrive|bruke (?:denne|appen|dette)(?: til)?))*${ME}(?: med)?${WHEN}`;
const asksEn = (whom: string) =>
  `(?:what|how|who|why) (?:can|could|should|shall|do|does|would|is|are|am) (?:${whom})(?: (?:do|help|work|suggest|recommend|try|write|say|ask|use|app|for|supposed to do|use this|about))*${ME}${WHEN}`;
const ASKS_NO = asksNo(`jeg|eg|æ|man|en|det|den|denne|${APP_NO}`);
const ASKS_EN = asksEn(`i|it|one|${APP_EN}`);
const GIVE =
  '(?:(?:kan du |kunne du |vær så snill og )?(?:gi|foreslå|vis|kom med|finn(?: på)?|velg|forslå|anbefal)|(?:can you |could you |please )?(?:give|suggest|show|find|pick|choose|recommend|offer|tell))(?: (?:meg|mæ|me|us|oss))?(?: (?:et|en|to|tre|two|three|noen|noe|noko|nokka|a|an|some|something|anything|one|litt|bare|just))*(?: (?:fint|bra|godt|hyggelig|lite|nice|good|forslag|tips|råd|ide|idé|ideer|idéer|suggestions?|ideas?|tips?|ting|thing))*(?: (?:å gjøre|å gjere|to do))?(?: (?:for|til) (?:meg|me))?';
const BETTER =
  '(?:(?:how (?:do|can) i|i (?:just )?want to|want to|help me(?: to)?|i need to) (?:feel|get) (?:better|good|well|ok)|(?:(?:jeg |eg |æ )?vil(?: bare| gjerne)?|hvordan kan jeg|hjelp meg (?:å|til å|med å)) (?:ha det|få det|føle meg) (?:bedre|betre|bra|godt|ok))(?: (?:i dag|nå|today|now|again))?';
const SMALL =
  '(?:noe|noko|nokka|something|anything) (?:\\p{L}+ )?(?:lett|lite|smått|enkelt|greit|bra|fint|nytt|for meg|small|easy|simple|little|nice|good|new|for me)|(?:what.?s|hva er|ka e|kva er) (?:this|dette|det her|det|up|up here)|(?:hva|ka|kva) skjer(?: her)?|prøv (?:deg|meg)|try me|(?:lurer på|wondering|curious|se|see) (?:om|if|whether) (?:det|dette|den|this|it) (?:funker|virker|fungerer|works?)|(?:does|do) (?:this|it) work|(?:funker|virker|fungerer) (?:dette|det|den|appen)';
const OF_APP =
  '(?:kan|vil|can|could|will) (?:du|you|dere|spire) (?:hjelpe|help)(?: (?:meg|mæ|me))?|er du (?:en )?(?:robot|ekte|ki|ai|menneske)|are you (?:a |an )?(?:robot|bot|real|human|ai|person)|is this (?:an? )?(?:ai|bot|robot|real|person)';
const BARE =
  '(?:hva|ka|kva) (?:synes|tror|meiner|mener|vil) du (?:at )?(?:jeg|eg|æ) (?:skal|bør|kan|burde) (?:gjøre|gjere|gjær)(?: (?:nå|no|i dag|i kveld))?|what (?:do|would) you (?:think|suggest|recommend)(?: (?:i|that i) (?:should )?do)?(?: (?:now|today|tonight))?|(?:any |noen |et |en )?(?:forslag|suggestions?|ideas?|ideer|tips)|noe|something|anything|hva som helst|whatever';

const ONE = `(?:${HELLO}|${NOT_KNOWING}|${ASKS_NO}|${ASKS_EN}|${GIVE}|${BETTER}|${SMALL}|${BARE}|${OF_APP})`;
const ONE_OF_APP = `(?:${asksNo(APP_NO)}|${asksEn(APP_EN)}|${OF_APP})`;
const BETWEEN = '[^\\p{L}\\p{N}]*';
const POLITELY = '(?: (?:da|then|please|takk|pls|plz|vær så snill))?';
/** One to three of them with polite words, and nothing else. */
const OPENING = new RegExp(`^${BETWEEN}(?:${ONE}${POLITELY}(?!\\p{L})${BETWEEN}){1,3}$`, 'iu');
const ABOUT_APP = new RegExp(
  `^${BETWEEN}(?:(?:${HELLO})(?!\\p{L})${BETWEEN}){0,2}(?:${ONE_OF_APP}${POLITELY}(?!\\p{L})${BETWEEN}){1,2}$`,
  'iu',
);
const EMOJI_ALONE = /^(?=.*\p{Extended_Pictographic})[\p{Extended_Pictographic}\p{Emoji_Component}\s]+$/u;

/** Whether a wish only tries out the app: it tells nothing of the person's state or wish. */
export function isOpening(wish: string): boolean {
  const told = wish.normalize('NFC');
  return OPENING.test(told) || EMOJI_ALONE.test(told);
}

/** Whether somebody asks what the app is, or what it can do. */
export function isAboutApp(wish: string): boolean {
  return ABOUT_APP.test(wish.normalize('NFC'));
}
