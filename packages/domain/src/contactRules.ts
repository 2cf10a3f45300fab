import type { FieldError } from './errorCodes.ts';
import { optionListErrors, textErrors } from './fieldChecks.ts';
import { LIMITS } from './limits.ts';
import { CONTACT_ATTRIBUTES } from './toolOptions.ts';

/** A contact to turn to. */
export interface ContactDraft {
  name: string;
  attributes: readonly string[];
}

/** Everything wrong with a contact (spec 2 §5: a name and at least one attribute); empty when it can be saved. */
export function contactErrors({ name, attributes }: ContactDraft): FieldError[] {
  return [
    ...textErrors('name', name, LIMITS.contactName),
    ...optionListErrors('attributes', attributes, CONTACT_ATTRIBUTES),
  ];
}
