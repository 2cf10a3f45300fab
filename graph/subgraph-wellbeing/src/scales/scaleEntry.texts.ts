import type { Scale } from '@spire/domain/scales';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The answer to a scale (D41, D70); a row is named by its id. */
export const SCALE_ENTRY_TEXTS = sealedTexts('wellbeing.scale_entry', ['answer']);

/** The sealed part of an answer: everything but its day. */
export interface SealedAnswer {
  scale: Scale;
  value: number;
  isCarried: boolean;
}

/** The text of an answer that is sealed; what an import brings has been checked by its rules. */
export const writtenAnswer = ({ scale, value, isCarried }: Omit<SealedAnswer, 'scale'> & { scale: string }): string =>
  JSON.stringify({ scale, value, isCarried });

/** A text opens only as it was sealed, and it was sealed as this. */
export const readAnswer = (text: string): SealedAnswer => JSON.parse(text) as SealedAnswer;

/** The name of the row of a scale and date, which are not told by it: the same for every answer to them. */
export function entryId(key: PersonKey, userId: string, { date, scale }: { date: string; scale: string }): string {
  const place = { userId, table: 'wellbeing.scale_entry', column: 'answer' };
  const hex = Buffer.from(key.fingerprint(place, `${date} ${scale}`)).toString('hex');
  // A UUID whose bits its maker decides (RFC 9562, version 8).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
