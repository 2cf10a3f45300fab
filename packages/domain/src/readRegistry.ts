import { REMOTE_NAME } from './remoteManifest.ts';
import { REGISTRY_FORMAT, type RemoteRegistry } from './remoteRegistry.ts';
import { list, matches, oneOf, optional, shape, type Check } from './shapeChecks.ts';

/** A registry, or why it is none that may be used: one line. */
export type RegistryReading = { kind: 'registry'; registry: RemoteRegistry } | { kind: 'refused'; reason: string };

interface Trust {
  /** The public key of the signature it must have, as base64url of its SPKI form. Without it, none is asked for. */
  publicKey?: string | undefined;
  /** The revision that is known already; one before it is not taken. */
  revision?: number | undefined;
}

/** Signatures that every browser we serve can check: Ed25519 came to Chromium with 137 only (D42). */
export const SIGNING = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

const MOST_REMOTES = 100;
const MOST_FILES = 500;

const record =
  (key: RegExp, check: Check, most: number): Check =>
  (value, field) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${field} is not an object`;
    const entries = Object.entries(value);
    if (entries.length > most) return `${field} has more than ${most} entries`;
    const odd = entries.find(([name]) => !key.test(name));
    if (odd !== undefined) return `${field} has an entry with an odd name`;
    for (const [name, each] of entries) {
      const wrong = check(each, `${field}.${name}`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

const hash = matches(/^sha256-[A-Za-z0-9+/]{43}=$/, 'a sha256 hash');
const version = {
  version: matches(/^[0-9a-f]{12}$/, 'a version of 12 digits'),
  base: matches(/^(https?:\/\/[^/\s]+)?\/([\w-]+\/)+$/, 'the address of a folder'),
  entry: matches(/^[\w.-]+\.js$/, 'the name of a script'),
  integrity: record(/^[\w-]+([./][\w-]+)*$/, hash, MOST_FILES),
};
const line = matches(/^/, 'a text');
const revision: Check = (value, field) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? undefined : `${field} is not a whole number`;

/** A manifest may be anything: each is judged for itself, so that it costs its own remote alone (`pagesOf`). */
const registryShape = shape({
  format: oneOf([REGISTRY_FORMAT]),
  revision,
  remotes: record(REMOTE_NAME, shape({ ...version, previous: optional(shape(version)) }), MOST_REMOTES),
  refused: list(shape({ name: line, reason: line }), MOST_REMOTES),
  signature: optional(matches(/^[\w-]{86}$/, 'a signature')),
});

/**
 * Reads what claims to be a registry: of the right layout, signed where a key is given, and not older than what is known.
 * Server, worker, shell and publishing tool all ask here.
 */
export async function readRegistry(
  value: unknown,
  { publicKey, revision: known = 0 }: Trust = {},
): Promise<RegistryReading> {
  const wrong = registryShape(value, 'registry');
  if (wrong !== undefined) return { kind: 'refused', reason: wrong };
  const registry = value as RemoteRegistry;
  if (publicKey !== undefined && !(await isSignedBy(registry, publicKey)))
    return { kind: 'refused', reason: 'registry.signature is missing or another’s' };
  // An empty registry is no step back: an operator who lost a store begins anew.
  if (registry.revision !== 0 && registry.revision < known)
    return { kind: 'refused', reason: `registry.revision ${registry.revision} is older than ${known}, which is known` };
  return { kind: 'registry', registry };
}

/** The text that is signed: one for one registry, in whatever order its fields were written down. */
export function signedText({
  format,
  revision,
  remotes,
}: Pick<RemoteRegistry, 'format' | 'revision' | 'remotes'>): string {
  return JSON.stringify({ format, revision, remotes }, (_key, value: unknown) =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}

async function isSignedBy(registry: RemoteRegistry, publicKey: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), SIGNING, false, ['verify']);
    const signature = bytesOf(registry.signature ?? '');
    return await crypto.subtle.verify(SIGNING, key, signature, new TextEncoder().encode(signedText(registry)));
  } catch {
    return false;
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
