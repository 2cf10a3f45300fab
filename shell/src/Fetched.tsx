import { common, useMessages } from '@spire/i18n';
import { ErrorState, LoadingState } from '@spire/ui/states';
import type { ReactNode } from 'react';
import { useLater, type Loader } from './loading.ts';

/** A part of the shell that is fetched when first wanted: waiting, failed with a retry, or there. */
export function Fetched<T>({ loader, children }: { loader: Loader<T>; children: (value: T) => ReactNode }) {
  const tCommon = useMessages(common);
  const [state, retry] = useLater(loader);
  switch (state.kind) {
    case 'loading':
      return <LoadingState text={tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />;
    case 'failed':
      return (
        <ErrorState
          title={tCommon('states.loadFailed')}
          text={tCommon('errors.NETWORK')}
          retryLabel={tCommon('actions.retry')}
          onRetry={retry}
        />
      );
    case 'ready':
      return children(state.value);
  }
}
