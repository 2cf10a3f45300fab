import type { Language } from './languages.ts';

/** Words that stand in nynorsk and hardly ever in bokmål. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'eg ikkje kva kvar korleis kven nokon noko frå heime heim vere vore berre meir mykje kjem gjer veit eit dei sidan ' +
    'saman då vart høyrer ynskjer treng fekk gjekk dykk hjå dagane tankane sjukehus sjuk'
  ).split(' '),
);
/** The number of such words that make a text nynorsk; a short text needs one. */
const LEAST = 2;
const SHORT = 6;

/** Whether a text is written in nynorsk rather than bokmål; not where it cannot be told. */
export function isNynorsk(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = words.filter((word) => WORDS.has(word)).length;
  return found >= (words.length <= SHORT ? 1 : LEAST);
}

/** The form a message to somebody else is in: whoever writes nynorsk sends nynorsk. */
export type MessageForm = Language | 'nn';
export const messageFormOf = (language: Language, told: string): MessageForm =>
  language === 'no' && isNynorsk(told) ? 'nn' : language;
