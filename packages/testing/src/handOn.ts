import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Hands an answer of the stack on as a server in front of it, at an address that nobody configured: a page names the
 * stack's own address, and here the server's. The request has to ask for `identity`, so that a page can be read.
 */
export async function handOn(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  { stackUrl, url }: { stackUrl: string; url: string },
): Promise<void> {
  const { 'content-length': length, ...headers } = answer.headers;
  const status = answer.statusCode ?? 502;
  if (headers['content-type']?.startsWith('text/html') !== true) {
    answer.pipe(outgoing.writeHead(status, length === undefined ? headers : { ...headers, 'content-length': length }));
    return;
  }
  const page = Buffer.concat(await answer.toArray()).toString('utf8');
  outgoing.writeHead(status, headers).end(page.replaceAll(stackUrl, url));
}
