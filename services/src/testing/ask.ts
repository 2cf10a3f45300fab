import type { FastifyInstance } from 'fastify';
import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends one GET to a server as it stands, with path and `Host` unchanged, which `fetch` would tidy up. */
export async function ask(app: FastifyInstance, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { connection: 'close', ...headers } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => (body += text));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    })
      .once('error', reject)
      .end();
  });
}
