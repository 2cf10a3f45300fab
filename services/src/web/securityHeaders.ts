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

/**
 * The policy of the app's pages: nothing inline runs, nothing foreign loads, except the services named. `styles` are the
 * hashes of a page's own style elements.
 */
export function contentSecurityPolicy(foreignServices: readonly string[], styles: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    ['style-src', "'self'", EMPTY_STYLE, ...styles].join(' '),
    ['img-src', "'self'", 'data:', 'blob:', ...foreignServices.map((address) => new URL(address).origin)].join(' '),
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
