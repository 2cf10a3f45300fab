import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { Weight } from '@spire/domain/weights';
import type { Encouragement, FeelingTexts, Note } from './expectationTexts/feelingTexts.ts';
import { type Source, SOURCES } from './expectationTexts/sources.ts';
import { calmFeeling, notesOn as notesAmong, WEIGHT_THOUGHTS } from './expectationTexts/weightyDay.ts';
import { withNickname } from './expectationTexts/withNickname.ts';
import { TEXTS } from './generated/expectations.ts';

export { calmFeeling, WEIGHT_THOUGHTS, withNickname };
export type { Encouragement, FeelingTexts, Note, Source };

const noteOf = ({ source, ...note }: (typeof TEXTS)[DesiredFeeling]['learning']): Note => ({
  ...note,
  source: source === undefined ? null : SOURCES[source],
});

const textsOf = (feeling: DesiredFeeling): FeelingTexts => {
  const { encouragements, learning, brainTraining } = TEXTS[feeling];
  return { encouragements, learning: noteOf(learning), brainTraining: noteOf(brainTraining) };
};

/** The built-in answers of expectation lift, for each feeling; none names a level (trap 99). */
export const EXPECTATION_TEXTS: Record<DesiredFeeling, FeelingTexts> = {
  glad: textsOf('glad'),
  inspirert: textsOf('inspirert'),
  kjaerlig: textsOf('kjaerlig'),
  malrettet: textsOf('malrettet'),
  rolig: textsOf('rolig'),
  mestring: textsOf('mestring'),
  selvsikker: textsOf('selvsikker'),
};

/** The notes of a day on which something weighs: they follow what it is, and the feeling as far as that allows (D61). */
export const notesOn = (kind: Weight | null, feeling: DesiredFeeling) => notesAmong(kind, feeling, EXPECTATION_TEXTS);
