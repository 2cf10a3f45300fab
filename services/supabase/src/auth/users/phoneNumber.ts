import { validationFailed } from '../http/authError.ts';

/** A number in its one spelling: without the plus sign and without spaces, as Supabase Auth keeps it. */
export function normalizePhone(phone: string): string {
  return phone.slice(0, 32).replace(/^\+/, '').replaceAll(' ', '');
}

/** The number in its one spelling; throws `validation_failed` when it is none (E.164). */
export function readPhone(phone: string): string {
  const number = normalizePhone(phone);
  if (!/^[1-9]\d{1,14}$/.test(number)) throw validationFailed('Invalid phone number format (E.164 required)');
  return number;
}
