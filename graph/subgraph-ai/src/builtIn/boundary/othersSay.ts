import type { Behaviour } from '@spire/content/outrightTexts';
import type { Language } from '@spire/domain/languages';

/** Demands a person makes of themselves, so that there is no one to refuse. */
const OF_ONESELF: Record<Language, RegExp> = {
  no: /^(?:meg (?:selv|sjøl|sjølv) som(?!\p{L})|si(?:er)? ja til meg (?:selv|sjøl|sjølv)|(?:jeg|eg|æ) (?:sier|seier) (?:stadig |alltid |jo )*til meg (?:selv|sjøl|sjølv))(?!\p{L})/iu,
  en: /^(?:(?:me|myself),? who(?!\p{L})|me[.:] (?!(?:my|the|he|she|they|boss|mum|work)(?!\p{L}))|i (?:keep |always |just )?tell(?:ing)? myself(?!\p{L}))/iu,
};

export const isOfOneself = (told: string, language: Language): boolean => OF_ONESELF[language].test(told.trim());

/** Signs of repetition, in contrast to a single request. */
const REPEATED: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:(?:annen)?hver|hvert|kvar|kvart|(?:dager|ganger|kvelder) i (?:uka|uken|veka)|i timevis|alltid|stadig|støtt|hele ti(?:da|den)|heile tida|daglig|ukentlig|om igjen)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:every|always|keeps?|keep on|constantly|all the time|each (?:day|week|month)|(?:days?|times?|evenings?) a week|for hours|daily|weekly|again and again)(?!\p{L})/iu,
};

export const isRepeated = (told: string, language: Language): boolean => REPEATED[language].test(told);

/** Questions about the person; a question whether they can or will do something is a request. */
const PRYING: Record<Language, RegExp> = {
  no: /^(?!(?:jeg|eg|æ) ).*?(?<!\p{L})(?:spør|spurte|spurde|lurer på|graver i|vil vite|maser om)(?: (?:meg|mæ|oss|ut|stadig|alltid|igjen|hele tiden|hele tida))* (?:hva (?:som |det er som )?(?:feiler|er galt|plager)|kva som (?:feiler|er gale)|hva jeg (?:har|feiler|tjener|veier)|hvorfor (?:jeg|eg) (?:er (?:syk|sjuk|borte|hjemme|heime|singel|sliten|så)|ikke (?:drikker|jobber|er gift|har barn))|hvorfor vi ikke har barn|når (?:jeg|eg|vi) (?:får|skal ha|skal få|skal gifte|blir frisk|blir bedre)|om (?:sykdommen|sjukdommen|diagnosen|helsa|helsen|skaden|vekta|kroppen|privatlivet|økonomien|kjærlighetslivet))/iu,
  en: /^(?!i ).*?(?<!\p{L})(?:asks?|asked|asking|wants? to know|wondering|prying (?:into|about))(?: (?:me|us|again|constantly))* (?:what(?:['’]s| is) wrong|what happened to me|what i (?:have|earn|weigh)|why (?:i['’]m|i am) (?:off|ill|sick|single|home|always|so)(?!\p{L})|why (?:i|we) don['’]?t (?:drink|work|have (?:kids|children))|when (?:we|i|we['’]re|i['’]m|we are|i am) (?:having|getting married|going to have|getting better)|if i['’]m pregnant|(?:about )?(?:my|our) (?:health|illness|diagnosis|condition|weight|body|injury|symptoms|concussion|private life|love life|salary|money|scars?))/iu,
};

/** Questions about how the person is, or whether they are better, and nothing else. */
const HOW_ONE_IS: Record<Language, RegExp> = {
  no: /^(?!(?:jeg|eg|æ) ).*?(?<!\p{L})(?:spør|spørr|spurte|spurde|maser om|lurer på)(?: (?:meg|mæ|stadig|alltid|igjen|hele tiden|hele tida))* (?:om (?:jeg|eg|æ) (?:ikke |ikkje |snart |har )*(?:er |blir |blitt )?(?:ikke |ikkje |snart )*(?:frisk|bedre|betre|bra)|hvordan (?:det går(?: med meg)?|jeg har det)|korleis (?:det går|eg har det)|korsn (?:det går|æ har det))(?: (?:snart|igjen|nå|no|ennå|enno|da|i dag))*(?=[.,!?]|$)/iu,
  en: /^(?!i ).*?(?<!\p{L})(?:asks?|asked|asking|wants? to know|wondering)(?: (?:me|us|again|constantly))* (?:(?:if|whether) (?:i['’]?m|i am) (?:\p{L}+ )?(?:better|recovered|well|back to normal)|how (?:i['’]?m|i am)(?: (?:doing|feeling))?|how i feel)(?: (?:yet|now|again|today))*(?=[.,!?]|$)/iu,
};

export const isAskedHowOneIs = (told: string, language: Language): boolean => HOW_ONE_IS[language].test(told);

/** Demands to tell something private. */
const TELLING_OF_ONESELF: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:fortelle|snakke|prate|si|dele|forklare|opplyse|skrive|svare)(?!\p{L}).{0,40}(?:hvordan det går med meg|diagnose|sykdom|sjukdom|skade|helse|plager|hjernerystelse|psyk|privat|hva som feiler)/iu,
  en: /(?<!\p{L})(?:tell|talk|share|explain|speak|post|open up|answer)(?!\p{L}).{0,40}(?:how i am|how i['’]m doing|diagnosis|illness|condition|health|injury|concussion|symptoms|private|what['’]s wrong|personal)/iu,
};

export const isToTellOfOneself = (told: string, language: Language): boolean => TELLING_OF_ONESELF[language].test(told);

/** Advice from others about the person's own good; a wish for a favour is a request. */
const ADVISED: Record<Language, RegExp> = {
  no: /^(?!(?:jeg|eg|æ|han|hun|ho) ).*?(?<!\p{L})(?:syns|synes|mener|meiner|sier|seier|foreslår|tipser|anbefaler|maser)(?: (?:meg|om|stadig|alltid|hele tida|hele tiden))*(?: at)? (?:jeg|eg|æ) (?:burde|bør|må|skal|skulle)(?: (?:bare|heller))* (?:prøve|teste|forsøke|begynne (?:med|å trene|å spise)|kutte|tenke positivt|skjerpe|ta meg sammen|legge om|trene|spise|gå ned|komme meg|tåle|presse)(?!\p{L})|^(?!(?:jeg|eg|æ) ).*?(?<!\p{L})(?:gir|gjev|kommer med|kjem med|har|deler ut)(?: (?:meg|mæ|oss|stadig|alltid|hele tid(?:en|a)|heile tida|gode|masse|så mange|uønskede))* (?:råd|tips)(?!\p{L})/iu,
  en: /^(?!(?:i|he|she) ).*?(?<!\p{L})(?:tell(?:s|ing)? me (?:that )?(?:to|i should|i need to|i ought to)|say(?:s|ing)? (?:that )?i (?:should|need to|ought to)|thinks? (?:that )?i (?:should|need to|ought to)|suggest(?:s|ing)? (?:that )?i|recommend(?:s|ing)? (?:that )?i)(?: (?:just|really))* (?:try|cut out|go vegan|think positive|be more positive|cheer up|get out more|pull myself|lose weight|exercise|work out|push through|toughen|eat (?:more|less|better))(?!\p{L})|^(?!i ).*?(?<!\p{L})(?:giv(?:es?|ing)|offer(?:s|ing)?|has|is full of|comes? with|coming with)(?: (?:me|us|always|constantly|some|all this|unwanted|unsolicited|health|medical))* (?:advice|tips)(?!\p{L})/iu,
};
/** Advice of professionals, and advice about help, is never brushed aside. */
const HELPING =
  /(?<!\p{L})(?:lege\p{L}*|fastlege\p{L}*|psykolog\p{L}*|terapeut\p{L}*|fysio\p{L}*|sykepleier\p{L}*|nav|medisin\p{L}*|tablett\p{L}*|pille\p{L}*|vaksine\p{L}*|sykehus\p{L}*|hjelp|behandling\p{L}*|drikk\p{L}*|alkohol\p{L}*|røyk\p{L}*|rus\p{L}*|doctor\p{L}*|gp|psychologist|therap\p{L}*|counsell?\p{L}*|physio\p{L}*|nurse|medic\p{L}*|tablets?|pills?|meds|vaccin\p{L}*|hospital|help|treatment|drink\p{L}*|alcohol|smok\p{L}*|drugs?|gambl\p{L}*)(?!\p{L})/iu;

/** Whether others ask about a person or advise them; null for what is neither. */
export function othersSay(told: string, language: Language): 'privacy' | 'advice' | null {
  if (PRYING[language].test(told)) return 'privacy';
  return ADVISED[language].test(told) && !HELPING.test(told) ? 'advice' : null;
}

const NAMED: Record<Language, readonly (readonly [Behaviour, RegExp])[]> = {
  no: [
    [
      'visits',
      /uanmeldt|(?:kommer|kjem|kjæm) .{0,30}(?:uten|utan|ut[ae]n) å (?:spør|ring|si|seie|varsl|meld)|stikker (?:stadig )?innom|dukker (?:stadig )?opp/iu,
    ],
    ['calls', /(?<!\p{L})ringj?er(?!\p{L})/iu],
    [
      'messages',
      /(?<!\p{L})(?:sender|skriver|skriv|tekster|mailer)(?!\p{L}).{0,30}(?:melding|sms|e-?post|mail|snap|video)|(?<!\p{L})(?:tekster|mailer)(?!\p{L})/iu,
    ],
    ['noise', /musikk|bråk|støy|høylyt|(?<!\p{L})(?:roper|borer|banker)(?!\p{L})/iu],
    ['comments', /kommentere|kritisere|(?<!\p{L})(?:erter|spøker om|vitser om)(?!\p{L})/iu],
    ['venting', /(?<!\p{L})(?:klager|syter|lesser|øser|tømmer)(?!\p{L})/iu],
  ],
  en: [
    [
      'visits',
      /drop(?:s|ping)? (?:by|in|round)|turn(?:s|ing)? up|show(?:s|ing)? up|unannounced|com(?:es?|ing) .{0,30}without (?:calling|asking|telling|texting|notice|warning)/iu,
    ],
    ['calls', /(?<!\p{L})(?:call|ring|phone|phon)(?:s|ing)? (?:me|us|at|every|on)(?!\p{L})/iu],
    [
      'messages',
      /(?<!\p{L})(?:text|messag|email)(?:e?s|ing) (?:me|us)(?!\p{L})|sends? .{0,20}(?:texts|messages|emails)/iu,
    ],
    ['noise', /music|noise|loud|shout|drill/iu],
    ['comments', /comment(?:s|ing)? on|criticis|criticiz|(?<!\p{L})(?:teas|mock)(?:es|ing|s) me/iu],
    [
      'venting',
      /(?<!\p{L})(?:(?:vent|complain|moan|unload|offload)(?:s|ing)?|send(?:s|ing) me (?:all )?(?:his|her|their) (?:problems|troubles|drama))(?!\p{L})/iu,
    ],
  ],
};

/** A behaviour of another person, where it can be named without judging them. */
export const behaviourIn = (told: string, language: Language): Behaviour | undefined =>
  NAMED[language].find(([, words]) => words.test(told))?.[0];
