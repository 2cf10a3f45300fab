import type { InnerBalanceCategory } from '@spire/domain/toolOptions';
import type { Tint } from '@spire/ui/tokens.ts';

/** By which an eye finds a group again, beside its sign and its name. */
export const CATEGORY_TINTS = {
  breathing: 'sky',
  movement: 'sun',
  sensory: 'violet',
} as const satisfies Record<InnerBalanceCategory, Tint>;
