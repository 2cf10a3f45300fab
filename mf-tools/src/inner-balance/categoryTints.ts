import type { InnerBalanceCategory } from '@spire/domain/toolOptions';
import type { Tint } from '@spire/ui/tokens.ts';

/** The colour of each group, by which it is recognised beside its emoji and its name. */
export const CATEGORY_TINTS = {
  breathing: 'sky',
  movement: 'sun',
  sensory: 'violet',
} as const satisfies Record<InnerBalanceCategory, Tint>;
