import { randomBytes } from 'node:crypto';
import { ApplicationError } from '../errors.ts';
import { createPersonKey, KEY_BYTES, type PersonKey } from './personKey.ts';
import { type ServerKeys, unwrap, wrap } from './serverKeys.ts';
import type { WrappedKeys } from './wrappedKeys.ts';

/** Gives the key of a person; made at the first question, gone with the account (D41). */
export interface Vault {
  /** Throws UNAUTHENTICATED when there is no such person any more. */
  keyOf(userId: string): Promise<PersonKey>;
  /** Remembers the key no more: the account is gone, and whoever comes back under that id gets another one (D40). */
  forget(userId: string): void;
}

/** The id of a person who does not exist, in whose name a start asks for everything once. No account ever has it. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

const REMEMBERED_KEYS = 5000;
const REMEMBERED_FOR_MS = 60_000;

/** A vault whose keys are remembered for a minute, so that a request rarely has to ask for one. */
export function createVault(keys: ServerKeys, wrappedKeys: Pick<WrappedKeys, 'keyOf'>): Vault {
  const remembered = new Map<string, Promise<PersonKey>>();
  // Nothing is ever sealed under it: no row can belong to nobody.
  const nobodysKey = createPersonKey(randomBytes(KEY_BYTES));

  async function open(userId: string): Promise<PersonKey> {
    const found = await wrappedKeys.keyOf(userId, wrap(keys, userId, randomBytes(KEY_BYTES)));
    if (found === undefined) throw new ApplicationError('UNAUTHENTICATED');
    return createPersonKey(unwrap(keys, userId, found));
  }

  function remember(userId: string, key: Promise<PersonKey>): void {
    const forget = () => remembered.get(userId) === key && remembered.delete(userId);
    remembered.set(userId, key);
    setTimeout(forget, REMEMBERED_FOR_MS).unref();
    key.catch(forget);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED_KEYS && oldest !== undefined) remembered.delete(oldest);
  }

  return {
    keyOf: (userId) => {
      if (userId === NOBODY) return Promise.resolve(nobodysKey);
      const known = remembered.get(userId);
      if (known !== undefined) return known;
      const key = open(userId);
      remember(userId, key);
      return key;
    },
    forget: (userId) => {
      remembered.delete(userId);
    },
  };
}

/** The vault of a service. Refuses keys with which it could not open what the database holds. */
export async function openVault(keys: ServerKeys, wrappedKeys: WrappedKeys | undefined): Promise<Vault> {
  if (wrappedKeys === undefined) throw new Error('DATABASE_URL is not set. The keys of sealed texts lie in it.');
  if (await wrappedKeys.hasOthersThan(keys.map(({ id }) => id)))
    throw new Error(
      'The texts in this database were sealed under another DATA_KEY: start with that one. While a rotation is under ' +
        'way, DATA_KEY_OLD names the older one.',
    );
  return createVault(keys, wrappedKeys);
}
