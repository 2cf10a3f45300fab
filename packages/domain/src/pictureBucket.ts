import type { FieldError } from './errorCodes.ts';

/** Where a person's pictures are stored, and which the bucket takes (spec 1 §3, D28): private, 5 MB each. */
export const PICTURE_BUCKET = {
  id: 'memories',
  isPublic: false,
  mostBytes: 5_242_880,
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
} as const;

/** How pictures are shrunk before they are sent (D28): small for lists, and larger for looking. Sides in pixels. */
export const PICTURE_SIZES = {
  small: { longestSide: 300, quality: 0.8 },
  large: { longestSide: 1200, quality: 0.8, mostBytes: 250_000 },
} as const;

/** Where the larger form of a picture lies: beside it, in the same folder. */
export function largerPicturePath(path: string): string {
  return path.replace(/\.(\w+)$/, '_large.$1');
}

/** The name of a picture that tells its shape, so that its room can be kept before it comes. */
export function namedBy(id: string, shape: { width: number; height: number } | undefined): string {
  return shape === undefined ? id : `${id}-${shape.width}x${shape.height}`;
}

/** Its sides, by its name; undefined for one whose name does not tell. */
export function pictureShape(path: string): { width: number; height: number } | undefined {
  const [, width, height] = /-(\d{1,5})x(\d{1,5})\.\w+$/.exec(path) ?? [];
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : undefined;
}

/** Its width to its height, by its name; undefined for one whose name does not tell. */
export function pictureRatio(path: string): number | undefined {
  const shape = pictureShape(path);
  return shape === undefined ? undefined : shape.width / shape.height;
}

const PICTURE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.(jpg|jpeg|png|gif|webp)$/;

/** Whether that is a picture in the person's own folder of the bucket: no address, no other folder, no way out of it. */
export function isOwnPicturePath(userId: string, path: string): boolean {
  const folder = `${userId}/`;
  return path.startsWith(folder) && PICTURE_NAME.test(path.slice(folder.length));
}

/** Whether that is the name of a picture in the person's own folder, or none at all. */
export function avatarErrors(name: string | null): FieldError[] {
  return name === null || PICTURE_NAME.test(name) ? [] : [{ field: 'avatar', code: 'INVALID' }];
}
