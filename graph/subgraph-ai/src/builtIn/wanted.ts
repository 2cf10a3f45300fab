import type { Language } from '@spire/domain/languages';

type Rule = readonly [RegExp, string];

/** What somebody else wants: not oneself, and told before a clause begins. */
const theyNo = (wants: string) => new RegExp(`^(?!(?:jeg|eg|æ|vi) )(?!.* at )[^,.]*?(?<!\\p{L})(?:${wants})$`, 'iu');
const theyEn = (wants: string) => new RegExp(`^(?!(?:i|we) )[^,.]*?(?<!\\p{L})(?:${wants})$`, 'iu');

const US_NO = '(?:meg|mæ|oss|åss)';
const US_EN = '(?:me|us)';

/** What somebody wants, and what that asks of oneself. */
const WANTED: Record<Language, readonly Rule[]> = {
  no: [
    [/^(?!jeg |eg |æ ).*(?:vil|spør om å|spurte om å|ber om å|skal)(?: få)? låne (?!meg )(.+)$/iu, 'låne bort $1'],
    [
      /^(?!jeg |eg |æ ).*(?:vil|(?<!(?:jeg|eg|æ|vi|me) )skal) (?:komme|bo hos meg|overnatte)(?: på besøk)? (i|fra|til|hver|hele) (.+)$/iu,
      'ha deg på besøk $1 $2',
    ],
    // Who wants one to be somewhere, or has asked one there.
    [theyNo(`(?:vil|ønsker|ønskjer) ha ${US_NO} med (på|i|til) (?!å )(.+)`), 'bli med $1 $2'],
    [
      theyNo(
        `(?:vil ha|ha(?:r|dde)? (?:invitert|bedt)|inviter(?:er|te|a)|ber|ba) ${US_NO} (?:med )?(på|til) (?!å )(.+)`,
      ),
      'komme $1 $2',
    ],
    [theyNo(`vil ha ${US_NO} som (.+)`), 'være $1'],
    // What is done by both.
    [theyNo(`vil (snakke|prate|skravle)(?: med ${US_NO})?( .+|)`), '$1 med deg$2'],
    [theyNo(`vil (bytte|møtes|treffes)( .+?)(?: med ${US_NO})?`), '$1$2'],
    [theyNo('(?:trenger|treng|vil ha|ønsker|ber om|spør om) hjelp (?:til )?(?=(?:med|å) )(.+)'), 'hjelpe deg $1'],
    [theyNo('(?:vil ha|ønsker(?: seg)?|ber om|spør om|spør etter) ((?:en|et|ei|ein|eit) .+)'), '$1'],
  ],
  en: [
    [/^(?!i ).*(?:wants?|asked|asking|asks|needs?) to borrow (.+)$/iu, 'lend you $1'],
    [
      /^(?!i ).*(?:wants?|asked|asking|asks) to (?:come and |come to )?(visit|stay)(?: (?:me|us|with me|with us|at mine))?( .+|)$/iu,
      'have you $1$2',
    ],
    [
      theyEn(
        `wants? ${US_EN} (over|round|there|home|in)( (?:for|on|at|every|this|next|tonight|tomorrow)(?!\\p{L}).*|)`,
      ),
      'come $1$2',
    ],
    [theyEn(`(?:wants? ${US_EN} (?:at|to come to)|(?:has |have )?invit(?:ed|es) ${US_EN} to) (.+)`), 'come to $1'],
    [theyEn(`wants? ${US_EN} (on (?:the|her|his|their|our) .+)`), 'be $1'],
    [theyEn(`wants? to (?:talk|chat|vent|rant)(?: (?:to|with) ${US_EN})?( .+|)`), 'talk with you$1'],
    [theyEn(`wants? to (swap|meet|catch up|hang out)( .+?)(?: with ${US_EN})?`), '$1$2'],
    [
      theyEn('needs? (?:some |my )?help (?:with (?=\\p{L})|(?=moving|packing|painting|cleaning))(.+)'),
      'help you with $1',
    ],
    [theyEn('(?:wants?|(?:is |keeps )?ask(?:s|ed|ing)? (?:me )?for) ((?:an?|another) .+)'), '$1'],
  ],
};

/** What is asked of oneself by what somebody else wants; null where nobody is told to want something. */
export function wantedOfOne(told: string, language: Language): string | null {
  const found = WANTED[language].find(([wanted]) => wanted.test(told));
  return found === undefined ? null : told.replace(...found);
}
