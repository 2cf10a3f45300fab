import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import sharp, { type Sharp } from 'sharp';
import { storagePerson, type StoragePerson } from './testing/storagePersons.ts';

const LIMIT = 5_242_880;
let stack: TestStack;
let person: StoragePerson;

beforeAll(async () => {
  stack = await startTestStack();
  person = await storagePerson(stack);
});
afterAll(() => stack.stop());

const plain = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'orange' } });
const memories = () => person.storage.from('memories');

async function upload(content: Buffer, contentType = 'image/png') {
  const name = `${person.id}/${randomUUID()}`;
  const { error } = await memories().upload(name, content, { contentType });
  return { name, error };
}

async function stored(content: Buffer, contentType?: string) {
  const { name, error } = await upload(content, contentType);
  expect(error).toBeNull();
  const { data } = await memories().download(name);
  return { type: data?.type, content: Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()) };
}

/** Two frames, red above blue. */
async function animation(): Promise<Sharp> {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } });
}

describe('a picture in memories', () => {
  it('is stored as what it is, whatever it was called', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
      const { type, content } = await stored(await plain().toFormat(format).toBuffer(), 'image/png');
      expect(type).toBe(`image/${format}`);
      expect(await sharp(content).metadata()).toMatchObject({ format, width: 40, height: 20 });
    }
  });

  it('is turned upright, and loses position, comments, profile and what hung on at its end', async () => {
    const exif = { IFD0: { Copyright: 'Kari Nordmann' }, IFD3: { GPSLatitude: '59/1 54/1 0/1', GPSLatitudeRef: 'N' } };
    const turned = await plain().withExif(exif).withIccProfile('p3').withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    const { content } = await stored(Buffer.concat([turned, Buffer.from('PK\x03\x04 hidden')]), 'image/jpeg');
    const facts = await sharp(content).metadata();
    expect(facts).toMatchObject({ width: 20, height: 40 });
    expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    for (const trace of ['Kari', 'hidden', 'Exif']) expect(content.includes(trace)).toBe(false);
  });

  it('goes on moving', async () => {
    for (const format of ['gif', 'webp'] as const) {
      const { content } = await stored(await (await animation()).toFormat(format).toBuffer());
      expect(await sharp(content, { animated: true }).metadata()).toMatchObject({ format, pages: 2 });
    }
  });

  it('keeps no script of a file that is a picture as well', async () => {
    const gif = await plain().gif().toBuffer();
    const script = '*/=1;alert(document.domain)//<script>alert(1)</script>';
    const { content } = await stored(Buffer.concat([gif, Buffer.from(script)]), 'image/gif');
    expect(content.includes('alert')).toBe(false);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string, string]>([
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), '415', 'image/png'],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), '415', 'image/png'],
    ['a TIFF', () => plain().tiff().toBuffer(), '415', 'image/jpeg'],
    ['an AVIF', () => plain().avif().toBuffer(), '415', 'image/webp'],
    ['a script that begins as GIF', () => Buffer.from('GIF89a/*\0\0\0*/=1;alert(1)'), '400', 'image/gif'],
    ['nothing', () => Buffer.alloc(0), '415', 'image/png'],
    ['half a JPEG', async () => halfOf(await noise(300, 300).jpeg().toBuffer()), '400', 'image/jpeg'],
    ['half a PNG', async () => halfOf(await noise(300, 300).png().toBuffer()), '400', 'image/png'],
    ['half a WebP', async () => halfOf(await noise(300, 300).webp().toBuffer()), '400', 'image/webp'],
    ['30,001 pixels in a row', () => plain(30_001, 1).png().toBuffer(), '413', 'image/png'],
    ['50 megapixels and more', () => plain(10_000, 5_001).png().toBuffer(), '413', 'image/png'],
    ['a stated type of another kind', () => plain().png().toBuffer(), '415', 'image/svg+xml'],
  ])('is not %s', async (_what, content, statusCode, type) => {
    expect((await upload(await content(), type)).error).toMatchObject({ statusCode });
  });

  it('has at most 5 MB', async () => {
    const fitting = await plain().png().toBuffer();
    const padded = (size: number) => Buffer.concat([fitting, Buffer.alloc(size - fitting.length)]);
    expect((await upload(padded(LIMIT))).error).toBeNull();
    expect((await upload(padded(LIMIT + 1))).error).toMatchObject({
      statusCode: '413',
      message: 'The object exceeded the maximum allowed size',
    });
  });

  it('is not refused for growing while it is written anew', async () => {
    const large = await noise(3290, 3290).jpeg({ quality: 72 }).toBuffer();
    expect(large.length).toBeGreaterThan(0.98 * LIMIT);
    expect(large.length).toBeLessThan(LIMIT);
    expect((await upload(large, 'image/jpeg')).error).toBeNull();
  });

  it('that never ends is refused where the limit is, and nothing of it stays', async () => {
    const { sent, answer } = await sendEndlessly(`/object/memories/${person.id}/endless.png`);
    expect(answer).toContain('EntityTooLarge');
    expect(sent).toBeLessThan(20 * LIMIT);
    const files = readdirSync(path.join(stack.dataFolder, 'storage'), { recursive: true });
    expect(files.filter((file) => path.basename(path.dirname(String(file))) === 'drafts')).toEqual([]);
    expect((await memories().exists(`${person.id}/endless.png`)).data).toBe(false);
  });
});

const halfOf = (content: Buffer) => content.subarray(0, Math.floor(content.length / 2));

function noise(width: number, height: number): Sharp {
  const noiseOf = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'grey', noise: noiseOf } });
}

/** Sends chunk after chunk without saying how many, until the server has cut the connection. */
function sendEndlessly(address: string): Promise<{ sent: number; answer: string }> {
  return new Promise((resolve) => {
    let sent = 0;
    let answer = '';
    const sending = request(`${stack.url}/storage/v1${address}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'image/png' },
    });
    const chunk = Buffer.alloc(65_536, 'x');
    const timer = setInterval(() => {
      if (sending.writableLength < LIMIT && sending.write(chunk)) sent += chunk.length;
    }, 1);
    sending.on('response', (response) => response.on('data', (part: Buffer) => (answer += part.toString())));
    sending.on('error', () => undefined);
    sending.on('close', () => {
      clearInterval(timer);
      resolve({ sent, answer });
    });
  });
}
