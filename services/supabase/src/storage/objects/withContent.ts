import { noSuchKey } from '../http/storageError.ts';
import type { ObjectRow } from './objects.ts';

/**
 * Works on an object's content; once more on its row of now when the content was replaced meanwhile, so that an object
 * that was there all the time is found. `work` answers undefined where the content is not there any more.
 */
export async function withContent<T>(
  find: () => Promise<ObjectRow>,
  work: (object: ObjectRow) => Promise<T | undefined>,
): Promise<T> {
  const object = await find();
  const done = await work(object);
  if (done !== undefined) return done;
  const current = await find();
  const again = current.version === object.version ? undefined : await work(current);
  if (again === undefined) throw noSuchKey();
  return again;
}
