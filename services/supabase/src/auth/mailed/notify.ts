import { SHELL_PAGES } from '@spire/domain/routes';
import { languageOf } from '../../mail/mail.ts';
import type { MailMessage } from '../../mail/mail.ts';
import type { AuthContext } from '../authContext.ts';
import type { UserRow } from '../users/users.ts';

/** The changes that people are told of, because somebody else may have made them. */
export type Notice = 'passwordChanged' | 'factorAdded' | 'factorRemoved';

/** A notice is waited for by nobody, and what it tells of has happened whether it arrives or not. */
function tell(context: AuthContext, message: MailMessage): Promise<void> {
  return context.mail.handOver(message, () => Promise.resolve()).catch(() => undefined);
}

/** Tells somebody what has changed in their account, and what to do if it was not them. */
export async function notify(context: AuthContext, user: UserRow, notice: Notice): Promise<void> {
  if (user.email === '') return;
  const link = context.addresses.siteUrl + SHELL_PAGES.auth.path;
  await tell(context, { template: notice, to: user.email, language: languageOf(user.raw_user_meta_data), link });
}

/** Tells the address that was, when somebody has got another: it may be the only way their owner hears of it. */
export async function noticeOfNewAddress(
  context: AuthContext,
  { user, changedFrom }: { user: UserRow; changedFrom: string | null },
): Promise<void> {
  if (changedFrom === null || changedFrom === '') return;
  await tell(context, { template: 'emailChanged', to: changedFrom, language: languageOf(user.raw_user_meta_data) });
}
