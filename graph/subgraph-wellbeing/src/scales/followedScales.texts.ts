import type { Scale } from '@spire/domain/scales';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The sealed choice of scales (D41, D70); a person's one row is named `own`. */
export const FOLLOWED_TEXTS = sealedTexts('wellbeing.followed_scales', ['choice']);

/** The sealed part of a choice. */
export interface SealedChoice {
  scales: Scale[];
  isOnHome: boolean;
}

/** The text of a choice that is sealed; what an import brings has been checked by its rules. */
export const writtenChoice = ({ scales, isOnHome }: { scales: readonly string[]; isOnHome: boolean }): string =>
  JSON.stringify({ scales, isOnHome });

/** A text opens only as it was sealed, and it was sealed as this. */
export const readChoice = (text: string): SealedChoice => JSON.parse(text) as SealedChoice;
