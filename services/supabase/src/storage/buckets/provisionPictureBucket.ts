import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import { asCaller } from '../asCaller.ts';
import { SERVICE } from '../http/storageCaller.ts';
import type { StorageContext } from '../storageContext.ts';

/** Makes the bucket, or makes it again what it is to be. */
export async function provisionPictureBucket(context: StorageContext): Promise<void> {
  const { id, isPublic, mostBytes, types } = PICTURE_BUCKET;
  await asCaller(context, SERVICE, (transaction) =>
    transaction.query(
      `insert into storage.buckets as known (id, name, public, file_size_limit, allowed_mime_types)
       values ($1, $1, $2, $3, $4)
       on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
         allowed_mime_types = excluded.allowed_mime_types`,
      [id, isPublic, mostBytes, types],
    ),
  );
}
