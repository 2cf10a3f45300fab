import { common, useMessages } from '@spire/i18n';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { checkin } from './messages/namespace.ts';

/**
 * A part of a page that lies in a file of its own, and is no part of what the page costs: `fetch` brings it before it is
 * needed, and where it cannot be had it can be asked for again.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  let known: ComponentType<P> | undefined;
  const fetch = async (): Promise<void> => {
    known = await load();
  };

  function Part(props: P) {
    const t = useMessages(checkin);
    const tCommon = useMessages(common);
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(known === undefined ? 'loading' : 'ready');
    const bring = useCallback(() => {
      fetch().then(
        () => setState('ready'),
        () => setState('failed'),
      );
    }, []);
    useEffect(() => {
      if (state === 'loading') bring();
    }, [state, bring]);

    const Known = known;
    if (Known !== undefined) return <Known {...props} />;
    if (state === 'failed')
      return (
        <ErrorState
          title={t('page.partFailedTitle')}
          text={t('page.partFailed')}
          retryLabel={tCommon('actions.retry')}
          onRetry={() => setState('loading')}
        />
      );
    return <LoadingState text={tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />;
  }

  return { fetch, Part };
}
