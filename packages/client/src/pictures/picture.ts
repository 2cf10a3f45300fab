/** The forms in which a picture is kept: small for lists (D28), and larger for looking. */
export type PictureSize = 'small' | 'large';

/** A picture as it is kept; both forms are JPEG. */
export interface Picture extends Record<PictureSize, Blob> {
  /** Its sides in pixels, of any size: what its name tells, so that its room is kept before it comes. */
  shape?: { width: number; height: number };
}
