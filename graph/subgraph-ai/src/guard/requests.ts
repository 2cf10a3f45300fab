import { phrases } from '@spire/language/phrases';

/** Words a request can stand after; the beginning of a clause is one, too. */
const BEFORE = {
  no: 'og eller så å du gjerne bare kanskje nå først prøv heller deretter dag kveld',
  en: 'and or then to you please maybe perhaps just try could might can gently slowly now first today tonight',
};
const START = `(?<=^ | , | (?:${`${BEFORE.no} ${BEFORE.en}`.replaceAll(' ', '|')}) )`;

/** As `phrases`, for words that ask for something only where a request begins: "tegn" is also a noun. */
export function requests(...list: readonly string[]): RegExp {
  const { source } = phrases(...list);
  return new RegExp(
    source.replace('(?<= )', () => START),
    'u',
  );
}
