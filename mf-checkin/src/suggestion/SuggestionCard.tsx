import { LIMITS } from '@spire/domain/limits';
import { ROUTES } from '@spire/domain/routes';
import { common, useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Stack } from '@spire/ui/Stack';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { Tag } from '@spire/ui/Tag';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { checkin } from '../messages/namespace.ts';
import { SuggestionText } from './SuggestionText.tsx';
import type { Suggestion } from './suggestionView.ts';
import { useSuggestion } from './useSuggestion.ts';

function Counter({ number, limit }: Pick<Suggestion, 'number' | 'limit'>) {
  const t = useMessages(checkin);
  return (
    <Tag>
      <span aria-hidden>{t('suggestion.counter', { number, limit })}</span>
      <VisuallyHidden>{t('suggestion.counterRead', { number, limit })}</VisuallyHidden>
    </Tag>
  );
}

/** The suggestion card of Home, the summary and the suggestions page: every state of spec 2 §4, in words. */
export default function SuggestionCard() {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const { view, next, retry } = useSuggestion();
  return (
    <Card title={t('suggestion.title')} aside={view.kind === 'ready' && <Counter {...view.suggestion} />}>
      {view.kind === 'loading' && (
        <LoadingState text={t('suggestion.finding')} slowText={tCommon('states.loadingSlow')} />
      )}
      {view.kind === 'failed' && (
        <ErrorState
          isQuiet
          titleLevel={3}
          title={t('suggestion.failedTitle')}
          text={t('suggestion.failedText')}
          retryLabel={tCommon('actions.retry')}
          onRetry={retry}
        />
      )}
      {view.kind === 'limitReached' && (
        <Stack $gap={1}>
          <strong>{t('suggestion.limitTitle')}</strong>
          <p>{t('suggestion.limitText', { limit: LIMITS.suggestionsPerDay })}</p>
        </Stack>
      )}
      {view.kind === 'checkInFirst' && (
        <Stack $gap={4}>
          <Stack $gap={1}>
            <strong>{t('suggestion.checkInFirst')}</strong>
            <p>{t('suggestion.checkInFirstWhy')}</p>
          </Stack>
          <Button as={Link} to={ROUTES.checkin.path} $variant="secondary" $isWide>
            {t('suggestion.goToCheckIn')}
          </Button>
        </Stack>
      )}
      {view.kind === 'ready' && <SuggestionText view={view} onNext={next} onRetry={retry} />}
    </Card>
  );
}
