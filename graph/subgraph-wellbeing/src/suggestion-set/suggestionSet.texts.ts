import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** All suggestions of a set are one sealed text (decision 0032); a row is named by its id. */
export const SET_TEXTS = sealedTexts('wellbeing.suggestion_set', ['answer']);
