import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { namesOf } from '@spire/domain/recordFields';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The texts that a search looks in. */
export const SEARCHED_TEXTS = sealedTexts('wellbeing.memory', ['title', 'description'] as const);

/** The free texts of a memory (D41); a row is named by its id. */
export const MEMORY_TEXTS = sealedTexts('wellbeing.memory', namesOf(MEMORY_FIELDS, 'text'));
