import type { Place } from '@spire/domain/remoteManifest';
import { useAppPages } from '@spire/remote-kit';
import { remotesOf } from '../signed-in/remotesOf.ts';
import { useShell } from '../ShellContext.tsx';
import { RemoteView } from './RemoteView.tsx';

/** The cards that the remotes have for a place other than Home, whatever the moment. */
export function PlaceCards({ place }: { place: Place }) {
  const { config } = useShell();
  const { cards } = useAppPages();
  return cards
    .filter((card) => card.place === place)
    .toSorted((one, other) => one.order - other.order)
    .map(({ owner, id }) => (
      <RemoteView key={id} remotes={remotesOf(config)} place={{ remote: owner, kind: 'card', id }} />
    ));
}
