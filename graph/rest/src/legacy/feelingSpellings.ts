import {
  AFTER_FEELINGS,
  type AfterFeeling,
  DESIRED_FEELINGS,
  type DesiredFeeling,
  INNER_BALANCE_CATEGORIES,
  type InnerBalanceCategory,
} from '@spire/domain/toolOptions';
import { shownAs } from './labels.ts';
import { type Spellings, withEmoji } from './spellings.ts';

export const DESIRED_FEELING_SPELLINGS: Spellings<DesiredFeeling> = shownAs(
  ({ desiredFeelings }) => desiredFeelings,
  withEmoji(DESIRED_FEELINGS),
);

export const AFTER_FEELING_SPELLINGS: Spellings<AfterFeeling> = shownAs(
  ({ afterFeelings }) => afterFeelings,
  withEmoji(AFTER_FEELINGS),
);

/** Movement had an emoji of its own in the first clients. */
export const BALANCE_SPELLINGS: Spellings<InnerBalanceCategory> = shownAs(
  ({ balanceCategories }) => balanceCategories,
  withEmoji({ ...INNER_BALANCE_CATEGORIES, movement: '🤸' }),
);
