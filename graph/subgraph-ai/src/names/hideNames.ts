import { ProviderFailed } from '../provider/textProvider.ts';
import { ADDRESSES } from './addresses.ts';
import type { KnownWords } from './knownWords.ts';
import { namePatterns } from './namePatterns.ts';
import { isPhoneNumber, PHONE_NUMBER } from './phoneNumbers.ts';
import { hideStrangeWords } from './strangeWords.ts';

export interface HiddenNames {
  /** One text in the form that may leave the server. Meant for texts before they become JSON. */
  hide: (text: string) => string;
  /** One text of an answer with everything hidden back in place; ProviderFailed for a placeholder never given out. */
  show: (text: string) => string;
}

/** A placeholder as a model may return it: with other case or spacing, and fewer brackets or none. */
const PLACEHOLDER = String.raw`\[{1,2}\s{0,3}p\s{0,3}[_-]?\s{0,3}(\d{1,6})\s{0,3}\]{1,2}|(?<![\p{L}\p{M}])p(\d{1,6})(?!\d)`;

/** Brackets in pairs mark placeholders alone: where a person wrote them, they are hidden as well. */
const BRACKETS = String.raw`\[{2,}|\]{2,}`;

/** Invisible characters within a word, which would split it in two. */
const UNSEEN_WITHIN = /(?<=\p{L})\p{Cf}+(?=\p{L})/gu;

const EMAIL_ADDRESS = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+`;

/**
 * Hides names, e-mail addresses and phone numbers behind `[[P1]]`, `[[P2]]` … and puts them back (D34, S3). Equal
 * values share a placeholder across texts. Text that looks like a placeholder in a person's own words is hidden too, so
 * that it comes back as it was written. With known words, every unknown word is hidden as well, and addresses in any
 * spelling (D54).
 */
export function hideNames(names: readonly string[], words?: KnownWords): HiddenNames {
  const hidden: string[] = [];
  const places = new Map<string, number>();
  const patterns = namePatterns(names);
  const addresses = words === undefined ? [] : [ADDRESSES];
  const sources = [
    EMAIL_ADDRESS,
    ...addresses,
    PLACEHOLDER,
    BRACKETS,
    `(?<number>${PHONE_NUMBER})`,
    ...patterns.sources,
  ];
  const anything = new RegExp(sources.join('|'), 'giu');
  const placeholders = new RegExp(PLACEHOLDER, 'giu');
  const brackets = new RegExp(BRACKETS);

  function placeholder(found: string): string {
    let place = places.get(found);
    if (place === undefined) {
      // The spelling in this text.
      const original = patterns.spelling(found) ?? found;
      place = places.get(original) ?? hidden.push(original);
      places.set(original, place).set(found, place);
    }
    return `[[P${place}]]`;
  }

  const alike = names.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []);
  const hideKnown = (text: string) =>
    text.replace(anything, (found: string, ...rest: unknown[]) => {
      const { number } = rest.at(-1) as { number?: string };
      return number === undefined || isPhoneNumber(number) ? placeholder(found) : found;
    });

  return {
    hide: (text) => {
      const plain = text.normalize('NFC');
      if (words === undefined) return hideKnown(plain);
      return hideStrangeWords(hideKnown(plain.replace(UNSEEN_WITHIN, '')), { words, names: alike }, placeholder);
    },
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
