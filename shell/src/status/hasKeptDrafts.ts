import { deviceStorage } from '@spire/domain/deviceStorage';

/** Says that drafts of a person lie sealed here, so that nobody has to look for them at every start. */
export const keptKey = (userId: string): string => `spire.kept.${userId}`;

export const hasKeptDrafts = (userId: string): boolean => deviceStorage.getItem(keptKey(userId)) !== null;
