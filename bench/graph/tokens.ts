import { createPrivateKey, randomUUID, sign, type JsonWebKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const decode = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signerOf(dataFolder: string, kid: unknown) {
  const document = JSON.parse(readFileSync(path.join(dataFolder, 'keys.json'), 'utf8')) as { keys: JsonWebKey[] };
  const jwk = document.keys.find((key) => key['kid'] === kid);
  if (jwk === undefined) throw new Error('The stack signs with a key that is not in its data folder');
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

/** Makes tokens that are each valid and new, for the people and sessions of these: signed with the stack's own key. */
export function tokenMaker(dataFolder: string, tokens: readonly string[]): () => string {
  const parts = tokens.map((token) => token.split('.'));
  const header = parts[0]?.[0] ?? '';
  const key = signerOf(dataFolder, decode(header)['kid']);
  const people = parts.map(([, payload]) => decode(payload));
  let made = 0;
  return () => {
    const claims = { ...people[made++ % people.length], jti: randomUUID() };
    const input = `${header}.${encode(claims)}`;
    const signature = sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' });
    return `${input}.${signature.toString('base64url')}`;
  };
}
