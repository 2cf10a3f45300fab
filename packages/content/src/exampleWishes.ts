import { type ExampleWishes, type Voice, VOICES } from '../schema/exampleWishes.ts';
import { TEXTS } from './generated/exampleWishes.ts';

export { VOICES };
export type { Voice };

/** Ten wishes for each suggestion, by its id and by who might write it. */
export const EXAMPLE_WISHES: ExampleWishes = TEXTS;
