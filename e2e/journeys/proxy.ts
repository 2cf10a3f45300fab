import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handOn } from '@spire/testing/handOn';

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
  let address = '';
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const own = replaced.get(incoming.url ?? '');
    if (own !== undefined) {
      const body = own.type === 'text/html' ? own.body.replaceAll(stackUrl, address) : own.body;
      outgoing.writeHead(200, { 'content-type': own.type, 'cache-control': 'no-cache' }).end(body);
      return;
    }
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(
      { hostname: target.hostname, port: target.port, method, path, headers },
      (answer) => void handOn(answer, outgoing, { stackUrl, url: address }).catch(() => outgoing.destroy()),
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://${target.hostname}:${(server.address() as AddressInfo).port}`;
  return {
    url: address,
    replace: (path, type, body) => void replaced.set(path, { type, body }),
    restore: () => replaced.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
