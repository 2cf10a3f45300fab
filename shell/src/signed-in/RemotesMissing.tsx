import { common, useMessages } from '@spire/i18n';
import { Page } from '@spire/ui/Page';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { useState } from 'react';
import { shell } from '../messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { remotesOf } from './remotesOf.ts';

/** No remote offers what belongs here, for want of it or of a registry: says so, and asks the registry again. */
export function RemotesMissing() {
  const { config } = useShell();
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  const [isAsking, setAsking] = useState(false);

  async function handleRetry() {
    setAsking(true);
    await remotesOf(config)
      .refresh()
      .catch((error: unknown) => console.error('The registry could not be read', error));
    setAsking(false);
  }

  if (isAsking) return <LoadingState text={tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />;
  return (
    <Page title={t('remotes.missingTitle')} isNarrow>
      <ErrorState
        title={tCommon('states.loadFailed')}
        text={t('remotes.missingText')}
        retryLabel={tCommon('actions.retry')}
        onRetry={() => void handleRetry()}
      />
    </Page>
  );
}
