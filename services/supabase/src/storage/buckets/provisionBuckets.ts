import { FILE_BUCKETS } from '@spire/domain/voiceBucket';
import { asCaller } from '../asCaller.ts';
import { SERVICE } from '../http/storageCaller.ts';
import type { StorageContext } from '../storageContext.ts';

/** Makes the buckets, or makes them again what they are to be. */
export async function provisionBuckets(context: StorageContext): Promise<void> {
  await asCaller(context, SERVICE, async (transaction) => {
    for (const { id, isPublic, mostBytes, types } of FILE_BUCKETS)
      await transaction.query(
        `insert into storage.buckets as known (id, name, public, file_size_limit, allowed_mime_types)
         values ($1, $1, $2, $3, $4)
         on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
           allowed_mime_types = excluded.allowed_mime_types`,
        [id, isPublic, mostBytes, types],
      );
  });
}
