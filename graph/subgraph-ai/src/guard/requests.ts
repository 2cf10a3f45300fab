import type { GuardPatterns } from '@spire/content/guardWords';
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

const COMPILED = new WeakMap<GuardPatterns, readonly RegExp[]>();

function compiled(patterns: GuardPatterns): readonly RegExp[] {
  const known = COMPILED.get(patterns);
  if (known !== undefined) return known;
  const { phrases: anywhere, requests: begins } = patterns;
  const made = [
    ...(anywhere.length > 0 ? [phrases(...anywhere)] : []),
    ...(begins.length > 0 ? [requests(...begins)] : []),
  ];
  COMPILED.set(patterns, made);
  return made;
}

/** Whether a clause asks for what the patterns name; they are compiled once, when they are first needed. */
export const asksFor =
  (patterns: GuardPatterns): ((clause: string) => boolean) =>
  (clause) =>
    compiled(patterns).some((pattern) => pattern.test(clause));
