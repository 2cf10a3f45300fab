import { makeKey, readDocument, writeDocument } from './keysFile.ts';
import type { KeptKey } from './keysFile.ts';

/** API keys are copied by hand: whoever has one gets this long to copy the new one. */
const NOTICE_SECONDS = 30 * 24 * 3600;
const DAY_SECONDS = 24 * 3600;

/** The result of a rotation: the key that signs from the next start on, and when the others stop verifying. */
export interface Rotation {
  readonly kid: string;
  readonly until: Date;
}

/**
 * Puts a new key first in the file; those before it go on verifying until everything they signed has been replaced, or
 * end at once when one was stolen (decision 0011). Refresh tokens do not depend on them: nobody is signed out.
 */
export async function rotateKeys(
  file: string,
  options: { now: Date; accessTokenSeconds: number; isAtOnce: boolean },
): Promise<Rotation> {
  const document = await readDocument(file);
  if (document === undefined) throw new Error(`There are no signing keys to rotate: ${file} does not exist.`);
  const now = Math.floor(options.now.getTime() / 1000);
  const until = options.isAtOnce ? now : now + Math.max(NOTICE_SECONDS, options.accessTokenSeconds + DAY_SECONDS);
  const retire = (key: KeptKey): KeptKey => ({ ...key, until: Math.min(key.until ?? until, until) });
  const fresh = await makeKey();
  const kept = document.keys.map(retire).filter((key) => (key.until ?? 0) > now);
  await writeDocument(file, { ...document, keys: [fresh, ...kept] });
  return { kid: fresh.kid, until: new Date(until * 1000) };
}
