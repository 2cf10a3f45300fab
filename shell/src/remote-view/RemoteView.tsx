import { common, useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { Card } from '@spire/ui/Card';
import { Page } from '@spire/ui/Page';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { Suspense, useEffect, type ReactNode } from 'react';
import { placeName, type RemotePlace, type Remotes } from '../federation/remotes.ts';
import { useLater } from '../loading.ts';
import { shell } from '../messages/namespace.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

/** One page or card of a remote: loading, failed with a quiet retry, or the remote's own drawing (D6). */
export function RemoteView({ remotes, place }: { remotes: Remotes; place: RemotePlace }) {
  const [state, retry] = useLater(remotes.at(place));
  const error = state.kind === 'failed' ? state.error : undefined;
  const name = placeName(place);

  useEffect(() => {
    if (error !== undefined) console.error(`${name} could not be loaded`, error);
  }, [error, name]);

  const frame = (content: ReactNode) => (place.kind === 'card' ? <Card>{content}</Card> : content);
  if (state.kind === 'loading') return frame(<Waiting />);
  const failed = <Failed place={place} onRetry={retry} />;
  if (state.kind === 'failed') return failed;
  const Content = state.value;
  return (
    <RemoteBoundary name={name} onFailure={() => remotes.spoiled(place) && retry()} fallback={failed}>
      <Suspense fallback={frame(<Waiting />)}>
        <Content />
      </Suspense>
    </RemoteBoundary>
  );
}

function Waiting() {
  const tCommon = useMessages(common);
  return <LoadingState text={tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />;
}

/** A page that failed keeps its name; a card keeps its place. */
function Failed({ place, onRetry }: { place: RemotePlace; onRetry: () => void }) {
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  const pageTitle = usePageTitle(place.id);
  const retryLabel = tCommon('actions.retry');
  if (place.kind === 'card') {
    return (
      <Card>
        <ErrorState
          title={t('remote.cardTitle')}
          text={t('remote.cardText')}
          retryLabel={retryLabel}
          onRetry={onRetry}
          isQuiet
        />
      </Card>
    );
  }
  return (
    <Page title={pageTitle}>
      <ErrorState title={t('remote.pageTitle')} text={t('remote.pageText')} retryLabel={retryLabel} onRetry={onRetry} />
    </Page>
  );
}
