const MARKS: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];
const LOOKED_AT = 2000;

/** UTF-16 of Western letters has a zero in every other byte. */
function unmarkedEncoding(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, LOOKED_AT);
  const zeros = (odd: number) => head.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  if (zeros(1) > head.length / 4) return 'utf-16le';
  return zeros(0) > head.length / 4 ? 'utf-16be' : undefined;
}

/** The text of a file: by its mark, else as UTF-8 where it is valid, else as Windows-1252. Line ends become `\n`. */
export function decodeText(bytes: Uint8Array): string {
  const mark = MARKS.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  const encoding = mark?.encoding ?? unmarkedEncoding(bytes);
  return textOf(bytes, encoding).replaceAll(/\r\n?/g, '\n');
}

function textOf(bytes: Uint8Array, encoding: string | undefined): string {
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether it is no text at all. */
export function isBinary(text: string): boolean {
  return text.slice(0, LOOKED_AT).includes('\0');
}
