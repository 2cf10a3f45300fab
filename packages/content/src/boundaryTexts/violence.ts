import { TEXTS } from '../generated/insteadOfANo.ts';
import type { InsteadOfANo } from '../../schema/boundaries.ts';

/**
 * Shown in place of a script where a text hints at violence or control (S15): a no can make things worse there. The number
 * itself stands once, in the help numbers.
 */
export const INSTEAD_OF_A_NO: InsteadOfANo = TEXTS;
