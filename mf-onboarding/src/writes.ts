import type { WriteRules } from '@spire/client';
import { profileWrites } from '@spire/profile-form/writes';

/** What the pages of this remote write, and what each write changes in what is known. */
export const writes = profileWrites satisfies WriteRules;
