import { largerPicturePath, namedBy, PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import { readBrowserConfig } from '../config.ts';
import type { SealedStore } from '../store/sealedStore.ts';
import { createAddresses } from './signedAddresses.ts';
import { fromText, toText } from './blobText.ts';
import type { Picture, PictureSize as Size } from './picture.ts';

const SIZES: readonly Size[] = ['small', 'large'];
const TYPE = 'image/jpeg';

/** Pictures that no store would take: they last as long as the page. */
const unkept = new Map<string, Picture>();
/** Addresses of what lies on this device, made once each. */
const local = new Map<string, string>();
const thumbnails = new Map<string, string>();

const placeOf = (path: string, size: Size) => (size === 'small' ? path : largerPicturePath(path));

const bucket = async () => {
  const { createSupabaseClient } = await import(/* webpackChunkName: "supabase" */ '../supabase.ts');
  return createSupabaseClient(await readBrowserConfig()).storage.from(PICTURE_BUCKET.id);
};
let reaching: ReturnType<typeof bucket> | undefined;
/** The bucket by Supabase's own client, fetched with the first picture that is at the server, and again if that failed. */
async function reach() {
  try {
    return await (reaching ??= bucket());
  } catch (error) {
    reaching = undefined;
    throw error;
  }
}

const addresses = createAddresses(async (paths, seconds) => {
  const { data } = await (await reach()).createSignedUrls([...paths], seconds);
  return new Map(
    (data ?? []).flatMap(({ path, signedUrl, error }) =>
      path === null || signedUrl === null || error !== null ? [] : [[path, signedUrl] as const],
    ),
  );
});

async function keptPicture(store: SealedStore | null, path: string): Promise<Picture | undefined> {
  const kept = (await store?.get('pictures', path).catch(() => undefined)) as Record<Size, string> | undefined;
  if (kept === undefined) return unkept.get(path);
  return { small: fromText(kept.small, TYPE), large: fromText(kept.large, TYPE) };
}

/** Keeps a picture under a name of its own in the person's folder; answers its place in the bucket. */
export async function keepPicture(store: SealedStore | null, userId: string, picture: Picture): Promise<string> {
  const path = `${userId}/${namedBy(crypto.randomUUID(), picture.shape)}.jpg`;
  try {
    if (store === null) throw new Error('This browser keeps nothing');
    await store.put('pictures', path, { small: await toText(picture.small), large: await toText(picture.large) });
  } catch {
    unkept.set(path, picture);
  }
  return path;
}

export async function forgetPicture(store: SealedStore | null, path: string): Promise<void> {
  unkept.delete(path);
  await store?.remove('pictures', path).catch(() => undefined);
}

/** Why the storage service did not take it, as `problemOf` reads it. */
function reasonOf(error: object): unknown {
  const { originalError, statusCode, status } = error as Record<string, unknown>;
  if (originalError !== undefined) return originalError;
  return { statusCode: Number(statusCode ?? status) };
}

/** Sees to it that a picture kept here is at the server. Rejects with what `problemOf` reads; a repeat does no harm. */
export async function bringPicture(store: SealedStore | null, path: string): Promise<void> {
  const picture = await keptPicture(store, path);
  if (picture === undefined) return;
  const files = await reach();
  // The larger first: who sees the smaller finds the other.
  for (const size of SIZES.toReversed()) {
    const { error } = await files.upload(placeOf(path, size), picture[size], { contentType: TYPE, upsert: true });
    if (error !== null) throw reasonOf(error);
  }
  await forgetPicture(store, path);
}

/** Takes a picture away that nothing names any more. One that cannot be reached now goes with the account at the latest. */
export async function removePicture(path: string): Promise<void> {
  try {
    await (await reach()).remove(SIZES.map((size) => placeOf(path, size)));
  } catch (error) {
    console.warn('A picture could not be removed', error);
  }
}

/** The address of a picture: on this device while it waits, else a signed one that holds for a while. */
export async function addressOf(store: SealedStore | null, path: string, size: Size): Promise<string | undefined> {
  const place = placeOf(path, size);
  const known = local.get(place);
  if (known !== undefined) return known;
  const kept = await keptPicture(store, path);
  if (kept !== undefined) {
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
    const { data } = await (await reach()).download(path);
    if (data === null || data.size > MOST_EACH) continue;
    left -= data.size;
    await store.put('thumbnails', path, { text: await toText(data) });
  }
}

/** The content of a picture; undefined where it cannot be had. */
export async function readPicture(store: SealedStore | null, path: string, size: Size): Promise<Blob | undefined> {
  const kept = await keptPicture(store, path);
  if (kept !== undefined) return kept[size];
  try {
    const files = await reach();
    const { data } = await files.download(placeOf(path, size));
    return data ?? (size === 'large' ? ((await files.download(path)).data ?? undefined) : undefined);
  } catch {
    return undefined;
  }
}
