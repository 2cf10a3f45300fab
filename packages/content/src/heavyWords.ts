import type { HeavyWords } from '../schema/heavyWords.ts';
import { TEXTS } from './generated/heavyWords.ts';

/** Words by which a wish tells of death, illness, loss, tears, fear or danger, and of a hardship that is over. */
export const HEAVY_WORDS: HeavyWords = TEXTS;
