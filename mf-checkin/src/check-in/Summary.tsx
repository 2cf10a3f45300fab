import { common, useMessages } from '@spire/i18n';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { checkin } from '../messages/namespace.ts';
import type { CheckInSummaryProps } from './CheckInSummary.tsx';

let known: ComponentType<CheckInSummaryProps> | undefined;

/** Fetches what follows a saved check-in, so that it is here before it is needed. */
export async function fetchSummary(): Promise<void> {
  ({ CheckInSummary: known } = await import(/* webpackChunkName: "day" */ './CheckInSummary.tsx'));
}

/** The summary, which is no part of what the form costs. */
export function Summary(props: CheckInSummaryProps) {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(known === undefined ? 'loading' : 'ready');
  const fetch = useCallback(() => {
    fetchSummary().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, []);
  useEffect(() => {
    if (state === 'loading') fetch();
  }, [state, fetch]);

  const Known = known;
  if (Known !== undefined) return <Known {...props} />;
  if (state === 'failed')
    return (
      <ErrorState
        title={t('summary.title')}
        text={t('page.summaryFailed')}
        retryLabel={tCommon('actions.retry')}
        onRetry={() => setState('loading')}
      />
    );
  return <LoadingState text={tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />;
}
