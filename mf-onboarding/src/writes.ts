import type { WriteRules } from '@spire/client';
import { profileWrites } from '@spire/profile-form/writes';
import { sharedWrites } from '@spire/written/writes.ts';

/** What the pages of this remote write, and what each write changes in what is known. */
export const writes = { ...profileWrites, decideConsent: sharedWrites.decideConsent } as const satisfies WriteRules;
