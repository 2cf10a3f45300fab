import type { WriteRules } from '@spire/client';
import { profileWrites } from '@spire/profile-form/writes';

/** The writes of this remote's pages, and what each changes in what is known. */
export const writes = profileWrites satisfies WriteRules;
