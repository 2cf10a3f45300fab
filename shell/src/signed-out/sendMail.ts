import type { Auth } from '@spire/client/auth';
import { callbackAddress } from './callbackAddress.ts';
import { newAccountData } from './newAccountData.ts';
import { refusalOf } from './refusalOf.ts';

/** The mails a visitor can ask for, in the words of Supabase Auth; `email` makes the account where there is none. */
export type MailKind = 'signup' | 'recovery' | 'magiclink' | 'email';

/** Supabase Auth says no to a login link for an address without an account; to the visitor it looks sent (trap 76). */
const isNoAccount = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'otp_disabled';

async function sendLoginLink(auth: Auth, email: string, emailRedirectTo: string): Promise<unknown> {
  const error = await refusalOf(
    auth().then((client) => client.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo } })),
  );
  return isNoAccount(error) ? null : error;
}

/** Asks for a mail with a link and a code; null when it is on its way. */
export function sendMail(auth: Auth, kind: MailKind, address: string): Promise<unknown> {
  const email = address.trim();
  const back = callbackAddress();
  switch (kind) {
    case 'signup':
      return refusalOf(
        auth().then((client) => client.resend({ type: 'signup', email, options: { emailRedirectTo: back } })),
      );
    case 'recovery':
      return refusalOf(auth().then((client) => client.resetPasswordForEmail(email, { redirectTo: back })));
    case 'email':
      return refusalOf(
        auth().then((client) =>
          client.signInWithOtp({ email, options: { emailRedirectTo: back, data: newAccountData() } }),
        ),
      );
    case 'magiclink':
      return sendLoginLink(auth, email, back);
  }
}
