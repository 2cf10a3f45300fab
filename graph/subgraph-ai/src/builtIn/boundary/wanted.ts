import type { Language } from '@spire/domain/languages';

type Rule = readonly [RegExp, string];

/** Patterns for wishes of another person, told before any clause. */
const theyNo = (wants: string) => new RegExp(`^(?!(?:jeg|eg|æ|vi) )(?!.* at )[^,.]*?(?<!\\p{L})(?:${wants})$`, 'iu');
const theyEn = (wants: string) => new RegExp(`^(?!(?:i|we) )[^,.]*?(?<!\\p{L})(?:${wants})$`, 'iu');

const US_NO = '(?:meg|mæ|oss|åss)';
const US_EN = '(?:me|us)';

/** Things brought to where they are needed. */
const BROUGHT_NO = '\\p{L}*(?:kaker?|kake|boller|vafler|mat|frukt|saft|kaffe|premier|gevinster)';
const BROUGHT_EN = '(?:\\p{L}+ )?(?:cakes?|biscuits|cookies|food|snacks|fruit|drinks|prizes)';

/** People one lives with. */
const AT_HOME_NO =
  '(?:kjæresten|kjæresta|samboer\\p{L}*|mannen|kona|kona mi|partner\\p{L}*|romkamerat\\p{L}*|bofelle\\p{L}*|kollektivet|sønnen|datteren|dattera|dattera mi)';
const AT_HOME_EN =
  '(?:room[ -]?m?ates?|flat[ -]?mates?|house ?mates?|husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|son|daughter)';

const BY_THOSE_NO = `^(?!(?:jeg|eg|æ|vi) )(?:.*(?<!\\p{L}))?${AT_HOME_NO}(?: min| mi| vår)?`;
const BY_THOSE_EN = `^(?!(?:i|we) )(?:.*(?<!\\p{L}))?${AT_HOME_EN}`;
const NOT_ONE_NO = '(?!(?:meg|mæ|oss|sex)(?!\\p{L}))';
const NOT_ONE_EN = '(?!(?:me|us|sex)(?!\\p{L}))';
const AT_OURS_NO = '(?:hjem|heim|hit|hjemme|på besøk|på middag|på fest|på overnatting|hos oss|til oss)(?!\\p{L})';
const AT_OURS_EN =
  '(?:over|round|home|here|to ours|to our (?:place|flat|house)|to the (?:flat|house)|to stay)(?!\\p{L})';

/** Wishes to have guests in a shared home: the deed, and the guests. */
const PEOPLE_IN: Record<Language, readonly Rule[]> = {
  no: [
    [
      new RegExp(
        `${BY_THOSE_NO} (?:vil|ønsker å|skal|planlegger å|har lyst til å)(?: gjerne| bare| alltid)* (ha|invitere|be|få) ${NOT_ONE_NO}(.{2,40}(?<!\\p{L})${AT_OURS_NO}.*)$`,
        'iu',
      ),
      '$1 $2',
    ],
    [
      new RegExp(
        `${BY_THOSE_NO} (?:har (?:så |veldig )?lyst på|vil(?: gjerne)? ha|ønsker(?: seg)?) ((?:gjester|folk|besøk|venner)(?: .+|))$`,
        'iu',
      ),
      'ha $1',
    ],
  ],
  en: [
    [
      new RegExp(
        `${BY_THOSE_EN} (?:wants? to|would like to|plans? to|is planning to|keeps? wanting to|asked to|asks to|asked if (?:he|she|they) can) (have|invite|bring) ${NOT_ONE_EN}(.{2,40}(?<!\\p{L})${AT_OURS_EN}.*)$`,
        'iu',
      ),
      '$1 $2',
    ],
    [
      new RegExp(
        `${BY_THOSE_EN} (?:wants?|would like|keeps? wanting|is asking for) ${NOT_ONE_EN}((?:people|ppl|friends|guests|folks|everyone|(?:his|her|their|some|a few) \\p{L}+) ${AT_OURS_EN}.*)$`,
        'iu',
      ),
      'have $1',
    ],
  ],
};

/** Whether somebody one lives with wants to have guests. */
export const isOfPeopleIn = (told: string): boolean =>
  Object.values(PEOPLE_IN).some((rules) => rules.some(([wanted]) => wanted.test(told)));

const TO_BE_NO =
  '^(?!(?:jeg|eg|æ|vi) )(?!.* at )[^,.]*?(?<!\\p{L})(?:vil|ønsker å|ber om å|spør om å|trenger å|må) (?:bli|verte) ';
const TO_BE_EN = '^(?!(?:i|we) )[^,.]*?(?<!\\p{L})(?:wants?|needs?|asks?|asked|would like|expects?) to be ';
/** Norwegian passives: a wish to have something done is a request to do it. */
const PASSIVE_NO: readonly Rule[] = (
  [
    ['kjørt|køyrt', 'kjøre'],
    ['henta|hentet', 'hente'],
    ['hjulpet|hjelpt', 'hjelpe'],
    ['fulgt|følgt', 'følge'],
    ['besøkt', 'besøke'],
    ['ringt|oppringt', 'ringe'],
  ] as const
).map(([done, verb]) => [new RegExp(`${TO_BE_NO}(?:${done})(?!\\p{L})( .+|)$`, 'iu'), `${verb} deg$1`]);
const PASSIVE_EN: readonly Rule[] = [
  ...(
    [
      ['driven', 'drive you'],
      ['(?:picked up|collected)', 'pick you up'],
      ['dropped(?: off)?', 'drop you off'],
      ['taken', 'take you'],
      ['helped', 'help you'],
      ['visited', 'visit you'],
      ['called|rung|phoned', 'call you'],
    ] as const
  ).map(([done, verb]): Rule => [new RegExp(`${TO_BE_EN}(?:${done})(?!\\p{L})( .+|)$`, 'iu'), `${verb}$1`]),
  [theyEn('(?:wants?|needs?|asked for|asks for) (?:a lift|a ride|lifts|rides|driving)( .+|)'), 'drive you$1'],
];

/** Wishes of another person, with the deed they ask for. */
const WANTED: Record<Language, readonly Rule[]> = {
  no: [
    [/^(?!jeg |eg |æ ).*(?:vil|spør om å|spurte om å|ber om å|skal)(?: få)? låne (?!meg )(.+)$/iu, 'låne bort $1'],
    [
      /^(?!jeg |eg |æ ).*(?:vil|(?<!(?:jeg|eg|æ|vi|me) )skal) (?:komme|bo hos meg|overnatte)(?: på besøk)? (i|fra|til|hver|hele) (.+)$/iu,
      'ha deg på besøk $1 $2',
    ],
    ...PEOPLE_IN.no,
    ...PASSIVE_NO,
    [
      /^(?!(?:jeg|eg|æ|vi) ).*ringer ((?:hver|kvar|hvert) \p{L}+)(?: \p{L}+)? og vil (snakke|prate|skravle)(?: med meg)?( .+|)$/iu,
      '$2 med deg$3 $1',
    ],
    [
      theyNo(
        '(?:trenger|treng|mangler|manglar) (?:noen|nokon|folk|frivillige|foreldre|en|ein) (?:til å|som (?:kan|vil)) (.+)',
      ),
      '$1',
    ],
    [theyNo(`(?:trenger|treng|mangler|manglar) (${BROUGHT_NO})( .+|)`), 'stille med $1$2'],
    [theyNo(`(?:vil ha|ønsker) (\\d+ ${BROUGHT_NO})( .+|)`), 'lage $1$2'],
    // Wishes that one be somewhere, and invitations.
    [theyNo(`(?:vil ha|ønsker) ${US_NO} tilbake( .+|)`), 'komme tilbake$1'],
    [
      theyNo(
        `(?:vil ha|ønsker) ${US_NO} (?:på|til) ((?:en |ei |flere )?(?:ekstra )?\\p{L}*(?:vakt|vakta|vakter|skift|shift|shifts)(?!\\p{L}).*)`,
      ),
      'ta $1',
    ],
    [theyNo(`(?:vil ha|ønsker) (?:${US_NO} i )?møte( (?:klokka|kl|i|på|om|før|til|tidlig).+)`), 'møte$1'],
    [theyNo(`(?:vil|ønsker|ønskjer) ha (?:${US_NO} med|med ${US_NO}) (på|i|til) (?!å )(.+)`), 'bli med $1 $2'],
    [
      theyNo(
        `(?:vil ha|ha(?:r|dde)? (?:invitert|bedt)|inviter(?:er|te|a)|ber|ba) ${US_NO} (?:med )?(på|til) (?!å )(.+)`,
      ),
      'komme $1 $2',
    ],
    [theyNo(`vil ha ${US_NO} som (.+)`), 'være $1'],
    [
      theyNo(
        `(?:vil ha|ønsker) ${US_NO} i (?!møte(?!\\p{L}))(\\p{L}*(?:time|gruppe|trening|opplegg|kurs|kor|klasse)\\p{L}*.*)`,
      ),
      'være med i $1',
    ],
    [
      theyNo('vil (?:dra |reise |ut )?på (\\p{L}*(?:tur|konsert|kino|fest|byen|ferie|camping)(?!\\p{L}).*)'),
      'bli med på $1',
    ],
    // Deeds both take part in.
    [
      theyNo(`vil (snakke|prate|skravle)(?: med ${US_NO})?( (?:om|i|en|ei|et|hver|kvar|på|til|hele|heile|lenge) .+|)`),
      '$1 med deg$2',
    ],
    [theyNo('vil (?:bytte|byte)(?: vakt\\p{L}*)? så (?:jeg|eg|æ) (?:tar|tek|får) (.+)'), 'ta $1'],
    [theyNo(`vil (bytte|møtes|treffes)( .+?)(?: med ${US_NO})?`), '$1$2'],
    [theyNo('(?:trenger|treng|vil ha|ønsker|ber om|spør om) hjelp (?:til )?(?=(?:med|å) )(.+)'), 'hjelpe deg $1'],
    [theyNo('(?:vil ha|ønsker|forventer|venter|krever) svar( .+|)'), 'svare$1'],
    [theyNo('(?:vil ha|ønsker(?: seg)?|ber om|spør om|spør etter) ((?:en|et|ei|ein|eit) .+)'), '$1'],
  ],
  en: [
    [/^(?!i ).*(?:wants?|asked|asking|asks|needs?) to borrow (.+)$/iu, 'lend you $1'],
    [
      /^(?!i ).*(?:wants?|asked|asking|asks) to (?:come and |come to )?(visit|stay)(?: (?:me|us|with me|with us|at mine))?( .+|)$/iu,
      'have you $1$2',
    ],
    [
      /^(?!i )((?:my|our|the) [\p{L} -]{2,25}?|\p{L}+) (?:is |are )?(?:visiting|staying|coming to (?:stay|visit))((?: (?:for|over|all|this|next|at|on|with) .+)|)$/iu,
      'have $1 staying$2',
    ],
    ...PEOPLE_IN.en,
    ...PASSIVE_EN,
    [
      theyEn(
        `(?:wants?|needs?) ${US_EN} back (?:at|in|to) ((?:the )?(?:\\p{L}+ )?(?:training|practice|work|school|class|office|team|choir|rehearsals?|band|gym|club)(?!\\p{L}).*)`,
      ),
      'come back to $1',
    ],
    [theyEn(`(?:wants?|needs?) ${US_EN} back( .+|)`), 'come back$1'],
    [theyEn('needs? (?:someone|somebody|people|volunteers|parents|helpers) (?:to|who can) (.+)'), '$1'],
    [theyEn(`needs? (?:some )?(${BROUGHT_EN})( .+|)`), 'bring $1$2'],
    [theyEn(`wants? ((?:\\d+|some|a dozen|two dozen) ${BROUGHT_EN})( .+|)`), 'make $1$2'],
    [
      theyEn(
        `(?:wants?|needs?) ${US_EN} (over|round|there|home|in)( (?:for|on|at|every|this|next|tonight|tomorrow)(?!\\p{L}).*|)`,
      ),
      'come $1$2',
    ],
    [theyEn(`(?:wants? ${US_EN} (?:at|to come to)|(?:has |have )?invit(?:ed|es) ${US_EN} to) (.+)`), 'come to $1'],
    [theyEn(`wants? ${US_EN} (on (?:the|her|his|their|our) .+)`), 'be $1'],
    [
      theyEn(
        '(?:(?:is |keeps )?asking|asks|asked|wants) to (present|submit|write|hand in|give) (my .+?)(?: also| as well| too)?',
      ),
      '$1 $2',
    ],
    [theyEn('wants? to (talk (?:it|this|that) .+)'), '$1'],
    [theyEn(`wants? to (?:talk|chat|vent|rant)(?: (?:to|with) ${US_EN})?( .+|)`), 'talk with you$1'],
    [theyEn('wants? (?:me )?to swap so (?:that )?i (?:can |could )?(do|take|work|cover) (.+)'), '$1 $2'],
    [theyEn(`wants? to (swap|meet|catch up|hang out)( .+?)(?: with ${US_EN})?`), '$1$2'],
    [
      theyEn('needs? (?:some |my )?help (?:with (?=\\p{L})|(?=moving|packing|painting|cleaning))(.+)'),
      'help you with $1',
    ],
    [
      theyEn(
        '(?:wants?|needs?|asks? for|asked for|expects?|demands?) (?:an answer|a reply|a decision|me to decide)( .+|)',
      ),
      'answer$1',
    ],
    [theyEn('(?:wants?|(?:is |keeps )?ask(?:s|ed|ing)? (?:me )?for) ((?:an?|another) .+)'), '$1'],
  ],
};

/** Nouns in the plural, by their ending. */
const SEVERAL_COME =
  /^(?:barnebarna|svigers|foreldra|\p{L}*(?:foreldrene|vennene|søsknene|naboene|venninnene))(?!\p{L})/iu;

/** Possessives of the asker, which become "your". */
const THEIRS: Record<Language, readonly Rule[]> = {
  no: [[/(?<!\p{L})s(in|i|itt|ine)(?!\p{L})/giu, 'd$1']],
  en: [[/(?<=^(?:have|invite|bring) )(?:his|her|their) (?=\p{L})/iu, 'your ']],
};

/** The deed that another person's wish asks for; null where the text has no such wish. */
export function wantedOfOne(told: string, language: Language): string | null {
  const found = WANTED[language].find(([wanted]) => wanted.test(told));
  if (found === undefined) return null;
  const one = told.replace(...found);
  const wanted = SEVERAL_COME.test(told) ? one.replace(/^ha deg /u, 'ha dere ') : one;
  return THEIRS[language].reduce((said, [theirs, yours]) => said.replace(theirs, yours), wanted);
}
