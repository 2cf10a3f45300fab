import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { namesOf } from '@spire/domain/recordFields';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The texts of each memory that a search looks in. */
export const SEARCHED_TEXTS = sealedTexts('wellbeing.memory', ['title', 'description'] as const);
/** The words of a voice note, looked in where there is one. */
export const VOICE_TEXT = sealedTexts('wellbeing.memory', ['voiceText'] as const);

/** The texts of a memory that are sealed (D41), its further pictures as one of them; a row is named by its id. */
export const MEMORY_TEXTS = sealedTexts('wellbeing.memory', [...namesOf(MEMORY_FIELDS, 'text'), 'morePictures']);
