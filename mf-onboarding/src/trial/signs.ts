/** The small signs of the trial, as lines for `LineDrawing`, from Lucide (ISC licence). */
export const SIGNS = {
  another: [
    'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8',
    'M21 3v5h-5',
    'M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16',
    'M8 16H3v5',
  ],
  back: ['m12 19-7-7 7-7', 'M19 12H5'],
  close: ['M18 6 6 18', 'm6 6 12 12'],
  device: ['M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2', 'M12 18h.01'],
  forward: ['m9 18 6-6-6-6'],
  pause: ['M14 5h4v14h-4z', 'M6 5h4v14H6z'],
  play: ['M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z'],
} as const satisfies Record<string, readonly string[]>;
