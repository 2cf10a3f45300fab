import { largerPicturePath, PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import { openContentStore, type ContentStore } from '@spire/supabase/storage/content/contentStore';
import { insertObject } from '@spire/supabase/storage/objects/objects';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { drawPicture } from './drawPicture.ts';
import type { SeedPerson } from './seedPerson.ts';

/** Of so many of the newest, two of three get one. */
const MOST = 40;

async function store(client: Client, content: ContentStore, owner: string, name: string, bytes: Buffer): Promise<void> {
  const draft = await content.receive(Readable.from([bytes]), PICTURE_BUCKET.mostBytes);
  const metadata = {
    eTag: draft.eTag,
    size: draft.size,
    mimetype: 'image/jpeg',
    cacheControl: 'max-age=3600',
    lastModified: new Date().toISOString(),
    contentLength: draft.size,
    httpStatusCode: 200,
  };
  const version = await content.keep(draft);
  await insertObject(client, { bucket: PICTURE_BUCKET.id, name, owner, version, metadata, userMetadata: null });
}

/** Pictures for the newest memories of a person, in both sizes, stored as the storage service stores what is sent to it. */
export async function placePictures(client: Client, storageFolder: string, { id: owner }: SeedPerson): Promise<number> {
  const { rows: folders } = await client.query<{ folder: string }>('select folder from storage.content_folder');
  const content = await openContentStore(path.join(storageFolder, folders[0]?.folder ?? ''));
  const { rows: newest } = await client.query<{ id: string }>(
    'select id from wellbeing.memory where user_id = $1 order by date desc, created_at desc, id desc limit $2',
    [owner, MOST],
  );
  const pictured = newest.filter((_, at) => at % 3 !== 2);
  for (const [number, { id }] of pictured.entries()) {
    const name = `${owner}/${randomUUID()}.jpg`;
    const { small, large } = await drawPicture(number);
    await store(client, content, owner, largerPicturePath(name), large);
    await store(client, content, owner, name, small);
    await client.query('update wellbeing.memory set picture_path = $3 where user_id = $1 and id = $2', [
      owner,
      id,
      name,
    ]);
  }
  return pictured.length;
}
