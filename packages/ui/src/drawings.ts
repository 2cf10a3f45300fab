/**
 * The three drawings that the first screens need, as lines for `LineDrawing`, from Lucide (ISC licence): its library
 * comes with what draws more.
 */
export const DRAWINGS = {
  alert: ['M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20', 'M12 8v4', 'M12 16h.01'],
  forward: ['m9 18 6-6-6-6'],
  home: [
    'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8',
    'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  ],
} as const satisfies Record<string, readonly string[]>;
