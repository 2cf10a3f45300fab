import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';

/** The hash of an empty style element, which styled-components adds before it fills it through the style sheet API. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** No page may use these. A voice note is recorded by a page of our own, when the person asks for it. */
const FEATURES = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'payment', 'usb'];

/** The hashes that let in the style elements and the scripts that stand in a page, and no other. */
export interface Inline {
  styles: readonly string[];
  scripts: readonly string[];
}

const hashesOf = (page: string, elements: RegExp) =>
  [...page.matchAll(elements)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );

/** Digests of the scripts and styles that stand in this very page, to the letter. */
export function inlineHashes(page: string): Inline {
  return {
    styles: hashesOf(page, /<style>(.*?)<\/style>/gs),
    scripts: hashesOf(page, /<script>(.*?)<\/script>/gs),
  };
}

/** The other origins from which the registry has remotes fetched. */
function originsOf({ remotes }: RemoteRegistry): string[] {
  const versions = Object.values(remotes).flatMap(({ base, previous }) => [base, previous?.base ?? base]);
  return [...new Set(versions.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin))];
}

/**
 * The policy of the app's page: besides what holds for every answer, scripts from where the registry has remotes and
 * nowhere else, and none whose address is made up by whatever runs in the page: the shell judges each (Trusted Types).
 */
export function pagePolicy(foreignServices: readonly string[], inline: Inline, registry: RemoteRegistry): string {
  const policy = contentSecurityPolicy(foreignServices, inline, originsOf(registry));
  return `${policy}; require-trusted-types-for 'script'; trusted-types default`;
}

/**
 * The policy of every answer: nothing inline runs but what the hashes name, nothing foreign loads, except the services
 * and remotes named.
 */
export function contentSecurityPolicy(
  foreignServices: readonly string[],
  { styles, scripts }: Inline = { styles: [], scripts: [] },
  remotes: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...remotes].join(' '),
    ['style-src', "'self'", EMPTY_STYLE, ...styles].join(' '),
    [
      'img-src',
      "'self'",
      'data:',
      'blob:',
      ...foreignServices.map((address) => new URL(address).origin),
      ...remotes,
    ].join(' '),
    ['connect-src', "'self'", ...foreignServices.flatMap(withSocket)].join(' '),
    "font-src 'self'",
    // A voice note is played from the device alone, once it is there.
    'media-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function withSocket(address: string): string[] {
  const { origin } = new URL(address);
  return [origin, origin.replace(/^http/, 'ws')];
}

/** The headers that every answer carries. */
export function securityHeaders(foreignServices: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(foreignServices),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': [...FEATURES.map((feature) => `${feature}=()`), 'microphone=(self)'].join(', '),
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** The headers that a browser heeds of a page or a worker, and of no script that a page runs. */
const OF_PAGES = ['content-security-policy', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/** The policy of data, in which nothing is to run or load should anybody open it as a page. */
const OF_DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const isData = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith('application/json');

/**
 * A script of a page: a third of its small files would be headers that say nothing of it, thirty times on Home. The
 * service worker is none: its file has one name for ever, and its policy is its own.
 */
function isScriptOfPage(reply: FastifyReply): boolean {
  const [type, caching] = [reply.getHeader('content-type'), reply.getHeader('cache-control')].map(String);
  return type?.startsWith('text/javascript') === true && caching?.includes('immutable') === true;
}

/** Adds the headers to every answer that they say something of; a route that sets one of its own keeps it. */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  const ofAll = Object.entries(headers).filter(([name]) => !OF_PAGES.includes(name));
  const ofPages = Object.entries(headers).filter(([name]) => OF_PAGES.includes(name));
  app.addHook('onSend', (_request, reply, payload, done) => {
    const own = isScriptOfPage(reply) ? [] : isData(reply) ? [['content-security-policy', OF_DATA] as const] : ofPages;
    for (const [name, value] of [...ofAll, ...own]) if (!reply.hasHeader(name)) void reply.header(name, value);
    done(null, payload);
  });
}
