import type { AuthContext } from '../authContext.ts';
import type { Database } from '../database.ts';
import { beginFlow } from '../tokens/flowState.ts';
import { issueOneTimeToken } from '../tokens/oneTimeTokens.ts';
import type { Challenge } from '../tokens/pkce.ts';
import { languageOf } from '../../mail/mail.ts';
import type { MailMessage } from '../../mail/mail.ts';
import type { UserRow } from '../users/users.ts';

/** The two mails that carry a link, and what each leaves behind. */
const LINKS = {
  signup: { token: 'confirmation_token', method: 'email/signup', sentAt: 'confirmation_sent_at', mail: 'confirmation' },
  recovery: { token: 'recovery_token', method: 'recovery', sentAt: 'recovery_sent_at', mail: 'recovery' },
} as const;

export interface LinkOptions {
  readonly type: keyof typeof LINKS;
  /** Null for the implicit flow, in which the link itself brings the tokens. */
  readonly challenge: Challenge | null;
  /** Already checked against the allow list. */
  readonly redirectTo: string;
}

/** Prepares a mail with a link that works once; the caller sends it when the transaction is through. */
export async function prepareLinkMail(
  context: AuthContext,
  transaction: Database,
  user: UserRow,
  options: LinkOptions,
): Promise<MailMessage> {
  const { token: type, method, sentAt, mail } = LINKS[options.type];
  const now = context.now();
  const { challenge } = options;
  if (challenge !== null) await beginFlow(transaction, { userId: user.id, method, challenge, now });
  const token = await issueOneTimeToken(transaction, {
    userId: user.id,
    email: user.email,
    type,
    isPkce: challenge !== null,
    now,
  });
  await transaction.query(`update auth.users set ${sentAt} = $2, updated_at = $2 where id = $1`, [user.id, now]);
  user[sentAt] = now;
  user.updated_at = now;
  const query = new URLSearchParams({ token, type: options.type, redirect_to: options.redirectTo });
  return {
    template: mail,
    to: user.email,
    language: languageOf(user.raw_user_meta_data),
    link: `${context.addresses.apiUrl}/verify?${query.toString()}`,
    validSeconds: context.settings.linkSeconds,
  };
}
