const SPACE = String.raw`[ \t\u00a0\u202f]`;
const WITH_COUNTRY = String.raw`(?<![\p{N}+])(?:\+|00)${SPACE}?\(?\d(?:[ \t\u00a0\u202f()./\p{Pd}]{0,3}\d){6,18}(?!\d)`;
const IN_GROUPS = String.raw`(?<![\p{N}+])\(?\d(?:[ \t\u00a0\u202f()\p{Pd}]{0,3}\d){7,18}(?!\d)`;
const WITH_DOTS = String.raw`(?<![\p{N}+])\d{2,4}(?:\.\d{2,5}){2,4}(?!\d)`;

/**
 * Finds what is written like a phone number, Norwegian or of elsewhere; for a regular expression with the flag u.
 * Longer ones are numbers of accounts, cards and people, to be hidden just the same.
 */
export const PHONE_NUMBER = [WITH_COUNTRY, IN_GROUPS, WITH_DOTS].join('|');

const DATE = /^(?:\d{1,2}[ .-]\d{1,2}[ .-]\d{4}|\d{4}[ .-]\d{2}[ .-]\d{2})$/;
const YEARS = /^(?:19|20)\d\d ?\p{Pd} ?(?:19|20)\d\d$/u;

/** Whether what is written like a phone number can be one: it is no date and no span of years. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return digits >= (/^(?:\+|00)/.test(text) ? 7 : 8) && !DATE.test(text) && !YEARS.test(text);
}
