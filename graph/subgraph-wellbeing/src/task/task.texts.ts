import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The text of a task, which may be written for one person alone (D41); a row is named by its id. */
export const TASK_TEXTS = sealedTexts('wellbeing.task', ['text']);
