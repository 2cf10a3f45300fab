import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { Encouragement, FeelingTexts, Note } from './expectationTexts/feelingTexts.ts';
import { GLAD } from './expectationTexts/glad.ts';
import { INSPIRERT } from './expectationTexts/inspirert.ts';
import { KJAERLIG } from './expectationTexts/kjaerlig.ts';
import { MALRETTET } from './expectationTexts/malrettet.ts';
import { MESTRING } from './expectationTexts/mestring.ts';
import { ROLIG } from './expectationTexts/rolig.ts';
import { SELVSIKKER } from './expectationTexts/selvsikker.ts';
import type { Source } from './expectationTexts/sources.ts';
import { withNickname } from './expectationTexts/withNickname.ts';

export { withNickname };
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
