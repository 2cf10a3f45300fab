import { ProviderFailed } from '../provider/textProvider.ts';
import { namePatterns } from './namePatterns.ts';
import { isPhoneNumber, PHONE_NUMBER } from './phoneNumbers.ts';

export interface HiddenNames {
  /** One text as it may leave the house. For texts, before they become JSON. */
  hide: (text: string) => string;
  /** One text of an answer with everything hidden back in place; ProviderFailed for a placeholder never given out. */
  show: (text: string) => string;
}

/** What stands for something hidden, as a model may give it back: other case or spacing, fewer brackets or none. */
const PLACEHOLDER = String.raw`\[{1,2}\s{0,3}p\s{0,3}[_-]?\s{0,3}(\d{1,6})\s{0,3}\]{1,2}|(?<![\p{L}\p{M}])p(\d{1,6})(?!\d)`;

/** Brackets in pairs mark placeholders alone: where a person wrote them, they are hidden as well. */
const BRACKETS = String.raw`\[{2,}|\]{2,}`;

const EMAIL_ADDRESS = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+`;

/**
 * Hides names, e-mail addresses and phone numbers behind `[[P1]]`, `[[P2]]` … and puts them back (D34, S3). The same
 * thing has the same placeholder in every text. What only looks like a placeholder in a person's own words is hidden
 * too, so that it comes back as it was written and nothing else does.
 */
export function hideNames(names: readonly string[]): HiddenNames {
  const hidden: string[] = [];
  const places = new Map<string, number>();
  const patterns = namePatterns(names);
  const sources = [EMAIL_ADDRESS, PLACEHOLDER, BRACKETS, `(?<number>${PHONE_NUMBER})`, ...patterns.sources];
  const anything = new RegExp(sources.join('|'), 'giu');
  const placeholders = new RegExp(PLACEHOLDER, 'giu');
  const brackets = new RegExp(BRACKETS);

  function placeholder(found: string): string {
    let place = places.get(found);
    if (place === undefined) {
      // However it was written here.
      const original = patterns.spelling(found) ?? found;
      place = places.get(original) ?? hidden.push(original);
      places.set(original, place).set(found, place);
    }
    return `[[P${place}]]`;
  }

  return {
    hide: (text) =>
      text.normalize('NFC').replace(anything, (found: string, ...rest: unknown[]) => {
        const { number } = rest.at(-1) as { number?: string };
        return number === undefined || isPhoneNumber(number) ? placeholder(found) : found;
      }),
    show: (text) => {
      if (brackets.test(text.replace(placeholders, ' '))) throw new ProviderFailed('unknown_placeholder');
      return text.replace(placeholders, (_, bracketed: string | undefined, bare: string | undefined) => {
        const original = hidden[Number(bracketed ?? bare) - 1];
        if (original === undefined) throw new ProviderFailed('unknown_placeholder');
        return original;
      });
    },
  };
}
