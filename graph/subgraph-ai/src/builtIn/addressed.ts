import type { Language } from '@spire/domain/languages';

export const KIN_NO =
  '(?:(?:(?:den )?(?:beste|gamle|eldste|yngste) )?(?:mor|moren|mora|faren|far|søster|søsteren|søstera|syster|systeren|bror|broren|venn|venninne|venninnen|venninna|vennen|bestevenninna|naboen|sjefen|tanten|tanta|onkelen|svigermoren|svigerfaren|datteren|dattera|sønnen|mannen|kona|kjæresten|samboeren|kollegaen|eksen|eks|nevøen|niesen) (?:min|mi|vår)|kjæresten|samboeren|kollegaen|naboene|mamma|pappa|svigermor|svigerfar|bestemor|bestefar|mormor|morfar|farmor|farfar|naboen|sjefen|nabokona)';
export const KIN_EN =
  '(?:my (?:(?:best|old|older|younger) )?(?:mum|mom|mam|dad|mother|father|sister|brother|friend|mate|neighbour|neighbor|boss|aunt|auntie|uncle|son|daughter|cousin|colleague|nan|gran|grandma|husband|wife|partner|boyfriend|girlfriend|flatmate|roommate|coworker|manager|mother-in-law|ex|ex-husband|ex-wife)|mum|mom|mam|dad|nan)';
/** A name is known by its capital, so not at the beginning of a text. */
const NAME = String.raw`\p{Lu}\p{Ll}+`;

/** "Vakta hennes" is "vakta di": the end of the noun tells which word. */
const OWNED: readonly (readonly [string, string])[] = [
  ['ene', 'dine'],
  ['en', 'din'],
  ['et', 'ditt'],
  ['a', 'di'],
];

/** Who is asked for is most often who asks: said to them, it is "you". */
const TO_THEM: Record<Language, readonly [RegExp, string][]> = {
  no: [
    [/^hjelpe (?:noen|en venn|ei venninne|en venninne)(?!\p{L})/iu, 'hjelpe deg'],
    ...OWNED.map(([noun, yours]): [RegExp, string] => [
      new RegExp(`(?<!\\p{L})(\\p{L}{2,30}?${noun}) (?:hans|hennes|deres)(?!\\p{L})`, 'giu'),
      `$1 ${yours}`,
    ]),
    [/^((?:gå |dra |bli med )?(?:ut|på date) med) (?:en|ei|han|hun|ham|henne|den) [\p{L} ]{2,40}$/iu, '$1 deg'],
    // Whatever is done for them.
    [new RegExp(`^(\\p{L}(?!.*(?:gave|kort|blomst)).{2,40}?) for (?:${KIN_NO})(?!\\p{L})`, 'iu'), '$1 for deg'],
    [
      new RegExp(`^((?:svare|skrive|snakke|lytte|høre|være)(?: til| med| på)?) (?:${KIN_NO})(?!\\p{L})`, 'iu'),
      '$1 deg',
    ],
    // "passe barna til søsteren min" is "passe barna for deg".
    [
      new RegExp(
        `^((?:passe|hente|kjøre|køyre|vaske|handle|lage|ta) .{2,30}?) (?:til|for) (?:${KIN_NO})(?!\\p{L})`,
        'iu',
      ),
      '$1 for deg',
    ],
    [
      new RegExp(
        `^((?:låne|gi|sende|vippse|betale)(?: bort)? (?!.*(?:gave|kort|blomst)).{2,30}?) til (?:${KIN_NO})(?!\\p{L})`,
        'iu',
      ),
      '$1 til deg',
    ],
    [
      new RegExp(
        `^(hjelpe|besøke|ringe|kjøre|køyre|hente|følge|møte|svare|låne|gi|vippse) (?:${KIN_NO})(?!\\p{L})`,
        'iu',
      ),
      '$1 deg',
    ],
    [
      /^(hjelpe|besøke|ringe|kjøre|køyre|hente|følge|møte|svare|låne|gi|vippse) (?:han|ham|hun|ho|henne|dem|de)(?= |$)/iu,
      '$1 deg',
    ],
    [
      new RegExp(
        `^([Hh]jelpe|[Bb]esøke|[Rr]inge|[Kk]jøre|[Hh]ente|[Ff]ølge|[Mm]øte) ${NAME}(?= (?:med|å|til|på|i|fra)(?!\\p{L})|$)`,
        'u',
      ),
      '$1 deg',
    ],
  ],
  en: [
    [/^help (?:someone|somebody|a friend)(?!\p{L})/iu, 'help you'],
    // "look after her dog": whose it is has most often asked.
    [
      /(?<!\p{L})(?:her|his|their) (?!(?:to|with|at|on|in|for|a|the|and|some|out|get|go|move|do|find|pass|over|through)(?!\p{L}))(?=\p{L})/giu,
      'your ',
    ],
    [/^(go (?:out|on (?:a|another) date) with) (?:the|a|this|that|him|her|my) ?[\p{L} ]{0,40}$/iu, '$1 you'],
    [
      new RegExp(`^(\\p{L}(?!.*(?:gift|present|card|flower)).{2,40}?) for (?:${KIN_EN})(?!\\p{L}|['’])`, 'iu'),
      '$1 for you',
    ],
    [new RegExp(`^((?:reply|write|talk|listen|speak|lend) to) (?:${KIN_EN})(?!\\p{L}|['’])`, 'iu'), '$1 you'],
    [new RegExp(`(?<!\\p{L})${KIN_EN}['’]s(?!\\p{L})`, 'giu'), 'your'],
    [
      new RegExp(
        `^((?:lend|give|send|pay) (?!.*(?:gift|present|card|flower)).{2,30}?) to (?:${KIN_EN})(?!\\p{L})`,
        'iu',
      ),
      '$1 to you',
    ],
    [
      new RegExp(
        `^(help|visit|call|ring|drive|meet|answer|lend|give|pay|pick up|mind) (?:${KIN_EN})(?!\\p{L}|['’])`,
        'iu',
      ),
      '$1 you',
    ],
    [/^(help|visit|call|ring|drive|meet|lend|give|pay|pick up) (?:him|them)(?= |$)/iu, '$1 you'],
    [
      /^(help|visit|call|ring|drive|meet|lend|give|pay) her(?= (?:with|to|move|at|on|in|for|money|a|the|some|out)(?!\p{L})|$)/iu,
      '$1 you',
    ],
    [
      new RegExp(
        `^([Hh]elp|[Vv]isit|[Cc]all|[Rr]ing|[Dd]rive|[Mm]eet|[Ll]end) ${NAME}(?= (?:with|to|move|at|on|in|for|money|a|the)(?!\\p{L})|$)`,
        'u',
      ),
      '$1 you',
    ],
  ],
};

/** A request as it is said to the one who made it. */
export function addressed(request: string, language: Language): string {
  return TO_THEM[language].reduce((said, [pattern, turned]) => said.replace(pattern, turned), request);
}
