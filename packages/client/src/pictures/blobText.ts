/** Bytes as the text in which the sealed store keeps them. */
export async function toText(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const step = 0x8000;
  const pieces = Array.from({ length: Math.ceil(bytes.length / step) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * step, (at + 1) * step)),
  );
  return btoa(pieces.join(''));
}

export function fromText(text: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type });
}
