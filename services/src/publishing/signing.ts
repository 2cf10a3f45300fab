import { SIGNING, signedText } from '@spire/domain/readRegistry';
import type { RemoteRegistry } from '@spire/domain/remoteRegistry';

const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

/** A new pair, as the environment carries it: whoever publishes has both, servers have the public one alone. */
export async function newKeys(): Promise<{ signingKey: string; publicKey: string }> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(SIGNING, true, ['sign', 'verify']);
  const [secret, open] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', privateKey),
    crypto.subtle.exportKey('spki', publicKey),
  ]);
  return { signingKey: base64url(secret), publicKey: base64url(open) };
}

/** The registry with its signature; without a key, as it is. */
export async function signed(registry: RemoteRegistry, signingKey: string | undefined): Promise<RemoteRegistry> {
  if (signingKey === undefined) return registry;
  const key = await crypto.subtle.importKey('pkcs8', Buffer.from(signingKey, 'base64url'), SIGNING, false, ['sign']);
  const signature = await crypto.subtle.sign(SIGNING, key, new TextEncoder().encode(signedText(registry)));
  return { ...registry, signature: base64url(signature) };
}
