import { largerPicturePath } from '@spire/domain/pictureBucket';
import { bucketOf, VOICE_BUCKET, VOICE_ENDINGS } from '@spire/domain/voiceBucket';
import { readBrowserConfig } from '../config.ts';
import type { SealedStore } from '../store/sealedStore.ts';
import { fromText, toText } from './blobText.ts';

/** The forms of a file that lies in a bucket: a picture is there twice, a voice note once. */
export type FileForm = 'small' | 'large' | 'sound';
export type FileForms = Partial<Record<FileForm, Blob>>;

const TABLE = 'pictures';
const isVoice = (path: string) => bucketOf(path) === VOICE_BUCKET;
/** The larger first: who sees the smaller finds the other. */
const formsOf = (path: string): readonly FileForm[] => (isVoice(path) ? ['sound'] : ['large', 'small']);

function typeOf(path: string): string {
  const voice = Object.entries(VOICE_ENDINGS).find(([, ending]) => path.endsWith(`.${ending}`));
  return voice?.[0] ?? 'image/jpeg';
}

/** Where a form of a file lies in its bucket. */
export const placeOf = (path: string, form: FileForm) => (form === 'large' ? largerPicturePath(path) : path);

/** Files that no store would take: they last as long as the page. */
const unkept = new Map<string, FileForms>();

const storage = async () => {
  const { createSupabaseClient } = await import(/* webpackChunkName: "supabase" */ '../supabase.ts');
  return createSupabaseClient(await readBrowserConfig()).storage;
};
let reaching: ReturnType<typeof storage> | undefined;
/** A bucket by Supabase's own client, fetched with the first file that is at the server, and again if that failed. */
export async function reach(bucket: string) {
  try {
    return (await (reaching ??= storage())).from(bucket);
  } catch (error) {
    reaching = undefined;
    throw error;
  }
}

/** A file that waits on this device; undefined for any other. */
export async function keptFile(store: SealedStore | null, path: string): Promise<FileForms | undefined> {
  const kept = (await store?.get(TABLE, path).catch(() => undefined)) as Record<string, string> | undefined;
  if (kept === undefined) return unkept.get(path);
  return Object.fromEntries(Object.entries(kept).map(([form, text]) => [form, fromText(text, typeOf(path))]));
}

/** Keeps a file sealed on this device until a write that names it is sent. */
export async function keepFile(store: SealedStore | null, path: string, forms: FileForms): Promise<void> {
  try {
    if (store === null) throw new Error('This browser keeps nothing');
    const texts: Record<string, string> = {};
    for (const [form, blob] of Object.entries(forms)) texts[form] = await toText(blob);
    await store.put(TABLE, path, texts);
  } catch {
    unkept.set(path, forms);
  }
}

export async function forgetFile(store: SealedStore | null, path: string): Promise<void> {
  unkept.delete(path);
  await store?.remove(TABLE, path).catch(() => undefined);
}

/** Why the storage service did not take it, as `problemOf` reads it. */
function reasonOf(error: object): unknown {
  const { originalError, statusCode, status } = error as Record<string, unknown>;
  if (originalError !== undefined) return originalError;
  return { statusCode: Number(statusCode ?? status) };
}

/** Brings a file to the server at once. Rejects with what `problemOf` reads; a repeat does no harm. */
export async function uploadFile(path: string, forms: FileForms): Promise<void> {
  const files = await reach(bucketOf(path).id);
  for (const form of formsOf(path)) {
    const content = forms[form];
    if (content === undefined) continue;
    const { error } = await files.upload(placeOf(path, form), content, { contentType: typeOf(path), upsert: true });
    if (error !== null) throw reasonOf(error);
  }
}

/** Sees to it that a file kept here is at the server. Rejects as `uploadFile` does. */
export async function bringFile(store: SealedStore | null, path: string): Promise<void> {
  const forms = await keptFile(store, path);
  if (forms === undefined) return;
  await uploadFile(path, forms);
  await forgetFile(store, path);
}

/** Takes a file away that nothing names any more. One that cannot be reached now goes with the account at the latest. */
export async function removeFile(path: string): Promise<void> {
  try {
    await (await reach(bucketOf(path).id)).remove(formsOf(path).map((form) => placeOf(path, form)));
  } catch (error) {
    console.warn('A file could not be removed', error);
  }
}
