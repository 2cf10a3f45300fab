import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands for an OpenTelemetry collector: it takes whatever comes and keeps it, by path. */
export interface Collector {
  readonly address: string;
  readonly sent: { path: string; text: string }[];
  /** All of it in one text. */
  text: () => string;
  stop: () => Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const sent: Collector['sent'] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      sent.push({ path: request.url ?? '', text });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    text: () => sent.map(({ text }) => text).join('\n'),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
