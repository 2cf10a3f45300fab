import type { Page } from '@playwright/test';

/** A file as a person picks it. */
export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A place that the camera has written into the file, and that nobody is to find again. */
export const SECRET_PLACE = 'GPS 59.9139 N 10.7522 E';

/** A picture as the browser itself encodes it, half of it transparent where its kind can. */
async function encoded(page: Page, type: string, sides: readonly [number, number] = [1600, 1200]): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([mimeType, width, height]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('This browser draws nothing');
      context.fillStyle = '#8ab';
      context.fillRect(0, 0, width, mimeType === 'image/png' ? height / 2 : height);
      context.fillStyle = '#e95';
      context.fillRect(1000, 200, 300, 300);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: mimeType, quality: 0.9 })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [type, ...sides] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** The segment of a camera: that the picture lies on its side, and where it was taken. */
function exifSegment(): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  // Orientation, a short, once: 6, to be turned to the right.
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(6, 18);
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(SECRET_PLACE)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** The head of a PNG that claims 60,000 by 60,000 pixels. */
function hugePng(): Buffer {
  const head = Buffer.alloc(64);
  head.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(60_000, 16);
  head.writeUInt32BE(60_000, 20);
  return head;
}

/** The head of a picture as a telephone of Apple keeps it. */
function heic(): Buffer {
  const head = Buffer.alloc(64);
  head.writeUInt32BE(24, 0);
  head.write('ftypheic', 4, 'latin1');
  return head;
}

const GIF = Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Pictures of every kind, and files that only call themselves so. */
export async function pictureFiles(page: Page) {
  const jpeg = await encoded(page, 'image/jpeg');
  const withExif = Buffer.concat([jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2)]);
  const file = (name: string, mimeType: string, buffer: Buffer): PictureFile => ({ name, mimeType, buffer });
  return {
    jpeg: file('bilde.jpg', 'image/jpeg', withExif),
    png: file('bilde.png', 'image/png', await encoded(page, 'image/png')),
    portrait: file('hoyt.jpg', 'image/jpeg', await encoded(page, 'image/jpeg', [900, 1600])),
    webp: file('bilde.webp', 'image/webp', await encoded(page, 'image/webp')),
    gif: file('bilde.gif', 'image/gif', GIF),
    text: file('tekst.jpg', 'image/jpeg', Buffer.from('Kaffe på trappa')),
    empty: file('tom.jpg', 'image/jpeg', Buffer.alloc(0)),
    svg: file('tegning.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')),
    cut: file('halv.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length >> 1)),
    heic: file('bilde.heic', 'image/heic', heic()),
    bomb: file('stor.png', 'image/png', hugePng()),
    heavy: file('tung.jpg', 'image/jpeg', Buffer.concat([jpeg, Buffer.alloc(6 * 1024 * 1024)])),
  };
}
