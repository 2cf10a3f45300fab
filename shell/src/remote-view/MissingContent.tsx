import { common, useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { Card } from '@spire/ui/Card';
import { Page } from '@spire/ui/Page';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { placeName, type RemotePlace } from '../federation/remotes.ts';
import { shell } from '../messages/namespace.ts';
import { useHealing, useOneVoice } from './oneVoice.ts';

interface MissingContentProps {
  place: RemotePlace;
  /** Why it could not be had; undefined while it is awaited. */
  error: unknown;
  /** How often it was tried again. */
  tries: { current: number };
  onRetry: () => void;
  /** Tries again while the failure stays in sight. */
  onHeal: () => void;
}

/**
 * A page or a card that is awaited or has failed. A page keeps its name; of the cards of one remote the first stands for
 * all. It heals by itself, and can be asked to.
 */
export function MissingContent({ place, error, tries, onRetry, onHeal }: MissingContentProps) {
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  const pageTitle = usePageTitle(place.id);
  const isCard = place.kind === 'card';
  const { isFirst, healAll } = useOneVoice(isCard ? place.remote : placeName(place), onHeal);
  useHealing(isFirst ? error : undefined, tries, healAll);
  if (!isFirst) return null;
  if (error === undefined) {
    const waiting = <LoadingState text={tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />;
    return isCard ? <Card>{waiting}</Card> : waiting;
  }
  const handleRetry = () => {
    onRetry();
    healAll();
  };
  const retry = { retryLabel: tCommon('actions.retry'), onRetry: handleRetry };
  return isCard ? (
    <Card>
      <ErrorState title={t('remote.cardTitle')} text={t('remote.cardText')} {...retry} isQuiet />
    </Card>
  ) : (
    <Page title={pageTitle}>
      <ErrorState title={t('remote.pageTitle')} text={t('remote.pageText')} {...retry} />
    </Page>
  );
}
