/** A tick, as lines for `LineDrawing`, from Lucide (ISC licence). */
export const TICK = ['M20 6 9 17l-5-5'] as const;
