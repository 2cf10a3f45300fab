import { PASSWORD_CHARACTER_CLASSES } from '@spire/domain/passwordRules';
import { AuthError, validationFailed } from '../http/authError.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { hashNew, kindOfHash, makeStrangers, verifyHash } from './passwordHashes.ts';
import type { HashKind } from './passwordHashes.ts';
import type { Turn } from './fairTurns.ts';
import { randomSecret } from '../tokens/secrets.ts';
import type { AuthSettings } from '../../settings.ts';

/** Longer ones are refused: nobody types them, and each costs work. */
const LONGEST = 1000;

export interface Weakness {
  readonly message: string;
  readonly reasons: readonly string[];
}

function lacksCharacters(settings: AuthSettings, password: string): string | null {
  if (settings.passwordCharacterSets === null) {
    const isComplete = PASSWORD_CHARACTER_CLASSES.every((kind) => kind.test(password));
    return isComplete ? null : 'a lowercase letter, an uppercase letter, a digit, a symbol';
  }
  const isComplete = settings.passwordCharacterSets.every((set) => [...set].some((each) => password.includes(each)));
  return isComplete ? null : settings.passwordCharacterSets.join(', ');
}

/** Why a password is too weak, in the words of Supabase Auth (`length`, `characters`, `pwned`); null when it is not. */
export function passwordWeakness(settings: AuthSettings, password: string): Weakness | null {
  const found: [reason: string, message: string][] = [];
  if ([...password].length < settings.passwordMinLength)
    found.push(['length', `Password should be at least ${settings.passwordMinLength} characters.`]);
  const missing = lacksCharacters(settings, password);
  if (missing !== null)
    found.push(['characters', `Password should contain at least one character of each: ${missing}.`]);
  if (settings.areCommonPasswordsRefused && isCommonPassword(password))
    found.push(['pwned', 'Password is known to be weak and easy to guess, please choose a different one.']);
  if (found.length === 0) return null;
  return { message: found.map(([, message]) => message).join(' '), reasons: found.map(([reason]) => reason) };
}

/** Throws `weak_password` with its reasons, or `validation_failed` for one that is far too long. */
export function checkPassword(settings: AuthSettings, password: string): void {
  if (password.length > LONGEST) throw validationFailed(`Password cannot be longer than ${LONGEST} characters`);
  const weakness = passwordWeakness(settings, password);
  if (weakness !== null) throw new AuthError(422, 'weak_password', weakness.message, { reasons: weakness.reasons });
}

export function hashPassword(password: string): Promise<string> {
  return hashNew(password);
}

/** Hashes nobody knows the password of, to do the work with where there is no account. */
let strangers: Promise<Record<HashKind, string>> | undefined;

/** As much work as checking a password against a hash of this kind, without an answer. */
export async function workInVain(kind: HashKind, password: string, turn?: Turn): Promise<void> {
  strangers ??= makeStrangers(randomSecret());
  await verifyHash(kind, (await strangers)[kind], password, turn);
}

/**
 * Whether the password belongs to the hash. Without one (no such account) the same work is done in vain, so that time
 * does not tell who has an account. One that is far too long costs no work at all, whoever has an account.
 */
export async function isPasswordRight(stored: string | null, password: string, turn?: Turn): Promise<boolean> {
  if (password.length > LONGEST) return false;
  const kind = stored === null ? null : kindOfHash(stored);
  if (stored !== null && kind !== null) return verifyHash(kind, stored, password, turn);
  await workInVain('argon2id', password, turn);
  return false;
}
