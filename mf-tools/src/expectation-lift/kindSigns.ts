import type { EventKind } from '@spire/domain/eventKinds';

/** A circle as a line. */
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** The sign of each kind of event, as lines for `LineDrawing`, from Lucide (ISC licence). */
export const KIND_SIGNS: Readonly<Record<EventKind, readonly string[]>> = {
  health: [
    'M11 2v2',
    'M5 2v2',
    'M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1',
    'M8 15a6 6 0 0 0 12 0v-3',
    circle(20, 10, 2),
  ],
  people: [
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2',
    'M16 3.128a4 4 0 0 1 0 7.744',
    'M22 21v-2a4 4 0 0 0-3-3.87',
    circle(9, 7, 4),
  ],
  feast: [
    'M12 7v14',
    'M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8',
    'M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5',
    'M4 7h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1',
  ],
  work: [
    'M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16',
    'M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2',
  ],
  travel: [
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0',
    circle(12, 10, 3),
  ],
  grief: [
    'M12 5a3 3 0 1 1 3 3m-3-3a3 3 0 1 0-3 3m3-3v1M9 8a3 3 0 1 0 3 3M9 8h1m5 0a3 3 0 1 1-3 3m3-3h-1m-2 3v-1',
    circle(12, 8, 2),
    'M12 10v12',
    'M12 22c4.2 0 7-1.667 7-5-4.2 0-7 1.667-7 5Z',
    'M12 22c-4.2 0-7-1.667-7-5 4.2 0 7 1.667 7 5Z',
  ],
  everyday: [
    circle(12, 12, 4),
    ...['M12 2v2', 'M12 20v2', 'm4.93 4.93 1.41 1.41', 'm17.66 17.66 1.41 1.41', 'M2 12h2', 'M20 12h2'],
    ...['m6.34 17.66-1.41 1.41', 'm19.07 4.93-1.41 1.41'],
  ],
  other: [circle(12, 12, 1), circle(19, 12, 1), circle(5, 12, 1)],
};

export const DOWN = ['m6 9 6 6 6-6'] as const;
export const PLUS = ['M5 12h14', 'M12 5v14'] as const;
export const PICTURE = [
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2',
  circle(9, 9, 2),
  'm21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
] as const;
