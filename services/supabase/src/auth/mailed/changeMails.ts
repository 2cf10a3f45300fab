import { SHELL_PAGES } from '@spire/domain/routes';
import { languageOf } from '../../mail/mail.ts';
import type { MailMessage } from '../../mail/mail.ts';
import type { AuthContext } from '../authContext.ts';
import type { Database } from '../database.ts';
import { beginFlow } from '../tokens/flowState.ts';
import { openTokenTypes } from '../tokens/oneTimeTokens.ts';
import type { Challenge } from '../tokens/pkce.ts';
import { findUserByEmail, findUserById, lockPerson } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';
import { beginEmailChange, issueChangeLink, needsBoth, ownerOf } from './emailChange.ts';
import type { ChangeToken } from './emailChange.ts';

const [TO_NEW, TO_CURRENT] = ['email_change_token_new', 'email_change_token_current'] as const satisfies ChangeToken[];

/** A change of address as a request asks for its mails. */
interface ChangeWish {
  readonly challenge: Challenge | null;
  readonly redirectTo: string;
}

function tokensOf(context: AuthContext, user: UserRow): readonly ChangeToken[] {
  return needsBoth(context, user) ? [TO_NEW, TO_CURRENT] : [TO_NEW];
}

/**
 * The token of the address that has not confirmed, when the other one has; undefined when neither has. The token of a
 * confirmation is gone with its use; where the other is gone as well, nothing tells which of the two it was.
 */
async function missingHalf(database: Database, user: UserRow): Promise<ChangeToken | undefined> {
  if (user.email_change_confirm_status === 0) return undefined;
  const left = await openTokenTypes(database, user.id, [TO_NEW, TO_CURRENT]);
  return left.length === 1 ? left[0] : undefined;
}

/** The tokens that still have to come back before the change is through. */
async function awaitedTokens(
  context: AuthContext,
  database: Database,
  user: UserRow,
): Promise<{ tokens: readonly ChangeToken[]; isHalfway: boolean }> {
  const half = await missingHalf(database, user);
  return half === undefined
    ? { tokens: tokensOf(context, user), isHalfway: false }
    : { tokens: [half], isHalfway: true };
}

/**
 * The mail to one of the two addresses. A new one that is somebody else's gets a notice instead of a link; the person
 * who asked sees no difference, now or later (decision 0013).
 */
async function writeChangeMail(
  context: AuthContext,
  transaction: Database,
  user: UserRow,
  type: ChangeToken,
  { challenge, redirectTo }: ChangeWish,
): Promise<MailMessage> {
  const secrets = await issueChangeLink(context, transaction, user, { type, isPkce: challenge !== null, redirectTo });
  const language = languageOf(user.raw_user_meta_data);
  const newEmail = user.email_change;
  const link = { ...secrets, language, validSeconds: context.settings.linkSeconds };
  if (type === TO_CURRENT) return { template: 'emailChangeCurrent', to: user.email, newEmail, ...link };
  const owner = await ownerOf(transaction, newEmail);
  if (owner === undefined) return { template: 'emailChangeNew', to: newEmail, ...link };
  return {
    template: 'addressTaken',
    to: newEmail,
    language: languageOf(owner.raw_user_meta_data),
    link: context.addresses.siteUrl + SHELL_PAGES.auth.path,
  };
}

async function writeChangeMails(
  context: AuthContext,
  transaction: Database,
  user: UserRow,
  { tokens, ...wish }: ChangeWish & { tokens: readonly ChangeToken[] },
): Promise<MailMessage[]> {
  const { challenge } = wish;
  if (challenge !== null)
    await beginFlow(transaction, { userId: user.id, method: 'email_change', challenge, now: context.now() });
  const messages: MailMessage[] = [];
  for (const type of tokens) messages.push(await writeChangeMail(context, transaction, user, type, wish));
  return messages;
}

/** Begins the change to another address and writes what is to be mailed. */
export async function prepareEmailChange(
  context: AuthContext,
  transaction: Database,
  user: UserRow,
  { newEmail, ...wish }: ChangeWish & { newEmail: string },
): Promise<MailMessage[]> {
  await lockPerson(transaction, user.id);
  await beginEmailChange(context, transaction, user, newEmail);
  return writeChangeMails(context, transaction, user, { ...wish, tokens: tokensOf(context, user) });
}

/** The new address, where its mail of a change under way would be repeated; undefined where there would be none. */
export async function newAddressToAsk(
  context: AuthContext,
  database: Database,
  email: string,
): Promise<string | undefined> {
  const user = await findUserByEmail(database, email);
  if (user === undefined || user.email_change === '') return undefined;
  const { tokens } = await awaitedTokens(context, database, user);
  return tokens.includes(TO_NEW) ? user.email_change : undefined;
}

/**
 * Writes the mails of a change under way once more, to whichever address has not confirmed it yet: anybody may ask for
 * them, and takes no confirmation back by it. `newEmail` is the new address that may be written to.
 */
export async function repeatEmailChange(
  context: AuthContext,
  transaction: Database,
  email: string,
  { newEmail, ...wish }: ChangeWish & { newEmail: string | undefined },
): Promise<MailMessage[]> {
  const found = await findUserByEmail(transaction, email);
  if (found === undefined) return [];
  await lockPerson(transaction, found.id);
  const user = await findUserById(transaction, found.id);
  if (user === undefined || user.email !== email || user.email_change === '') return [];
  const { tokens, isHalfway } = await awaitedTokens(context, transaction, user);
  if (tokens.includes(TO_NEW) && user.email_change !== newEmail) return [];
  if (isHalfway) await noteSent(context, transaction, user);
  else await beginEmailChange(context, transaction, user, user.email_change);
  return writeChangeMails(context, transaction, user, { ...wish, tokens });
}

async function noteSent(context: AuthContext, transaction: Database, user: UserRow): Promise<void> {
  await transaction.query('update auth.users set email_change_sent_at = $2, updated_at = $2 where id = $1', [
    user.id,
    context.now(),
  ]);
}
