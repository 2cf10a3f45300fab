import { invalidBucketName, invalidKey } from '../http/storageError.ts';

/** The characters Supabase Storage takes in names. */
const KEY = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;
const BUCKET_NAME = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/;
const LONGEST_KEY = 1024;

/**
 * Whether an object may have that name. Stricter than the model in one thing: no segment is empty or made of dots, so
 * that a name means the same to whoever takes it for a path.
 */
export function isValidKey(key: string): boolean {
  return key.length <= LONGEST_KEY && KEY.test(key) && key.split('/').every((segment) => !/^\.{0,2}$/.test(segment));
}

export function requireKey(key: string): string {
  if (!isValidKey(key)) throw invalidKey(key);
  return key;
}

export function requireBucketName(name: string): string {
  if (!BUCKET_NAME.test(name)) throw invalidBucketName();
  return name;
}
