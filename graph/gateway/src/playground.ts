import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Everything comes from our own origin, so the page works without a network, and nothing inline may run. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SCRIPTS = ['playground.mjs', 'schemaBrowser.mjs'];
const STYLES = ['playground.css'];

/** Whether the request comes from a person's address bar rather than from a program. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** Adds the playground's own files; answers what sends its page. */
export async function registerPlayground(app: FastifyInstance): Promise<(reply: FastifyReply) => FastifyReply> {
  const read = (name: string) => readFile(path.join(projectFolder(), 'graph/gateway/src/playground', name), 'utf8');
  const serve = async (name: string, type: string) => {
    const content = await read(name);
    app.get(`${SERVICE_PATHS.graphql}/${name}`, (_request, reply) =>
      reply.type(type).header('x-content-type-options', 'nosniff').send(content),
    );
  };
  await Promise.all([
    ...SCRIPTS.map((name) => serve(name, 'text/javascript; charset=utf-8')),
    ...STYLES.map((name) => serve(name, 'text/css; charset=utf-8')),
  ]);
  const page = await read('index.html');
  return (reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', CONTENT_SECURITY_POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .send(page);
}
