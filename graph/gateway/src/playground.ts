import serveStatic from '@fastify/static';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Everything comes from our own origin, so the page works without a network, and no script runs that is not a file.
 * The editor, Monaco, places its lines by inline styles and has its symbols in its style sheet.
 */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Whether the request comes from a person's address bar rather than from a program. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** Adds the files of the built playground; answers what sends its page. Fails where it has not been built. */
export async function registerPlayground(app: FastifyInstance): Promise<(reply: FastifyReply) => FastifyReply> {
  const root = path.join(projectFolder(), 'graph/playground/dist');
  const page = await readFile(path.join(root, 'index.html'), 'utf8');
  await app.register(serveStatic, {
    root,
    prefix: `${SERVICE_PATHS.playground}/`,
    index: false,
    decorateReply: false,
    // Every name holds the hash of its content; the page itself is not among them.
    allowedPath: (file) => !file.endsWith('.html'),
    maxAge: '1y',
    immutable: true,
    // A worker keeps the policy that its own file came with.
    setHeaders: (reply) => void reply.headers(HEADERS),
  });
  return (reply) => reply.type('text/html; charset=utf-8').headers(HEADERS).send(page);
}
