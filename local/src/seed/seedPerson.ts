import type { Language } from '@spire/domain/languages';
import { createPersonKey, KEY_BYTES, type PersonKey } from '@spire/graph-kit/sealing/personKey';
import { type ServerKeys, wrap, type WrappedKey } from '@spire/graph-kit/sealing/serverKeys';
import { randomBytes, randomUUID } from 'node:crypto';
import type { History } from './history.ts';

interface Person {
  email: string;
  passwordHash: string;
  language: Language;
  hasProfile: boolean;
  /** When the account was made. */
  since: Date;
  history: History;
}

/** A person to be written into a database, with the key that their texts are sealed with (D41). */
export interface SeedPerson extends Person {
  id: string;
  key: PersonKey;
  wrappedKey: WrappedKey;
}

/** A person who has not been there before. */
export function seedPerson(person: Person, dataKeys: ServerKeys): SeedPerson {
  const id = randomUUID();
  const key = randomBytes(KEY_BYTES);
  return { ...person, id, key: createPersonKey(key), wrappedKey: wrap(dataKeys, id, key) };
}
