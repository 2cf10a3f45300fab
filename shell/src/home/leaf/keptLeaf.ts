import { deviceStorage } from '@spire/domain/deviceStorage';

/** What a trial on this device has left, and what a person has taken of it and is not counted yet. */
const TRIAL = 'spire.trial';
/** Lies among the person's drafts, so that logging out deletes it. */
export const takenKey = (userId: string): string => `spire.draft.leaf.${userId}`;

/** Whether there is anything to offer or to count: of everybody else nothing more is fetched. */
export const mayHaveLeaf = (userId: string): boolean =>
  [TRIAL, takenKey(userId)].some((key) => deviceStorage.getItem(key) !== null);
