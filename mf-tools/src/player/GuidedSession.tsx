import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import type { Player as Drawn } from './Player.tsx';

const fetchPlayer = () => import(/* webpackChunkName: "player" */ './Player.tsx');
const Player = lazy(async () => ({ default: (await fetchPlayer()).Player }));

/** The player, which is fetched when somebody is about to need it. */
export const GuidedSession = (props: ComponentProps<typeof Drawn>) => (
  <Suspense fallback={null}>
    <Player {...props} />
  </Suspense>
);

/** Fetches the player while somebody reads what an exercise is. */
export function usePlayerSoon(): void {
  useEffect(() => {
    // Where it cannot be had by now, it is asked for again once it is wanted.
    fetchPlayer().catch(() => undefined);
  }, []);
}
