import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { jwkSchema } from './jwk.ts';

/** A key of the file; `until` (seconds since 1970) is when one that no longer signs stops verifying too. */
const keptKey = z.intersection(jwkSchema, z.object({ until: z.number().optional() }));
export type KeptKey = z.infer<typeof keptKey>;

const keysDocument = z.object({
  /** The first one signs. */
  keys: z.array(keptKey).min(1),
  refreshSecret: z.base64url().min(43),
  anonKey: z.string(),
  serviceKey: z.string(),
});
export type KeysDocument = z.infer<typeof keysDocument>;

/** A new pair that signs from now on. */
export async function makeKey(): Promise<KeptKey> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  return keptKey.parse({ ...(await exportJWK(pair.privateKey)), kid: randomUUID(), alg: 'ES256' });
}

/** Keys for a first start; the API keys are signed once there is something to sign them with. */
export async function makeDocument(): Promise<KeysDocument> {
  const refreshSecret = randomBytes(32).toString('base64url');
  return { keys: [await makeKey()], refreshSecret, anonKey: '', serviceKey: '' };
}

/** Replaces the file in one step, for its owner's eyes only (mode 600). */
export async function writeDocument(file: string, document: KeysDocument): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(document, null, 2), { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}

function parseDocument(file: string, text: string): KeysDocument {
  try {
    return keysDocument.parse(JSON.parse(text));
  } catch (cause) {
    const advice = 'restore it from a backup, or remove it: new keys are made then, and everybody has to log in again';
    throw new Error(`The file of signing keys ${file} is damaged: ${advice}`, { cause });
  }
}

/** Undefined when there is no file yet; a damaged one is never taken for none. */
export async function readDocument(file: string): Promise<KeysDocument | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    await chmod(file, 0o600);
    return parseDocument(file, text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
