import { validationFailed } from '../http/authError.ts';

// The form HTML's e-mail field accepts, less the dots which no mail server takes: first, last, or two at once.
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const ATOM = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})*$`);
const LONGEST = 255;

/**
 * One spelling per address, so that nobody gets two accounts by way of capitals. One that is too long to be anybody's is
 * cut, still too long: what is counted under it stays in memory.
 */
export function normalizeEmail(address: string): string {
  return address.slice(0, LONGEST + 1).toLowerCase();
}

/** The address in its one spelling; throws `validation_failed` when it is none. */
export function readEmail(address: string): string {
  if (address === '') throw validationFailed('An email address is required');
  if (address.length > LONGEST) throw validationFailed('An email address is too long');
  if (!ADDRESS.test(address)) throw validationFailed('Unable to validate email address: invalid format');
  return normalizeEmail(address);
}
