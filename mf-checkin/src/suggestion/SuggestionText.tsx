import { common, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { Tag } from '@spire/ui/Tag';
import { text, type Tint } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import type { Suggestion, SuggestionView } from './suggestionView.ts';
import { NextWait } from './Waits.tsx';

/** One tint for each origin, which always stands in words too (S16). */
const SOURCE_TINTS = { ai: 'violet', built_in: 'teal', memory: 'rose' } as const satisfies Record<
  Suggestion['source'],
  Tint
>;

interface SuggestionTextProps {
  view: Extract<SuggestionView, { kind: 'ready' }>;
  onNext: () => void;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** A suggestion with where it comes from, how long it takes, the way to another, and that the person decides (S20). */
export function SuggestionText({ view, onNext, onRetry, onGiveUp }: SuggestionTextProps) {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const { suggestion, isLast, isChanging, hasFailedToChange } = view;
  return (
    <Stack $gap={4}>
      <Stack $gap={3} aria-live="polite">
        <Words>{suggestion.text}</Words>
        <Row $gap={2} $wrap>
          <Tag tint={SOURCE_TINTS[suggestion.source]}>{t(`suggestion.sources.${suggestion.source}`)}</Tag>
          {suggestion.minutes !== null && <Tag>{t('suggestion.minutes', { minutes: suggestion.minutes })}</Tag>}
        </Row>
      </Stack>
      {hasFailedToChange && <Notice kind="error">{t('suggestion.nextFailed')}</Notice>}
      <BusyButton
        variant="secondary"
        isWide
        isBusy={isChanging}
        busyLabel={t('suggestion.findingNext')}
        disabledReason={isLast ? t('suggestion.limitText', { limit: suggestion.limit }) : undefined}
        onClick={hasFailedToChange ? onRetry : onNext}
      >
        {isLast ? t('suggestion.limitTitle') : hasFailedToChange ? tCommon('actions.retry') : t('suggestion.next')}
      </BusyButton>
      {isChanging && <NextWait onGiveUp={onGiveUp} />}
      <Quiet>{tCommon('notTreatment')}</Quiet>
    </Stack>
  );
}

const Words = styled.p`
  ${text.large}
`;
