import { Suspense, useEffect, useRef } from 'react';
import { placeName, type RemotePlace, type Remotes } from '../federation/remotes.ts';
import { useLater } from '../loading.ts';
import { MissingContent } from './MissingContent.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';

/** It was fetched, and could not be drawn. */
const NOT_DRAWN = 'not drawn';

/** One page or card of a remote: awaited, failed with a quiet retry, or the remote's own drawing (D6). */
export function RemoteView({ remotes, place }: { remotes: Remotes; place: RemotePlace }) {
  const [state, retry, retryQuietly] = useLater(remotes.at(place));
  const tries = useRef(0);
  const error = state.kind === 'failed' ? state.error : undefined;
  const name = placeName(place);

  useEffect(() => {
    if (error !== undefined) console.error(`${name} could not be loaded`, error);
  }, [error, name]);

  const missing = { place, tries, onRetry: retry };
  if (state.kind !== 'ready') return <MissingContent {...missing} error={error} onHeal={retryQuietly} />;
  const Content = state.value;
  return (
    <RemoteBoundary
      name={name}
      onFailure={() => remotes.spoiled(place) && retry()}
      fallback={<MissingContent {...missing} error={NOT_DRAWN} onHeal={retry} />}
    >
      <Suspense fallback={<MissingContent {...missing} error={undefined} onHeal={() => undefined} />}>
        <Content />
      </Suspense>
    </RemoteBoundary>
  );
}
