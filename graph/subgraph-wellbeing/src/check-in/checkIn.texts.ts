import { CHECK_IN_FIELDS } from '@spire/domain/checkInRules';
import { namesOf } from '@spire/domain/recordFields';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The free texts of a check-in (D41); a row is named by its date. */
export const CHECK_IN_TEXTS = sealedTexts('wellbeing.check_in', namesOf(CHECK_IN_FIELDS, 'text'));
