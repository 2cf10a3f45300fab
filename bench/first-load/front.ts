import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A server in front of the stack: as it is, or with another build of the app in place of the shell's. */
export interface Front {
  url: string;
  /** Scripts that the page of a path names from now on; only where another build is shown. */
  name: (pathname: string, scripts: readonly string[]) => void;
  close: () => void;
}

const MAIN = /\/main\.[0-9a-f]+\.js/g;
const NAMED = /<link rel="(?:preload|later)"[^>]*>/g;

/** Starts it. `dist` is the build that takes the shell's place, file for file and in the page. */
export async function startFront(stackUrl: string, dist?: string): Promise<Front> {
  const target = new URL(stackUrl);
  const main = dist === undefined ? undefined : readdirSync(dist).find((file) => /^main\.[0-9a-f]+\.js$/.test(file));
  const named = new Map<string, readonly string[]>();

  function ask(incoming: IncomingMessage, headers: IncomingHttpHeaders, then: (answer: IncomingMessage) => void): void {
    const { method, url } = incoming;
    const onward = request({ hostname: target.hostname, port: target.port, method, path: url, headers }, then);
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  }

  /** The stack's page at this server's address, which nobody configured, with the scripts of the other build in it. */
  async function sendPage(pathname: string, answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const page = Buffer.concat(await answer.toArray()).toString('utf8');
    const links = (named.get(pathname) ?? [])
      .map((href) => `<link rel="preload" as="script" fetchpriority="low" href="${href}">`)
      .join('');
    const own = page.replaceAll(target.origin, address());
    const body =
      main === undefined ? own : own.replace(NAMED, '').replace(MAIN, `/${main}`).replace('</head>', `${links}</head>`);
    const { 'content-length': _length, ...headers } = answer.headers;
    outgoing
      .writeHead(answer.statusCode ?? 502, { ...headers, 'content-encoding': 'br' })
      .end(brotliCompressSync(body));
  }

  const address = () => `http://${target.hostname}:${(server.address() as AddressInfo).port}`;
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', stackUrl);
    const file = dist === undefined ? '' : path.join(dist, path.normalize(pathname));
    const isPage = incoming.headers['sec-fetch-dest'] === 'document';
    if (file.endsWith('.js') && existsSync(file)) {
      const isPacked = existsSync(`${file}.br`);
      outgoing
        .writeHead(200, {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
          ...(isPacked && { 'content-encoding': 'br' }),
        })
        .end(readFileSync(isPacked ? `${file}.br` : file));
    } else if (isPage) {
      ask(incoming, { ...incoming.headers, 'accept-encoding': 'identity' }, (answer) => {
        void sendPage(pathname, answer, outgoing);
      });
    } else {
      ask(incoming, incoming.headers, (answer) => {
        answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: address(),
    name: (pathname, scripts) => void named.set(pathname, scripts),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
