import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

const TABLE = 'wellbeing.expectation_session';

/** The free texts of an expectation session (D41); a row is named by its id. */
export const EXPECTATION_TEXTS = sealedTexts(TABLE, ['whatToDo', 'whatCanGoBetter', 'howToFeelGood']);
/** The plan among them, which alone can change. */
export const PLAN_TEXT = sealedTexts(TABLE, ['howToFeelGood']);
