import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { namesOf } from '@spire/domain/recordFields';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The free texts of a memory (D41); a row is named by its id. */
export const MEMORY_TEXTS = sealedTexts('wellbeing.memory', namesOf(MEMORY_FIELDS, 'text'));
