import { namedBy, PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import type { SealedStore } from '../store/sealedStore.ts';
import { fromText, toText } from './blobText.ts';
import { keepFile, keptFile, placeOf, reach, uploadFile } from './keptFiles.ts';
import { createAddresses } from './signedAddresses.ts';
import type { Picture, PictureSize as Size } from './picture.ts';

const TYPE = 'image/jpeg';

/** Addresses of what lies on this device, made once each. */
const local = new Map<string, string>();
const thumbnails = new Map<string, string>();

const files = () => reach(PICTURE_BUCKET.id);

const addresses = createAddresses(async (paths, seconds) => {
  const { data } = await (await files()).createSignedUrls([...paths], seconds);
  return new Map(
    (data ?? []).flatMap(({ path, signedUrl, error }) =>
      path === null || signedUrl === null || error !== null ? [] : [[path, signedUrl] as const],
    ),
  );
});

/** Keeps a picture under a name of its own in the person's folder; answers its place in the bucket. */
export async function keepPicture(store: SealedStore | null, userId: string, picture: Picture): Promise<string> {
  const path = `${userId}/${namedBy(crypto.randomUUID(), picture.shape)}.jpg`;
  await keepFile(store, path, { small: picture.small, large: picture.large });
  return path;
}

/** Brings a picture to the server at once, under a name of its own; answers its place. Rejects as `uploadFile` does. */
export async function putPicture(userId: string, name: string, picture: Picture): Promise<string> {
  const path = `${userId}/${namedBy(name, picture.shape)}.jpg`;
  await uploadFile(path, picture);
  return path;
}

/** The address of a picture: on this device while it waits, else a signed one that holds for a while. */
export async function addressOf(store: SealedStore | null, path: string, size: Size): Promise<string | undefined> {
  const place = placeOf(path, size);
  const known = local.get(place);
  if (known !== undefined) return known;
  const kept = await keptFile(store, path);
  if (kept?.[size] !== undefined) {
    const address = URL.createObjectURL(kept[size]);
    local.set(place, address);
    return address;
  }
  const signed = await addresses.of(place);
  if (signed !== undefined) return signed;
  // Pictures that came by other ways have no larger form.
  return (size === 'large' ? await addresses.of(path) : undefined) ?? thumbnailAddress(store, path);
}

async function thumbnailAddress(store: SealedStore | null, path: string): Promise<string | undefined> {
  const known = thumbnails.get(path);
  if (known !== undefined) return known;
  const kept = (await store?.get('thumbnails', path).catch(() => undefined)) as { text: string } | undefined;
  if (kept === undefined) return undefined;
  const address = URL.createObjectURL(fromText(kept.text, TYPE));
  thumbnails.set(path, address);
  return address;
}

/** Bytes of small pictures that one visit fetches ahead, and that one of them may have. */
const MOST_AHEAD = 3_000_000;
const MOST_EACH = 150_000;

/** Keeps the small form of these pictures, the first of them first, and lets go of any other. */
export async function keepThumbnails(store: SealedStore, paths: readonly string[]): Promise<void> {
  const kept = new Set((await store.keys('thumbnails')).map(String));
  for (const path of kept) if (!paths.includes(path)) await store.remove('thumbnails', path);
  let left = MOST_AHEAD;
  for (const path of paths) {
    if (kept.has(path)) continue;
    if (left <= 0) return;
    const { data } = await (await files()).download(path);
    if (data === null || data.size > MOST_EACH) continue;
    left -= data.size;
    await store.put('thumbnails', path, { text: await toText(data) });
  }
}

/** The content of a picture; undefined where it cannot be had. */
export async function readPicture(store: SealedStore | null, path: string, size: Size): Promise<Blob | undefined> {
  const kept = await keptFile(store, path);
  if (kept !== undefined) return kept[size];
  try {
    const bucket = await files();
    const { data } = await bucket.download(placeOf(path, size));
    return data ?? (size === 'large' ? ((await bucket.download(path)).data ?? undefined) : undefined);
  } catch {
    return undefined;
  }
}
