import type { FastifyRequest } from 'fastify';
import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import { StorageError } from '../http/storageError.ts';
import type { ObjectPlace } from '../objects/objects.ts';
import type { StorageContext } from '../storageContext.ts';

const ALGORITHM = 'HS256';
const UPLOAD_SECONDS = 7200;

/** The key of signed addresses: one of its own, derived, so that no other token of the service opens anything here. */
export function addressKeyOf(secret: Buffer): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'spire storage signed addresses', 32));
}

const addressOf = ({ bucket, name }: ObjectPlace) => `${bucket}/${name}`;

function sign({ addressKey, now }: StorageContext, claims: JWTPayload, seconds: number): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(addressKey);
}

/** Opens one object for reading. */
export function signDownload(context: StorageContext, place: ObjectPlace, seconds: number): Promise<string> {
  return sign(context, { url: addressOf(place), scope: 'download' }, seconds);
}

/** Opens one place for writing, for two hours. */
export function signUpload(
  context: StorageContext,
  place: ObjectPlace,
  { owner, isUpsert }: { owner: string | undefined; isUpsert: boolean },
): Promise<string> {
  return sign(context, { owner, url: addressOf(place), upsert: isUpsert, scope: 'upload' }, UPLOAD_SECONDS);
}

function invalidSignature(message = 'Invalid signature'): StorageError {
  return new StorageError(400, 'InvalidSignature', message);
}

async function verify(
  { addressKey, now }: StorageContext,
  request: FastifyRequest,
  place: ObjectPlace,
  scope: 'download' | 'upload',
): Promise<JWTPayload> {
  const { token } = request.query as { token?: unknown };
  if (typeof token !== 'string')
    throw new StorageError(400, 'InvalidRequest', "querystring must have required property 'token'", {
      error: 'Error',
    });
  const options = { algorithms: [ALGORITHM], requiredClaims: ['exp'], currentDate: now() };
  const { payload } = await jwtVerify(token, addressKey, options).catch((error: unknown) => {
    const message = error instanceof errors.JOSEError ? error.message : 'Invalid JWT';
    throw new StorageError(400, 'InvalidJWT', message);
  });
  if (payload['scope'] !== scope) throw invalidSignature(`Token is not scoped for ${scope}`);
  if (payload['url'] !== addressOf(place)) throw invalidSignature();
  return payload;
}

/** When a signed address stops opening the object; throws unless it does so now. */
export async function verifyDownloadToken(
  context: StorageContext,
  request: FastifyRequest,
  place: ObjectPlace,
): Promise<Date> {
  const { exp = 0 } = await verify(context, request, place, 'download');
  return new Date(exp * 1000);
}

/** In whose name, and whether over what is there, a signed address lets its bearer write. */
export async function verifyUploadToken(
  context: StorageContext,
  request: FastifyRequest,
  place: ObjectPlace,
): Promise<{ owner: string | undefined; isUpsert: boolean }> {
  const { owner, upsert } = await verify(context, request, place, 'upload');
  return { owner: typeof owner === 'string' ? owner : undefined, isUpsert: upsert === true };
}
