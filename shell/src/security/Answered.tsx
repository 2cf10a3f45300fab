import { useIsConnected } from '@spire/client/useIsConnected';
import { common, useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { ErrorState, LoadingState } from '@spire/ui/states';
import type { ReactNode } from 'react';
import type { Later } from '../loading.ts';
import { security } from './messages/namespace.ts';
import { TroubleText } from './TroubleText.tsx';
import { troubleOf } from './troubles.ts';

interface AnsweredProps<T> {
  state: Later<T>;
  loadingText: string;
  failedTitle: string;
  onRetry: () => void;
  children: (value: T) => ReactNode;
}

/** One section's own waiting, failing and being there: none hides the others. */
export function Answered<T>({ state, loadingText, failedTitle, onRetry, children }: AnsweredProps<T>) {
  const t = useMessages(security);
  const tCommon = useMessages(common);
  const isConnected = useIsConnected();
  switch (state.kind) {
    case 'loading':
      return <LoadingState text={loadingText} slowText={tCommon('states.loadingSlow')} />;
    case 'failed':
      // One row where it would stand: without a network there is nothing to try.
      if (!isConnected) return <Quiet>{t('away')}</Quiet>;
      return (
        <ErrorState
          isQuiet
          titleLevel={3}
          title={failedTitle}
          text={<TroubleText trouble={troubleOf(state.error)} />}
          retryLabel={tCommon('actions.retry')}
          onRetry={onRetry}
        />
      );
    case 'ready':
      return children(state.value);
  }
}
