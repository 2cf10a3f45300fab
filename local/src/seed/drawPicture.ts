import { PICTURE_SIZES } from '@spire/domain/pictureBucket';
import sharp from 'sharp';

type Colour = readonly [red: number, green: number, blue: number];

/** Hills, a sky and a sun, `across` and `down` in shares of the width and height; each number has its own. */
function pixelOf(number: number, { across, down, shape }: { across: number; down: number; shape: number }): Colour {
  const warmth = (number * 37) % 100;
  const ridge = (at: number) => 0.5 + at * 0.16 + 0.07 * Math.sin(across * (5 + at * 3) + number * (1 + at));
  if (down > ridge(2)) return [70 + warmth * 0.3, 104, 84];
  if (down > ridge(1)) return [104 + warmth * 0.4, 138, 112];
  if (down > ridge(0)) return [146 + warmth * 0.4, 170, 150];
  const isSun = Math.hypot(across - 0.2 - (number % 5) * 0.14, (down - 0.3) / shape) < 0.07;
  return isSun ? [255, 236, 196] : [186 + warmth * 0.6, 206 + down * 30 - warmth * 0.2, 222 - warmth * 0.5];
}

/** A small landscape as JPEG in both sizes, so that a seeded memory has a picture. */
export async function drawPicture(number: number): Promise<{ small: Buffer; large: Buffer }> {
  const longest = PICTURE_SIZES.large.longestSide;
  const other = Math.round(longest * 0.75);
  const [width, height] = number % 3 === 0 ? [other, longest] : [longest, other];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const pixel = pixelOf(number, {
      across: (at % width) / width,
      down: Math.floor(at / width) / height,
      shape: width / height,
    });
    pixels.set(pixel, at * 3);
  }
  const drawn = sharp(pixels, { raw: { width, height, channels: 3 } });
  const side = PICTURE_SIZES.small.longestSide;
  return {
    large: await drawn.clone().jpeg({ quality: 80 }).toBuffer(),
    small: await drawn.resize(side, side, { fit: 'inside' }).jpeg({ quality: 80 }).toBuffer(),
  };
}
