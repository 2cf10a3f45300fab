/** Why a password is too weak, in the words of Supabase Auth's `weak_password.reasons`. */
export type PasswordWeakness = 'length' | 'characters';

/** The server's requirements (D12): 8 characters with lower and upper case, a digit and a symbol. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_CHARACTER_CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u] as const;

export function passwordWeaknesses(password: string): PasswordWeakness[] {
  const weaknesses: PasswordWeakness[] = [];
  if ([...password].length < PASSWORD_MIN_LENGTH) weaknesses.push('length');
  if (!PASSWORD_CHARACTER_CLASSES.every((kind) => kind.test(password))) weaknesses.push('characters');
  return weaknesses;
}
