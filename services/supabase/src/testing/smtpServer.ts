import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

/** A mail as it came in over the wire. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Decoded bodies, by content type. */
  readonly parts: Readonly<Record<string, string>>;
}

function unfoldHeaders(block: string): Record<string, string> {
  const lines = block.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function split(raw: string): [head: string, body: string] {
  const gap = raw.indexOf('\r\n\r\n');
  return [raw.slice(0, gap), raw.slice(gap + 4)];
}

function readParts(raw: string): Pick<ReceivedMail, 'headers' | 'parts'> {
  const [head, body] = split(raw);
  const headers = unfoldHeaders(head);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [partHead, partBody] = split(part.trimStart());
      const about = unfoldHeaders(partHead);
      return [about['content-type'] ?? '', decode(partBody, about['content-transfer-encoding'])];
    });
  return { headers, parts: Object.fromEntries(parts) as Record<string, string> };
}

/** A real SMTP server for a test; `close` ends it with every connection. */
export async function startSmtpServer(options: SMTPServerOptions = {}, port = 0) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Its certificate is a published one, which is all a test needs.
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss' ? done(null, { user: username ?? '' }) : done(new Error('wrong')),
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          isEncrypted: session.secure,
          user: typeof session.user === 'string' ? session.user : undefined,
          ...readParts(raw),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    received,
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Something that takes connections and never says a word. */
export async function startSilentServer(port: number) {
  const open = new Set<{ destroy: () => void }>();
  const server: Server = createServer((socket) => void open.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
