import { followedErrors } from '@spire/domain/scales';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import type { FollowedScalesStore } from './followedScales.store.ts';
import type { FollowedScales, SaveFollowedScalesInput } from './followedScales.type.ts';

export interface FollowedScalesService {
  /** The followed scales: none until the person has chosen. */
  find(claims: Claims): Promise<FollowedScales>;
  save(claims: Claims, input: SaveFollowedScalesInput, now: Date): Promise<FollowedScales>;
}

export function createFollowedScalesService(store: FollowedScalesStore): FollowedScalesService {
  const find = async (claims: Claims) => (await store.find(claims)) ?? { scales: [], isOnHome: true, updatedAt: null };
  return {
    find,
    save: async (claims, { scales, isOnHome }, now) => {
      refuseWhenWrong(followedErrors(scales));
      return store.put(claims, { scales, isOnHome: isOnHome ?? (await find(claims)).isOnHome }, now);
    },
  };
}
