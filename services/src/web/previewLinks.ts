import { REMOTE_NAME } from '@spire/domain/remoteManifest';
import type { Preview } from '@spire/domain/remoteRegistry';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The query parameter that a preview link brings, and the value that ends it: `?preview=end`. */
export const PREVIEW_PARAMETER = 'preview';
export const PREVIEW_END = 'end';

const COOKIE = 'spire.preview';

const shape = z.object({
  name: z.string().regex(REMOTE_NAME),
  version: z.string().regex(/^[0-9a-f]{12}$/),
  until: z.iso.datetime(),
});

const sealOf = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** The token of a link: which version of which remote, until when, and a seal that only the secret makes. */
export function previewToken(secret: string, { name, version, until }: Preview): string {
  const text = Buffer.from(JSON.stringify({ name, version, until })).toString('base64url');
  return `${text}.${sealOf(secret, text)}`;
}

/** The preview that a token stands for; undefined for one that is not ours, or is over. */
export function readPreviewToken(secret: string, token: string, now = Date.now()): Preview | undefined {
  const [text = '', seal = ''] = token.split('.');
  const [own, given] = [sealOf(secret, text), seal].map((each) => Buffer.from(each));
  if (own === undefined || given === undefined || own.length !== given.length || !timingSafeEqual(own, given))
    return undefined;
  const { success, data } = shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return success && Date.parse(data.until) > now ? data : undefined;
}

/** How previews come and go with a request. */
export interface PreviewLinks {
  /** The preview that the request's cookie stands for. */
  of: (cookies: string | undefined) => Preview | undefined;
  /** Where a link leads, and the cookie that it sets; undefined for a request that is no such link. */
  follow: (target: string) => { location: string; cookie: string } | undefined;
}

/** Without a secret there are no previews. */
export function createPreviewLinks(secret: string | undefined, isHttps: boolean): PreviewLinks {
  const read = (token: string | undefined) =>
    secret === undefined || token === undefined ? undefined : readPreviewToken(secret, token);
  const cookieText = (value: string, seconds: number) =>
    `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return {
    of: (cookies) => read(new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`).exec(cookies ?? '')?.[1]),
    follow: (target) => {
      const url = new URL(target, 'http://spire.invalid');
      const token = url.searchParams.get(PREVIEW_PARAMETER);
      if (token === null) return undefined;
      url.searchParams.delete(PREVIEW_PARAMETER);
      const preview = read(token);
      const seconds = preview === undefined ? 0 : Math.floor((Date.parse(preview.until) - Date.now()) / 1000);
      // A path of two slashes would lead to another host.
      const location = `${url.pathname.replace(/^\/+/, '/')}${url.search}`;
      return { location, cookie: cookieText(preview === undefined ? '' : token, seconds) };
    },
  };
}
