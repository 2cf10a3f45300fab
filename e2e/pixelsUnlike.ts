import type { Page } from '@playwright/test';

/** So far an edge may be smoothed otherwise where the same is drawn in another layer, in steps of 255. */
const SMOOTHING = 64;

/** How many pixels of two pictures of a page are not the same colour, but for the smoothing of edges. */
export const pixelsUnlike = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async ({ pictures, smoothing }) => {
      const read = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        pen?.drawImage(bitmap, 0, 0);
        return pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
      };
      const [left, right] = await Promise.all(pictures.map(read));
      if (left === undefined || right === undefined || left.length !== right.length) return Infinity;
      const unlike = new Set<number>();
      for (const [at, value] of left.entries())
        if (Math.abs(value - (right[at] ?? 0)) > smoothing) unlike.add(Math.floor(at / 4));
      return unlike.size;
    },
    { pictures: [one, other].map((picture) => picture.toString('base64')), smoothing: SMOOTHING },
  );
