import type { AuthContext } from '../authContext.ts';
import type { Database } from '../database.ts';
import { beginFlow } from '../tokens/flowState.ts';
import { issueOneTimeToken } from '../tokens/oneTimeTokens.ts';
import type { OneTimeSecrets } from '../tokens/oneTimeTokens.ts';
import type { Challenge } from '../tokens/pkce.ts';
import { languageOf } from '../../mail/mail.ts';
import type { MailMessage } from '../../mail/mail.ts';
import { lockPerson } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';

/** The mails that let somebody in, and what each leaves behind. */
const LINKS = {
  signup: {
    token: 'confirmation_token',
    method: 'email/signup',
    stamps: ['confirmation_sent_at'],
    template: 'confirmation',
  },
  invite: {
    token: 'confirmation_token',
    method: 'email/signup',
    stamps: ['confirmation_sent_at', 'invited_at'],
    template: 'invite',
  },
  magiclink: { token: 'recovery_token', method: 'magiclink', stamps: ['recovery_sent_at'], template: 'magicLink' },
  recovery: { token: 'recovery_token', method: 'recovery', stamps: ['recovery_sent_at'], template: 'recovery' },
} as const;
export type LinkType = keyof typeof LINKS;

export interface LinkOptions {
  readonly type: LinkType;
  /** Null for the implicit flow, in which the link itself brings the tokens. */
  readonly challenge: Challenge | null;
  /** Already checked against the allow list. */
  readonly redirectTo: string;
}

/** A link that works once, and the code that can be typed instead. */
export interface MailedLink extends OneTimeSecrets {
  readonly link: string;
}

/** The address a mail leads to: this service, which sends people on to `redirectTo`, in the language of the mail. */
export function verifyAddress(
  { addresses }: AuthContext,
  user: UserRow,
  link: { token: string; type: string; redirectTo: string },
): string {
  const { token, type, redirectTo } = link;
  const language = languageOf(user.raw_user_meta_data);
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo, language });
  return `${addresses.apiUrl}/verify?${query.toString()}`;
}

/** Makes the link of a mail, in place of any older one of its kind. */
export async function issueLink(
  context: AuthContext,
  transaction: Database,
  user: UserRow,
  { type, challenge, redirectTo }: LinkOptions,
): Promise<MailedLink> {
  const { token: tokenType, method, stamps } = LINKS[type];
  const now = context.now();
  await lockPerson(transaction, user.id);
  if (challenge !== null) await beginFlow(transaction, { userId: user.id, method, challenge, now });
  const secrets = await issueOneTimeToken(context, transaction, {
    userId: user.id,
    email: user.email,
    type: tokenType,
    isPkce: challenge !== null,
  });
  const stamped = stamps.map((column) => `${column} = $2`).join(', ');
  await transaction.query(`update auth.users set ${stamped}, updated_at = $2 where id = $1`, [user.id, now]);
  for (const column of stamps) user[column] = now;
  user.updated_at = now;
  return { ...secrets, link: verifyAddress(context, user, { token: secrets.token, type, redirectTo }) };
}

/** Prepares a mail with a link and a code; the caller sends it when the transaction is through. */
export async function prepareLinkMail(
  context: AuthContext,
  transaction: Database,
  user: UserRow,
  options: LinkOptions,
): Promise<MailMessage> {
  const { link, code } = await issueLink(context, transaction, user, options);
  return {
    template: LINKS[options.type].template,
    to: user.email,
    language: languageOf(user.raw_user_meta_data),
    link,
    code,
    validSeconds: context.settings.linkSeconds,
  };
}
