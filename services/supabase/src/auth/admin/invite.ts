import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import { metadata, readBody, text } from '../http/jsonBody.ts';
import { emailExists, ownerOf } from '../mailed/emailChange.ts';
import { prepareLinkMail } from '../mailed/mailedLinks.ts';
import { placeWithoutPassword } from '../signUp/placeWithoutPassword.ts';
import { readEmail } from '../users/emailAddress.ts';
import { checkMetadata } from '../users/userMetadata.ts';
import { userDocument } from '../users/users.ts';

const body = z.object({ email: text, data: metadata.nullish().transform((data) => data ?? {}) });

/** Makes an account and mails its owner an invitation; throws `email_exists` for somebody who is there already. */
export async function invite(context: AuthContext, request: unknown, redirectTo: string) {
  const { data, ...given } = readBody(body, request);
  const email = readEmail(given.email);
  checkMetadata(data);
  const { user, message } = await inTransaction(context.database, async (transaction) => {
    if ((await ownerOf(transaction, email)) !== undefined) throw emailExists();
    const invited = await placeWithoutPassword(transaction, { email, data, now: context.now() });
    const options = { type: 'invite', challenge: null, redirectTo } as const;
    return { user: invited, message: await prepareLinkMail(context, transaction, invited, options) };
  });
  await context.mail.send(message);
  return userDocument(user);
}
