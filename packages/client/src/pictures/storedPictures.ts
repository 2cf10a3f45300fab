import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import { readBrowserConfig } from '../config.ts';
import { accessToken } from '../graphAccess.ts';
import { boundedFetch } from '../transport.ts';

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { supabaseUrl, supabaseAnonKey } = await readBrowserConfig();
  const token = await accessToken();
  const headers = new Headers(init.headers);
  headers.set('apikey', supabaseAnonKey);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const response = await boundedFetch(`${supabaseUrl.replace(/\/$/, '')}/storage/v1/object/${path}`, {
    ...init,
    headers,
  });
  if (!response.ok) throw new Error(`Storage answered ${response.status}`);
  return response;
}

/** A picture of the person's own, by its path `<own id>/<name>`; the policies of the bucket let nobody else have it. */
export async function readPicture(path: string): Promise<Blob> {
  return (await ask(`authenticated/${PICTURE_BUCKET.id}/${path}`)).blob();
}

/** Puts a picture that has been made small at a path that was free. */
export async function storePicture(path: string, picture: Blob): Promise<void> {
  await ask(`${PICTURE_BUCKET.id}/${path}`, {
    method: 'POST',
    headers: { 'content-type': picture.type },
    body: picture,
  });
}

export async function removePicture(path: string): Promise<void> {
  await ask(PICTURE_BUCKET.id, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: [path] }),
  });
}
