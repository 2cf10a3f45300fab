import { PICTURE_BUCKET, PICTURE_SIZES } from '@spire/domain/pictureBucket';
import type { Picture } from './picture.ts';
import { fileProblem, isMoving, type PictureProblem, unopenedProblem } from './pictureFile.ts';

export type { PictureProblem };

/** A picture that is ready to be kept, and what was done to it that a person may wonder about. */
export type Shrunk =
  | { kind: 'ready'; picture: Picture; wasTransparent: boolean; wasMoving: boolean }
  | { kind: 'refused'; problem: PictureProblem };

/** After the smallest of these a picture has to be smaller in itself to be lighter. */
const QUALITIES = [0.8, 0.7, 0.6, 0.5];

/** As large as asked for, and never larger than it is. */
function sidesWithin({ width, height }: ImageBitmap, longest: number) {
  const share = Math.min(1, longest / Math.max(width, height));
  return {
    resizeWidth: Math.max(1, Math.round(width * share)),
    resizeHeight: Math.max(1, Math.round(height * share)),
  };
}

async function drawn(whole: ImageBitmap, longest: number) {
  // The browser scales it away from the thread that follows the hand.
  const scaled = await createImageBitmap(whole, { ...sidesWithin(whole, longest), resizeQuality: 'high' });
  const canvas = new OffscreenCanvas(scaled.width, scaled.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing');
  context.drawImage(scaled, 0, 0);
  scaled.close();
  return { canvas, context };
}

/** Whether anything of it can be seen through; asked of the small form, which is enough. */
function isTransparent({ canvas, context }: Awaited<ReturnType<typeof drawn>>): boolean {
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** A JPEG of it, on white: JPEG knows no other ground than a full one. */
async function jpegOf({ canvas, context }: Awaited<ReturnType<typeof drawn>>, quality: number): Promise<Blob> {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

async function largeOf(whole: ImageBitmap): Promise<Blob> {
  const { longestSide, mostBytes } = PICTURE_SIZES.large;
  for (let side: number = longestSide; ; side = Math.round(side * 0.75)) {
    const picture = await drawn(whole, side);
    for (const quality of QUALITIES) {
      const blob = await jpegOf(picture, quality);
      if (blob.size <= mostBytes || side < PICTURE_SIZES.small.longestSide) return blob;
    }
  }
}

/** Some browsers draw in a page what they do not unpack by themselves, such as HEIC. */
async function drawnInPage(file: Blob): Promise<ImageBitmap> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return await createImageBitmap(image);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** The whole picture, upright. */
const unpacked = (file: Blob) =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => drawnInPage(file));

/**
 * Makes of a file the two forms in which a picture is kept (D28): upright, without metadata, on white, as JPEG. Nothing
 * of the file itself ever leaves the device.
 */
export async function shrinkPicture(file: Blob): Promise<Shrunk> {
  if (file.size > PICTURE_BUCKET.mostBytes) return { kind: 'refused', problem: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = fileProblem(bytes);
  if (problem !== undefined) return { kind: 'refused', problem };
  try {
    const whole = await unpacked(file);
    const small = await drawn(whole, PICTURE_SIZES.small.longestSide);
    const wasTransparent = isTransparent(small);
    const picture = {
      small: await jpegOf(small, PICTURE_SIZES.small.quality),
      large: await largeOf(whole),
      shape: { width: small.canvas.width, height: small.canvas.height },
    };
    whole.close();
    return { kind: 'ready', picture, wasTransparent, wasMoving: isMoving(bytes) };
  } catch {
    return { kind: 'refused', problem: unopenedProblem(bytes) };
  }
}
