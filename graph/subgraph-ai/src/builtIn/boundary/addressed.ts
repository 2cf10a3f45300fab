import type { Language } from '@spire/domain/languages';

/**
 * Nouns for a person one is tied to, in the forms that stand with "min" and with "en"; the endings are of both written
 * forms.
 */
const NOUN_NO =
  '(?:beste?)?(?:mor(?:a|en)?|far(?:en)?|søst(?:er|era|eren|ra)|syst(?:er|era|eren|ra)|bror(?:en)?|venn(?:en)?|venninn(?:e|a|en)|veninn(?:e|a|en)|kompis(?:en)?|kamerat(?:en)?|kusin(?:e|a|en)|fetter(?:en)?|tant(?:e|a|en)|onkel(?:en)?|dat(?:ter|tera|teren|ra)|sønn(?:en)?|nevø(?:en)?|nies(?:e|a|en)|mann(?:en)?|kon(?:e|a|en)|kjæreste(?:n)?|samboer(?:en)?|eks(?:en)?|nabo(?:en)?|sjef(?:en)?|leder(?:en)?|kollega(?:en)?|trener(?:en)?|lærer(?:en)?|svoger(?:en)?|svigerinn(?:e|a|en)|sviger(?:mor(?:a|en)?|far(?:en)?|søster(?:a|en)?|sønn(?:en)?|datter(?:en)?)|(?:beste|mor|far)(?:mor|far)(?:a|en)?|romkamerat(?:en)?|klassekamerat(?:en)?)';
/** One such person, told of by name of the tie alone. */
const ONE_NO = String.raw`(?:(?:(?:den )?(?:beste|gamle|eldste|yngste) )?${NOUN_NO} (?:min|mi|vår)|(?:en|ei|ein) (?:god |gammel |gamal |nær )?(?:venn|venninne|veninne|kompis|kamerat|kollega|nabo|klassekamerat)|(?:onkel|tante|fetter|kusine) (?-i:\p{Lu}\p{Ll}+)|mamma|mor|pappa|far|svigermor|svigerfar|bestemor|bestefar|mormor|morfar|farmor|farfar|kjæresten|samboeren|eksen|kollegaen|naboen|nabokona|sjefen|treneren|læreren|(?:beste)?(?:kompisen|kameraten|vennen|venninna|venninnen|veninna))`;
const MANY_NO =
  '(?:svigers|(?:(?:sviger|beste)?foreldrene|foreldra|vennene|venninnene|kompisene|kameratene|kollegaene|naboene|søsknene|brødrene|søstrene) (?:mine|våre)|(?:(?:sviger|beste)?foreldrene|naboene)(?! (?:til|dine)(?!\\p{L})))';
export const KIN_NO = `(?:${ONE_NO}|${MANY_NO})`;

const IN_LAW_EN = '(?:mother|father|sister|brother|son|daughter)[ -]in[ -]law';
export const KIN_EN = String.raw`(?:(?:my|our) (?:(?:best|old|older|younger|little|big) )?(?:${IN_LAW_EN}|in[ -]?laws|mum|mom|mam|dad|mother|father|parents|grandparents|sister|brother|friends?|mates?|neighbou?rs?|boss|aunt|auntie|uncle|son|daughter|cousin|niece|nephew|colleagues?|nan|gran|granny|grandma|grandad|grandpa|husband|wife|partner|boyfriend|girlfriend|flatmate|housemate|roommate|co-?workers?|manager|ex|ex-husband|ex-wife)|an? (?:(?:good|old|close) )?(?:friend|mate|colleague|neighbou?r|co-?worker)|the neighbou?rs?|(?:uncle|auntie?) (?-i:\p{Lu}\p{Ll}+)|the in[ -]?laws|mum|mom|mam|dad|nan|gran|grandma|grandad)`;

type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

/** A name is known by its capital, so not at the beginning of a text. */
const NAME = String.raw`\p{Lu}\p{Ll}+`;
/**
 * Gifts are excluded: several people give them together, and a message about one must not go to the person it is for.
 */
const NO_GIFT_NO = '(?!.*(?:(?<!opp)gave|kort|blomst))';
const NO_GIFT_EN = '(?!.*(?:gift|present|card|flower))';
const rule = (source: string, said: Rule[1], flags = 'iu'): Rule => [new RegExp(source, flags), said];

/** Norwegian forms of "your" by the ending of the noun they follow. */
const OWNED: readonly (readonly [string, string])[] = [
  ['(?:\\p{L}{2,30}?[ea]ne|\\p{L}{0,20}barna)', 'dine'],
  ['\\p{L}{2,30}?en', 'din'],
  ['\\p{L}{2,30}?et', 'ditt'],
  ['\\p{L}{2,30}?a', 'di'],
];
const NEUTER =
  /(?:hus|bryllup|selskap|lag|besøk|arbeid|prosjekt|regnskap|gress|bad|loft|kjøkken|gjerde|bilde|møte|arrangement|jubileum)$/iu;

/** Verbs in both written forms: "hjelpe" and "hjelpa". */
const either = (verbs: string) => `(?:${verbs.replaceAll(/(?<=\p{L}{3})e(?=\||$)/gu, '[ea]')})`;

/** "Naboens hund" is "hunden din". */
function yours(noun: string): string {
  if (/barn$/iu.test(noun)) return `${noun}a dine`;
  if (NEUTER.test(noun)) return `${noun}${noun.endsWith('e') ? 't' : 'et'} ditt`;
  if (/(?<!søst|syst|datt|kalend)er$/iu.test(noun)) return `${noun.slice(0, -2)}ene dine`;
  return `${noun}${noun.endsWith('e') ? 'n' : 'en'} din`;
}

/** The rule for one person, or for several, told of by their tie. */
function toNorwegian(whom: string, you: 'deg' | 'dere'): Rule[] {
  // A person tied to them, such as their boss, is not the asker.
  const those = `(?:${whom})(?!\\p{L})(?! (?:din|di|ditt|dine|hans|hennes|hennar)(?!\\p{L}))`;
  return [
    // "søsteren min sin bil" as well.
    rule(
      `(?<!\\p{L})(?:${whom}|${NOUN_NO}(?=s))(?:s| (?:sin|si|sitt|sine)) (?!side)((?:\\d+-)?\\p{Ll}{3,})(?= (?:i|på|til|med|fra|hver|om|når|mens|denne|neste|hele|for|og|ved|lørdag|søndag)(?!\\p{L})|$)`,
      (_, noun = '') => (you === 'deg' ? yours(noun) : yours(noun).replace(/\p{L}+$/u, 'deres')),
      'giu',
    ),
    // A deed done for somebody is turned to the person spoken to: "passe barna til søsteren min" is "passe barna for
    // deg".
    rule(`^(\\p{L}${NO_GIFT_NO}.{2,40}?) for ${those}`, `$1 for ${you}`),
    rule(
      `^((?:${either('passe|hente|kjøre|køyre|vaske|handle')}|ta(?! med)) ${NO_GIFT_NO}.{2,30}?) (?:til|for) ${those}`,
      `$1 for ${you}`,
    ),
    rule(
      `^(${either('låne|gi|gje|sende|vippse|betale|levere|skrive|vise|ta med|lage|bake|kjøpe|strikke|sy')}(?: bort)? ${NO_GIFT_NO}.{2,30}?) til ${those}`,
      `$1 til ${you}`,
    ),
    rule(
      `((?<!\\p{L})${either('dra|reise|komme|kome|gå|flytte|kjøre|køyre|hjem|heim|over|opp|ned|bort|besøk|svare|skrive|snakke|tur|turen|bilturen|ringe|hilse')}) (til) ${those}`,
      `$1 $2 ${you}`,
    ),
    ...OWNED.map(([noun, owned]) =>
      rule(
        `(?<!\\p{L})${NO_GIFT_NO}(?!tur|reis|vei|fly|tog|buss|invitasjon|ekstra)(${noun}) til ${those}`,
        `$1 ${you === 'deg' ? owned : 'deres'}`,
      ),
    ),
    rule(`(?<!\\p{L})(med|hos|på besøk hos|besøk av) ${those}`, `$1 ${you}`, 'giu'),
    rule(`((?<!\\p{L})(?:e-?post|e-?poster|mail|mailer|meldinger|meldingene|sms)) fra ${those}`, `$1 fra ${you}`),
    rule(`^((?:lytte|høre|hilse|vente)(?: til| på)) ${those}`, `$1 ${you}`),
    rule(`^ha ${those}(?= (?:på|boende|her|hjemme|i|over|sovende)(?!\\p{L}))`, `ha ${you}`),
    rule(
      `^(${either('hjelpe|besøke|ringe|kjøre|køyre|hente|følge|følgje|møte|svare|låne|gi|gje|vippse|klemme|kysse|la')}) ${those}`,
      `$1 ${you}`,
    ),
  ];
}

/** Words that can follow "her" only as an object, not as a possessive: "call her every morning". */
const AFTER_HER =
  '(?:a|an|the|this|that|these|those|some|any|every|each|all|both|another|more|next|last|to|with|at|on|in|for|from|by|of|off|up|down|out|over|through|into|about|around|round|across|after|before|until|till?|during|while|when|whenever|if|as|like|without|instead|because|and|or|but|so|not|than|too|also|again|back|home|there|here|now|today|tonight|tomorrow|soon|later|once|twice|daily|weekly|often|always|sometimes|just|only|even|alone|first|right|early|late|how|what|why|where|who|get|go|move|do|find|pass|my|our|money|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?';
/** "Her" as an object, not as a possessive. */
export const HER = `her(?= ${AFTER_HER}(?!\\p{L})| \\d|$|[,.])`;

/** The person a deed is for is most often the person who asks, so they become "you". */
const TO_THEM: Record<Language, readonly Rule[]> = {
  no: [
    rule(
      '^(\\p{L}+ (?:.{0,30} )?(?:for|til)) (?:henne|ham|han|hun|ho|hu)(?= (?:også|òg|og så|i|på|til|denne|hver)(?!\\p{L})|$)',
      '$1 deg',
    ),
    rule('^hjelpe (?:noen|en venn|ei venninne|en venninne)(?!\\p{L})', 'hjelpe deg'),
    ...OWNED.map(([noun, owned]) =>
      rule(`(?<!\\p{L})(${noun}) (?:hans|hennes|hennar|deres)(?!\\p{L})`, `$1 ${owned}`, 'giu'),
    ),
    rule('^((?:gå |dra |bli med )?(?:ut|på date) med) (?:en|ei|han|hun|ham|henne|den) [\\p{L} ]{2,40}$', '$1 deg'),
    ...toNorwegian(ONE_NO, 'deg'),
    ...toNorwegian(MANY_NO, 'dere'),
    rule(
      `^(${either('hjelpe|besøke|ringe|kjøre|køyre|hente|følge|møte|svare|låne|gi|vippse')}) (?:han|ham|hun|ho|henne|dem|de)(?= |$)(?! (?:i barnehagen|på (?:skolen|sfo|trening)|fra (?:skolen|trening|barnehagen)))`,
      '$1 deg',
    ),
    ...OWNED.map(([noun, owned]) =>
      rule(
        `^([Pp]asse|[Ll]ufte|[Mm]ate|[Vv]anne|[Ss]telle|[Gg]å tur med) (${noun}) til ${NAME}(?!\\p{L})(?! (?:sin|og)(?!\\p{L}))`,
        `$1 $2 ${owned}`,
        'u',
      ),
    ),
    rule(`^([Rr]inge)( tilbake)? til ${NAME}(?= (?:i|på|hver|nå|etter|før)(?!\\p{L})|$)`, '$1 deg$2', 'u'),
    rule(`^(?:et |eit )?lån til (?:${ONE_NO})(?!\\p{L})`, 'låne deg penger'),
    rule(
      '(?<!\\p{L})med (?:jentene|jentan|guttene|gutta|gjengen|venninnegjengen|venner|venninner)(?!\\p{L})',
      'med dere',
    ),
    rule(
      `^([Hh]jelpe|[Bb]esøke|[Rr]inge|[Kk]jøre|[Hh]ente|[Ff]ølge|[Mm]øte) ${NAME}(?= (?:med|å|til|på|i|fra)(?!\\p{L})|$)`,
      '$1 deg',
      'u',
    ),
  ],
  en: [
    rule('(?<!\\p{L})w(?:ith)? (?:the (?:girls|lads|boys|guys|gang|crew)|friends)(?!\\p{L})', 'with you all'),
    rule(`(?<!\\p{L})(emails?|texts?|messages?) from ${KIN_EN}(?!\\p{L}|['’])`, '$1 from you'),
    rule(`^(pick up|drop off|wake up) ${KIN_EN}(?!\\p{L}|['’])`, (_, verb = '') => verb.replace(' ', ' you ')),
    rule("^(?:cousin|sister|brother|friend|neighbou?r|boss|aunt|uncle|mate|colleague)['’]s (?=\\p{L})", 'your '),
    rule(`^(?:a )?loan (?:to|for) ${KIN_EN}(?!\\p{L}|['’])`, 'lend you money'),
    rule(`^([Cc]all|[Rr]ing|[Pp]hone|[Tt]ext) ${NAME} back(?!\\p{L})`, '$1 you back', 'u'),
    rule(`(?<!\\p{L})at (?:my|the) in[ -]?laws['’]?(?!\\p{L})`, 'at yours'),
    rule(
      '^(\\p{L}+ (?:.{0,40} )?(?:for|see|visit)) (?:him|her(?= (?:too|as well|again|on|this|next|at|every)(?!\\p{L})|$))(?!\\p{L})',
      '$1 you',
    ),
    rule('^help (?:someone|somebody|a friend)(?!\\p{L})', 'help you'),
    // "look after her dog": the owner is most often the asker.
    rule(
      `(?<!(?<!\\p{L})(?:take|bring|give|lend|show|tell|teach|send|help|make|let|have|see|drive|call) )(?<!\\p{L})(?:her|his|their) (?!${AFTER_HER}(?!\\p{L}))(?=\\p{L})`,
      'your ',
      'giu',
    ),
    rule('^(do|take|work|cover) (?:her|his|their) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)days? )', '$1 your '),
    rule('^(go (?:out|on (?:a|another) date) with) (?:the|a|this|that|him|her|my) ?[\\p{L} ]{0,40}$', '$1 you'),
    rule(
      `^be (?:an? |the )?(bridesmaid|maid of honou?r|best man|god(?:mother|father)|godparent)(?! (?:for|to|at)(?!\\p{L}))`,
      'be your $1',
    ),
    // A genitive without its apostrophe: "feed my neighbours cat".
    rule(
      `^((?:feed|walk|water|clean|fix|babysit|look after|mind|mow|attend|go to|come to|pay for)) ${KIN_EN}(?:s|(?<=s)) (?!home|back|today|tonight|every|this|next|over|there|with|for|and|again)(?=\\p{L}{3})`,
      '$1 your ',
    ),
    rule(`^(\\p{L}${NO_GIFT_EN}.{2,40}?) for ${KIN_EN}(?!\\p{L}|['’])`, '$1 for you'),
    rule(
      `^((?:reply|write|talk|listen|speak|lend|go|come|travel|drive|get|move|apologi[sz]e|explain)(?: (?:over|back|up|down|in))? to) ${KIN_EN}(?!\\p{L}|['’])`,
      '$1 you',
    ),
    // "at my sister's" is a place, "my sister's twins" are hers.
    rule(
      `(?<!\\p{L})${KIN_EN}['’]s?(?= (?:for|on|in|this|next|every|over|all|until|till|tonight|tomorrow|again)(?!\\p{L})|$)`,
      'yours',
      'giu',
    ),
    rule(`(?<!\\p{L})${KIN_EN}['’](?:s|(?= ))(?!\\p{L})`, 'your', 'giu'),
    rule(`^((?:lend|give|send|pay|bring|show) ${NO_GIFT_EN}.{2,30}?) to ${KIN_EN}(?!\\p{L}|['’])`, '$1 to you'),
    rule(`(?<!\\p{L})with ${KIN_EN}(?!\\p{L}|['’])`, 'with you', 'giu'),
    rule(
      `^have ${KIN_EN}(?= (?:stay|staying|over|round|around|visit|visiting|live|living|here|for|at|come|back)(?!\\p{L}))`,
      'have you',
    ),
    rule(
      `^(help|visit|call|ring|drive|meet|answer|lend|give|pay|pick up|collect|mind|let|host|hug|kiss|text|message|join|teach|pick(?=.* up)|take(?=.* to )) ${KIN_EN}(?!\\p{L}|['’])`,
      '$1 you',
    ),
    rule(
      `^(help|visit|call|ring|phone|drive|meet|lend|give|pay|pick up|join|host|text|message|email|answer|follow|teach|show|send|bring|tell|take|watch|mind|see|buy|get|make|cook|bake|book|find) (?:him|them|${HER})(?!\\p{L})`,
      '$1 you',
    ),
    // Where another person is named, "him" may be that person.
    rule(
      `^(?!.*${KIN_EN}(?!\\p{L}))(.*?(?<!\\p{L})(?:with|for|to|at|from|on)) (?:him|them|${HER})(?!\\p{L})`,
      '$1 you',
    ),
    rule(
      `^([Hh]elp|[Vv]isit|[Cc]all|[Rr]ing|[Dd]rive|[Mm]eet|[Ll]end) ${NAME}(?= (?:with|to|move|at|on|in|for|money|a|the)(?!\\p{L})|$)`,
      '$1 you',
      'u',
    ),
  ],
};

/** A funeral is never called the asker's own, and others ask on behalf of a person in a care home. */
const OF_SOMEBODY_ELSE =
  /(?:lag|klasse|skole|korps|trener)\p{L}* til (?:sønnen|dattera|datteren|barnet|ungene)|my (?:son|daughter|kid|nephew|niece|grandson|granddaughter)['’]?s (?:\p{L}+ )?(?:class|team|school|teacher|coach|band|match|game|recital|play)|begravels|bisettels|gravferd|minnestund|dødsbo|(?<!\p{L})(?:grav|grava|graven|urne|sykehjem\p{L}*|sjukeheim\p{L}*|nursing home|care home|funeral|wake|memorial|grave|ashes|cremation)(?!\p{L})/iu;

/** A child's celebration is asked for by the family, who know whose child it is, so the possessive is dropped. */
const CHILD_CELEBRATED: Record<Language, readonly [RegExp, string]> = {
  no: [
    /((?:konfirmasjon|dåp|navnefest)\p{L}*) til (?:nevø|nies|barnebarn|fadderbarn|gudbarn|tantebarn|onkelbarn)\p{L}*(?: (?:min|mi|mitt|vår|vårt))?(?!\p{L})/iu,
    '$1',
  ],
  en: [
    /(?<!\p{L})(?:my |our )?(?:nephew|niece|godson|goddaughter|godchild|grandson|granddaughter)['’]?s (christening|confirmation|baptism|naming day|first communion|(?:bar|bat) mitzvah)(?!\p{L})/iu,
    'the $1',
  ],
};
/** Whether a child is celebrated, who is then not the person addressed. */
export const isOfChildCelebrated = (request: string, language: Language): boolean =>
  CHILD_CELEBRATED[language][0].test(request);

const TOLD_OF_THEM: Record<Language, RegExp> = {
  no: /(?<=(?<!\p{L})(?:deg|dere)) som (?:alltid|aldri|ofte|stadig|jo|bare|er|har)(?!\p{L}).*$/iu,
  en: /(?<=(?<!\p{L})you) who (?:is|['’]s|has|always|never|often|keeps?|just|are)(?!\p{L}).*$/iu,
};

/** A request as it is said to its asker. */
export function addressed(request: string, language: Language): string {
  if (OF_SOMEBODY_ELSE.test(request)) return request;
  if (isOfChildCelebrated(request, language)) return request.replace(...CHILD_CELEBRATED[language]);
  const said = TO_THEM[language].reduce(
    (turning, [pattern, turned]) =>
      typeof turned === 'string' ? turning.replace(pattern, turned) : turning.replace(pattern, turned),
    request,
  );
  // A description of the person was told about them, so it is left out of the message to them.
  return said === request ? said : said.replace(TOLD_OF_THEM[language], '');
}
