import { common, useMessages } from '@spire/i18n';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { profile } from '../messages/namespace.ts';
import { GrowthPicture } from './GrowthPicture.tsx';
import { useGrowth } from './useGrowth.ts';

interface GrowthSummaryProps {
  titleLevel: 2 | 3;
  /** Adds what the points come from. */
  hasCounts?: boolean;
}

/** Growth in its three states; it is never empty, since everyone begins as a sprout. */
export function GrowthSummary({ titleLevel, hasCounts = false }: GrowthSummaryProps) {
  const t = useMessages(profile);
  const c = useMessages(common);
  const state = useGrowth();
  switch (state.kind) {
    case 'loading':
      return <LoadingState text={t('growth.loading')} slowText={c('states.loadingSlow')} />;
    case 'failed':
      return (
        <ErrorState
          isQuiet
          titleLevel={titleLevel}
          title={t('growth.failedTitle')}
          text={t('growth.failedText')}
          retryLabel={c('actions.retry')}
          onRetry={state.retry}
        />
      );
    case 'ready':
      return <GrowthPicture growth={state.growth} titleLevel={titleLevel} hasCounts={hasCounts} />;
  }
}
