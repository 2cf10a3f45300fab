import type { ErrorCode, FieldError } from '@spire/domain/errorCodes';
import { DEFAULT_LANGUAGE, type Language, parseLanguage } from '@spire/domain/languages';
import en from '@spire/i18n/common/en';
import no from '@spire/i18n/common/no';

const CATALOGUES = { no, en } as const satisfies Record<Language, unknown>;

/** The language an `accept-language` header wants most; undefined when it wants none of ours. */
export function toldLanguage(header: string | undefined): Language | undefined {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.split(';');
      const weight = Number(parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean) ?? 1);
      return { language: parseLanguage(tag), weight };
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return wishes[0]?.language;
}

/** The same where nobody's stored language can be asked: Norwegian when the header wants none of ours (D2). */
export const wantedLanguage = (header: string | undefined): Language => toldLanguage(header) ?? DEFAULT_LANGUAGE;

/** A refusal's message to a person; it names the first field that is wrong (D16). */
export function refusalMessage(code: ErrorCode, [first]: readonly FieldError[], language: Language): string {
  const { errors, fieldErrors } = CATALOGUES[language];
  if (first === undefined) return errors[code];
  // Its only field is the place in the file.
  if (code === 'BROKEN_FILE') return `${errors[code]} (${first.field})`;
  return `${first.field}: ${fieldErrors[first.code].replace('{{limit}}', String(first.limit ?? ''))}`;
}
