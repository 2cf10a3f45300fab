import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of the stack, which hands everything on, but for what a test answers itself. */
export interface Proxy {
  url: string;
  /** Answers with this at that path from now on, not as the stack does. */
  replace: (path: string, type: string, body: string) => void;
  /** Hands on what the stack answers from now on; nothing of what was replaced stands. */
  restore: () => void;
  close: () => Promise<void>;
}

export async function startProxy(stackUrl: string): Promise<Proxy> {
  const target = new URL(stackUrl);
  const replaced = new Map<string, { type: string; body: string }>();
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const own = replaced.get(incoming.url ?? '');
    if (own !== undefined) {
      outgoing.writeHead(200, { 'content-type': own.type, 'cache-control': 'no-cache' }).end(own.body);
      return;
    }
    const { method, url, headers } = incoming;
    const onward = request(
      { hostname: target.hostname, port: target.port, method, path: url, headers },
      (answer) => void answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://${target.hostname}:${(server.address() as AddressInfo).port}`,
    replace: (path, type, body) => void replaced.set(path, { type, body }),
    restore: () => replaced.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
