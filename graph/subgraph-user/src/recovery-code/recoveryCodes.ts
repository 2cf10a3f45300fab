import { createHash, randomInt } from 'node:crypto';

/** Without vowels, so that no word appears, and without what is easily taken for something else (0 O, 1 I L, 2 Z, 5 S, 8 B). */
const ALPHABET = 'CDFHJKMNPQRTVWXY34679';
const GROUPS = 3;
const GROUP_LENGTH = 5;

export const RECOVERY_CODE_COUNT = 10;

/** A code such as `KX7CD-9PQ3F-TVM4H`: 65 random bits. */
export function makeRecoveryCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The digest the database gets for the code; case, spaces and dashes do not count. */
export function recoveryCodeDigest(code: string): Uint8Array<ArrayBuffer> {
  const plain = code.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  return new Uint8Array(createHash('sha256').update(plain).digest());
}
