import type { AuthSession } from '@spire/client/auth';
import { parseLanguage } from '@spire/domain/languages';
import { setLanguage, storedLanguage } from '@spire/i18n';

/** A mailed link says which language its mail was in; read at start, before the address is cleaned. */
export const languageOfMail = parseLanguage(new URLSearchParams(window.location.search).get('language'));

/** On a device without a choice the one made at sign-up counts (spec 1 §4), and else that of the mail. */
export async function takeLanguage({ user }: AuthSession): Promise<boolean> {
  const chosen = parseLanguage(user.user_metadata['preferred_language']) ?? languageOfMail;
  if (storedLanguage() === undefined && chosen !== undefined) await setLanguage(chosen);
  return storedLanguage() !== undefined;
}
