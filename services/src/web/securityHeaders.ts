import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';

/** The hash of an empty style element, which styled-components adds before it fills it through the style sheet API. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
];

/** What lets the style elements of this very page in, and no other: their hashes. */
export function styleHashes(page: string): string[] {
  return [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
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
export function pagePolicy(
  foreignServices: readonly string[],
  styles: readonly string[],
  registry: RemoteRegistry,
): string {
  const policy = contentSecurityPolicy(foreignServices, styles, originsOf(registry));
  return `${policy}; require-trusted-types-for 'script'; trusted-types default`;
}

/**
 * What holds for every answer: nothing inline runs, nothing foreign loads, except the services and remotes named.
 * `styles` are the hashes of a page's own style elements.
 */
export function contentSecurityPolicy(
  foreignServices: readonly string[],
  styles: readonly string[] = [],
  remotes: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...remotes].join(' '),
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
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function withSocket(address: string): string[] {
  const { origin } = new URL(address);
  return [origin, origin.replace(/^http/, 'ws')];
}

/** What every answer carries. */
export function securityHeaders(foreignServices: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(foreignServices),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Adds the headers to every answer; a route that sets one of its own keeps it. */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  const entries = Object.entries(headers);
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of entries) if (!reply.hasHeader(name)) void reply.header(name, value);
    done(null, payload);
  });
}
