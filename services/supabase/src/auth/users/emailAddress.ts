import { validationFailed } from '../http/authError.ts';

// The form HTML's e-mail field accepts: a browser and this service agree on what an address is.
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const ADDRESS = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);
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
