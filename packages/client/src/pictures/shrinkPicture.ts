/** The longest side of a picture that is kept, and how it is encoded (spec 2 §5, D28). */
const LONGEST = 300;
const QUALITY = 0.8;

/** The size a picture is drawn in: as it is, or its longest side made 300 px. */
export function shrunkSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A picture as it is kept: 300 px, JPEG 0.8, upright, on white where it was transparent. It is drawn anew, so that
 * nothing is left of what a camera writes into it: place, time, device (trap 68). Rejects for what is no picture.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const drawn = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = shrunkSize(drawn);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw pictures');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(drawn, 0, 0, width, height);
  drawn.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be written')) : resolve(blob)),
      'image/jpeg',
      QUALITY,
    );
  });
}
