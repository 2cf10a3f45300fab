/** A cross, as lines for `LineDrawing`, from Lucide (ISC licence). */
export const CROSS = ['M18 6 6 18', 'm6 6 12 12'] as const;

/** A tick, as lines for `LineDrawing`, from Lucide (ISC licence). */
export const TICK = ['M20 6 9 17l-5-5'] as const;
