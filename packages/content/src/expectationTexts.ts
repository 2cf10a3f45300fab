import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { Weight } from '@spire/domain/weights';
import type { Encouragement, FeelingTexts, Note } from './expectationTexts/feelingTexts.ts';
import { GLAD } from './expectationTexts/glad.ts';
import { INSPIRERT } from './expectationTexts/inspirert.ts';
import { KJAERLIG } from './expectationTexts/kjaerlig.ts';
import { MALRETTET } from './expectationTexts/malrettet.ts';
import { MESTRING } from './expectationTexts/mestring.ts';
import { ROLIG } from './expectationTexts/rolig.ts';
import { SELVSIKKER } from './expectationTexts/selvsikker.ts';
import type { Source } from './expectationTexts/sources.ts';
import { calmFeeling, notesOn as notesAmong, WEIGHT_THOUGHTS } from './expectationTexts/weightyDay.ts';
import { withNickname } from './expectationTexts/withNickname.ts';

export { calmFeeling, WEIGHT_THOUGHTS, withNickname };
export type { Encouragement, FeelingTexts, Note, Source };

/** The built-in answers of expectation lift, for each feeling; none names a level (trap 99). */
export const EXPECTATION_TEXTS: Record<DesiredFeeling, FeelingTexts> = {
  glad: GLAD,
  inspirert: INSPIRERT,
  kjaerlig: KJAERLIG,
  malrettet: MALRETTET,
  rolig: ROLIG,
  mestring: MESTRING,
  selvsikker: SELVSIKKER,
};

/** The notes of a day on which something weighs: they follow what it is, and the feeling as far as that allows (D61). */
export const notesOn = (kind: Weight | null, feeling: DesiredFeeling) => notesAmong(kind, feeling, EXPECTATION_TEXTS);
