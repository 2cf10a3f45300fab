import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The free texts of an expectation session (D41); a row is named by its id. */
export const EXPECTATION_TEXTS = sealedTexts('wellbeing.expectation_session', [
  'whatToDo',
  'whatCanGoBetter',
  'howToFeelGood',
]);
