import type { PacingRecord } from '@spire/domain/pacing';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The sealed record of a day's energy (D41); a row is named by its date. */
export const PACING_TEXTS = sealedTexts('wellbeing.pacing_day', ['record']);

/** A record with the room that stood there when it was kept. */
export interface SealedPacing extends PacingRecord {
  shownRoom: number;
}

/** Unchecked values; an import has been checked by its rules before. */
type Written = { [Name in keyof SealedPacing]: unknown };

export const writtenPacing = ({ room, shownRoom, things, isBig, morning }: Written): string =>
  JSON.stringify({ room, shownRoom, things, isBig, morning });

/** A text opens only as it was sealed, and it was sealed as this. */
export const readPacing = (text: string): SealedPacing => JSON.parse(text) as SealedPacing;
