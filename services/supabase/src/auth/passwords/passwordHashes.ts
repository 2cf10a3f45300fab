import * as argon2 from '@node-rs/argon2';
import * as bcrypt from '@node-rs/bcrypt';
import { availableParallelism } from 'node:os';
import { tooManyRequests } from '../http/authError.ts';
import { createFairTurns } from './fairTurns.ts';
import type { Turn } from './fairTurns.ts';

/** New hashes are argon2id, the library's default kind: bcrypt ignores everything past 72 bytes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const UP_TO_DATE = '$argon2id$v=19$m=19456,t=2,p=1$';

/** No password from Supabase is longer: it refuses longer ones. */
const MOST_BCRYPT_BYTES = 72;
/** The cost that Supabase Auth hashes with. */
const BCRYPT_COST = 10;

const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const ARGON2ID = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{16,86}$/;

/** The kinds of hashes a password is checked against. */
export type HashKind = 'argon2id' | 'bcrypt';

/**
 * The kind of a hash that may be stored, or null: argon2id, and bcrypt as Supabase has it, neither so costly that
 * checking one would stop the service.
 */
export function kindOfHash(hash: string): HashKind | null {
  const [, bcryptCost] = BCRYPT.exec(hash) ?? [];
  if (bcryptCost !== undefined) return Number(bcryptCost) >= 4 && Number(bcryptCost) <= 14 ? 'bcrypt' : null;
  const [kib, passes, lanes] = (ARGON2ID.exec(hash) ?? []).slice(1).map(Number);
  if (kib === undefined || passes === undefined || lanes === undefined) return null;
  const isPossible = lanes >= 1 && passes >= 1 && kib >= 8 * lanes;
  return isPossible && lanes <= 16 && passes <= 20 && kib <= 262_144 ? 'argon2id' : null;
}

/** Whether a hash has the kind and the cost of new ones. */
export function isUpToDate(hash: string): boolean {
  return hash.startsWith(UP_TO_DATE);
}

/**
 * Hashing takes some milliseconds of a core each: strangers' passwords never take all cores together, so that other
 * requests, and browsers that are known, are answered meanwhile.
 */
const CORES = availableParallelism();
const inTurn = createFairTurns({
  atOnce: Math.max(2, CORES),
  strangersAtOnce: Math.max(1, CORES - 1),
  mostWaiting: 256,
  refusal: () => tooManyRequests(2),
});

/** The turn of a person who sets a password, or proves one within a session: no guesses of strangers stand before it. */
const OWN: Turn = { network: '', account: '', isKnown: true };

export function hashNew(password: string): Promise<string> {
  return inTurn(OWN, () => argon2.hash(password, COST));
}

export async function verifyHash(kind: HashKind, hash: string, password: string, turn: Turn = OWN): Promise<boolean> {
  if (kind === 'argon2id') return inTurn(turn, () => argon2.verify(hash, password));
  const isRight = await inTurn(turn, () => bcrypt.verify(password, hash));
  return isRight && Buffer.byteLength(password) <= MOST_BCRYPT_BYTES;
}

/** Hashes of a password that fits nobody, one of each kind. */
export async function makeStrangers(password: string): Promise<Record<HashKind, string>> {
  return { argon2id: await hashNew(password), bcrypt: await bcrypt.hash(password, BCRYPT_COST) };
}
