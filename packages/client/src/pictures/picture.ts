/** A picture as it is kept: small for lists (D28), and larger for looking. Both are JPEG. */
export interface Picture {
  small: Blob;
  large: Blob;
}
