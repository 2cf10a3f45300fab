import { randomUUID } from 'node:crypto';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import type { Database } from '../database.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import { readBody, text } from '../http/jsonBody.ts';
import type { UserInSession } from '../sessions/sessions.ts';
import type { FactorSummary } from '../users/users.ts';
import { factorNameTaken, isSecondLevel } from './factors.ts';
import { lockPerson } from '../users/users.ts';
import { sealSecret } from './sealedSecret.ts';
import { newTotpSecret, totpUri } from './totp.ts';

const body = z.object({ friendly_name: text, factor_type: text, issuer: text, phone: text });

/** An enrolment that was begun and not finished stands in nobody's way for longer than this. */
const UNFINISHED_SECONDS = 300;

/** With longer ones the QR code would have no room for the rest of its address. */
const LONGEST_ISSUER = 64;
const LONGEST_NAME = 255;

function checkOffer(context: AuthContext, { factor_type: type, friendly_name: name, issuer }: z.infer<typeof body>) {
  const { isTotpEnrollAllowed } = context.settings.factors;
  if (type === 'phone') throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  if (type === 'webauthn')
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  if (type !== 'totp') throw validationFailed('factor_type needs to be totp, phone, or webauthn');
  if (!isTotpEnrollAllowed) throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
  if (name.length > LONGEST_NAME)
    throw validationFailed(`friendly_name cannot be longer than ${LONGEST_NAME} characters`);
  if (issuer.length > LONGEST_ISSUER)
    throw validationFailed(`issuer cannot be longer than ${LONGEST_ISSUER} characters`);
}

/** A person with a second factor adds another only after giving it: a stolen password alone must not suffice. */
async function checkRoom(
  transaction: Database,
  wish: { name: string; most: number; person: UserInSession },
): Promise<void> {
  const { name, most, person } = wish;
  const kept = await transaction.query<Pick<FactorSummary, 'status'> & { friendly_name: string }>(
    `select coalesce(friendly_name, '') as friendly_name, status from auth.mfa_factors where user_id = $1`,
    [person.user.id],
  );
  if (kept.rows.some(({ friendly_name: taken }) => taken === name)) throw factorNameTaken(name);
  if (kept.rows.length >= most) {
    const advice = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', advice);
  }
  if (kept.rows.some(({ status }) => status === 'verified') && !isSecondLevel(person.session))
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}

/** Begins a TOTP factor. It counts from its first right code on; its secret is shown this once. */
export async function enrollFactor(context: AuthContext, request: unknown, person: UserInSession) {
  const wish = readBody(body, request);
  checkOffer(context, wish);
  const { user } = person;
  const id = randomUUID();
  const secret = newTotpSecret();
  const issuer = wish.issuer === '' ? new URL(context.addresses.siteUrl).host : wish.issuer;
  const uri = totpUri({ issuer, account: user.email || user.phone || user.id, secret });
  const now = context.now();
  const name = wish.friendly_name;

  await inTransaction(context.database, async (transaction) => {
    await lockPerson(transaction, user.id);
    await transaction.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < $2`,
      [user.id, new Date(now.getTime() - UNFINISHED_SECONDS * 1000)],
    );
    await checkRoom(transaction, { name, most: context.settings.factors.most, person });
    await transaction.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)`,
      [id, user.id, name, sealSecret(context.keys.refreshSecret, id, secret), now],
    );
  });
  return {
    id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: renderSVG(uri, { ecc: 'M', border: 4, pixelSize: 4 }), secret, uri },
  };
}
