import { asCaller } from '../asCaller.ts';
import type { StorageCaller } from '../http/storageCaller.ts';
import { noSuchKey } from '../http/storageError.ts';
import type { StorageContext } from '../storageContext.ts';
import { findObject } from './objects.ts';
import type { ObjectPlace, ObjectRow } from './objects.ts';

/** The object, as far as the caller may see it; what they may not see is, for them, not there. */
export async function requireObject(
  context: StorageContext,
  caller: StorageCaller,
  place: ObjectPlace,
): Promise<ObjectRow> {
  const found = await asCaller(context, caller, (transaction) => findObject(transaction, place));
  if (found === undefined) throw noSuchKey();
  return found;
}
