import { crisisHelp } from '@spire/content/crisisHelp';
import { LIMITS } from '@spire/domain/limits';
import { common, useLanguage, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Stack } from '@spire/ui/Stack';
import { ErrorState } from '@spire/ui/states';
import { Tag } from '@spire/ui/Tag';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { radius, space } from '@spire/ui/tokens.ts';
import { useRef } from 'react';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import { AiChoice } from './AiChoice.tsx';
import { HelpPanel } from './HelpPanel.tsx';
import { SuggestionText } from './SuggestionText.tsx';
import type { Suggestion } from './suggestionView.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useSuggestion } from './useSuggestion.ts';
import { FirstWait } from './Waits.tsx';

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
  const language = useLanguage();
  const inside = useRef<HTMLDivElement>(null);
  useKeptFocus(inside);
  const { view, hasSeenHelp, ai, next, retry, giveUp, closeHelp } = useSuggestion();
  const helpTitle = view.kind === 'help' ? crisisHelp(view.crisis, language).title : undefined;
  return (
    <Card title={helpTitle ?? t('suggestion.title')} aside={view.kind === 'ready' && <Counter {...view.suggestion} />}>
      <Inside ref={inside} tabIndex={-1}>
        <VisuallyHidden role="status">{helpTitle}</VisuallyHidden>
        {view.kind === 'loading' && <FirstWait onGiveUp={giveUp} />}
        {view.kind === 'failed' && (
          <Stack $gap={2}>
            <ErrorState
              isQuiet
              titleLevel={3}
              title={t('suggestion.failedTitle')}
              text={t('suggestion.failedText')}
              retryLabel={tCommon('actions.retry')}
              onRetry={retry}
            />
            <LinkButton as={PageLink} page="tools">
              {t('suggestion.toolsInstead')}
            </LinkButton>
          </Stack>
        )}
        {view.kind === 'afterSending' && <p>{t('suggestion.afterSending')}</p>}
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
            <Button as={PageLink} page="checkin" $variant="secondary" $isWide>
              {t('suggestion.goToCheckIn')}
            </Button>
          </Stack>
        )}
        {view.kind === 'help' && <HelpPanel crisis={view.crisis} onClose={closeHelp} />}
        {view.kind === 'ready' && (
          <Stack $gap={4}>
            <SuggestionText view={view} onNext={next} onRetry={retry} onGiveUp={giveUp} />
            {ai !== undefined && <AiChoice data={ai} />}
          </Stack>
        )}
        {hasSeenHelp && view.kind !== 'help' && (
          <LinkButton as={PageLink} page="help">
            {t('help.stays')}
          </LinkButton>
        )}
      </Inside>
    </Card>
  );
}

/** Its focus ring keeps clear of the words. */
const Inside = styled.div`
  border-radius: ${radius.control};
  &:focus-visible {
    outline-offset: ${space(2)};
  }
`;
