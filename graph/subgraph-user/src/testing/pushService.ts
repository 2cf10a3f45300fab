import { createDecipheriv, createECDH, createHash, createPublicKey, hkdfSync, verify, type ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push message as it arrived: its headers, its claimed sender, and its words to the browser it is for. */
export interface ArrivedPush {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** A browser's subscription, with the private half that only a browser has. */
export interface TestSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Opens what was sent to it (RFC 8291, RFC 8188); by hand, so that it does not trust what sealed it. */
  open: (body: Buffer) => unknown;
}

export interface TestPushService {
  origin: string;
  arrived: ArrivedPush[];
  /** Sets the status that messages are answered with from now on. */
  answerWith: (status: number) => void;
  /** A new browser, reached at this path. */
  subscribe: (path: string) => TestSubscription;
  stop: () => Promise<void>;
}

const AUTH = Buffer.alloc(16, 7);

function openWith(browser: ECDH, body: Buffer): unknown {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), AUTH, about, 32));
  const derive = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${info}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The text ends at the last byte that is not padding, which is 2 in the last record.
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

/** A push service of a browser's maker, on this machine. */
export async function startPushService(): Promise<TestPushService> {
  const arrived: ArrivedPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    arrived,
    answerWith: (next) => {
      status = next;
    },
    subscribe: (path) => {
      const browser = createECDH('prime256v1');
      const p256dh = browser.generateKeys('base64url');
      return {
        endpoint: origin + path,
        p256dh,
        auth: AUTH.toString('base64url'),
        open: (body) => openWith(browser, body),
      };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The sender's claims about itself (VAPID, RFC 8292); throws where this public key did not sign them. */
export function senderOf({ headers }: ArrivedPush, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers['authorization'])) ?? [];
  if (key !== publicKey) throw new Error('Another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const halves = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...halves }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('Not signed by that key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

/** The id under which the graph knows a browser (`PushDevice.id`). */
export function deviceIdAt(endpoint: string): string {
  return createHash('sha256')
    .update(endpoint)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
