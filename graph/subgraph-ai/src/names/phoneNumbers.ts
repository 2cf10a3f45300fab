const SPACE = String.raw`[ \t\u00a0\u202f]`;
const WITH_COUNTRY = String.raw`(?<![\p{N}+])(?:\+|00)${SPACE}?\(?\d(?:[ \t\u00a0\u202f()./\p{Pd}]{0,3}\d){6,18}(?!\d)`;
const IN_GROUPS = String.raw`(?<![\p{N}+])\(?\d(?:[ \t\u00a0\u202f()\p{Pd}]{0,3}\d){7,18}(?!\d)`;
const WITH_DOTS = String.raw`(?<![\p{N}+])\d{2,4}(?:\.\d{2,5}){2,4}(?!\d)`;

/**
 * Patterns for phone numbers, Norwegian and foreign; for a regular expression with the flag u. Longer numbers belong to
 * accounts, cards and people, and are hidden as well.
 */
export const PHONE_NUMBER = [WITH_COUNTRY, IN_GROUPS, WITH_DOTS].join('|');

const DATE = /^(?:\d{1,2}[ .-]\d{1,2}[ .-]\d{4}|\d{4}[ .-]\d{2}[ .-]\d{2})$/;
const YEARS = /^(?:19|20)\d\d ?\p{Pd} ?(?:19|20)\d\d$/u;

/** Whether digits written like a phone number can be one: a date or a span of years cannot. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return digits >= (/^(?:\+|00)/.test(text) ? 7 : 8) && !DATE.test(text) && !YEARS.test(text);
}
