import { z } from 'zod';
import { said } from './fields.ts';

/** Patterns of whole words, whatever their case; `{near}` stands for somebody near. */
const patterns = z.array(said).readonly();

/** Words by which a wish tells of a hardship, and those by which it says that one is over. */
export const heavyWords = z.strictObject({
  near: said,
  goodOutcome: patterns,
  death: patterns,
  illness: patterns,
  loss: patterns,
  tears: patterns,
  fear: patterns,
  peril: patterns,
});
export type HeavyWords = z.output<typeof heavyWords>;
