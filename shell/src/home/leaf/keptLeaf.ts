import { deviceStorage } from '@spire/domain/deviceStorage';

/** A trial on this device has this key; a leaf taken of it that is not counted yet has the next. */
const TRIAL = 'spire.trial';
/** Lies among the person's drafts, so that logging out deletes it. */
export const takenKey = (userId: string): string => `spire.draft.leaf.${userId}`;

/** Whether there is anything to offer or to count: of everybody else nothing more is fetched. */
export const mayHaveLeaf = (userId: string): boolean =>
  [TRIAL, takenKey(userId)].some((key) => deviceStorage.getItem(key) !== null);
