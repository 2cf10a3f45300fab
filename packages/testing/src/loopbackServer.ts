import { globSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type * as contract from './loopback.ts';
import { workspaceRoot } from './workspaceRoot.ts';

async function arrivalOf(request: IncomingMessage): Promise<contract.Arrival> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const { method = '', url: path = '' } = request;
  return { method, path, headers: Object.fromEntries(headers), body: Buffer.concat(chunks).toString() };
}

async function send(response: ServerResponse, outcome: contract.Outcome): Promise<void> {
  if (outcome === 'hang') return;
  if (outcome === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  const { status, headers, body, afterMs = 0, isCut = false } = outcome;
  if (afterMs > 0) await wait(afterMs, undefined, { ref: false });
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  if (isCut) response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy());
  else response.end(bytes);
}

export const serveOnLoopback: typeof contract.serveOnLoopback = async (answer) => {
  const server = createServer((request, response) => {
    void arrivalOf(request)
      .then(answer)
      .then(
        (outcome) => send(response, outcome),
        // The client has gone in the middle of the request.
        () => response.destroy(),
      );
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leave: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
  };
};

export const readSchemaText: typeof contract.readSchemaText = () =>
  readFileSync(path.join(workspaceRoot(), 'graph/schema.graphql'), 'utf8');

export const manifestFiles: typeof contract.manifestFiles = () => {
  const files = globSync('mf-*/src/manifest.ts', { cwd: workspaceRoot() });
  return Object.fromEntries(files.map((file) => [path.dirname(path.dirname(file)), path.join(workspaceRoot(), file)]));
};

export const whenAwayFiles: typeof contract.whenAwayFiles = () =>
  globSync('mf-*/src/whenAway.ts', { cwd: workspaceRoot() }).map((file) => path.join(workspaceRoot(), file));

export const writesFiles: typeof contract.writesFiles = () =>
  globSync('{mf-*,packages/*}/src/writes.ts', { cwd: workspaceRoot() }).map((file) => path.join(workspaceRoot(), file));
