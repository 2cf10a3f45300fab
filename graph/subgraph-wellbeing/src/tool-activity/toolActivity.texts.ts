import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The whole record of a completed tool is one sealed text (decision 0025); a row is named by its id. */
export const TOOL_TEXTS = sealedTexts('wellbeing.tool_activity', ['record']);
