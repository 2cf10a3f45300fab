const TYPES: readonly { type: string; at: number; starts: string }[] = [
  { type: 'image/jpeg', at: 0, starts: '\xFF\xD8\xFF' },
  { type: 'image/png', at: 0, starts: '\x89PNG\r\n\x1A\n' },
  { type: 'image/gif', at: 0, starts: 'GIF8' },
  { type: 'image/webp', at: 8, starts: 'WEBP' },
];

/** The media type of a picture by its content; undefined for those that not every browser can show. */
export function pictureType(bytes: Uint8Array): string | undefined {
  const starts = String.fromCodePoint(...bytes.subarray(0, 16));
  return TYPES.find((each) => starts.startsWith(each.starts, each.at))?.type;
}
