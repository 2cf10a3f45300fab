import { ROUTES } from '@spire/domain/routes';
import { useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { color, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import SuggestionCard from '../suggestion/SuggestionCard.tsx';
import type { CheckIn } from './answers.ts';
import { AnswersCard } from './AnswersCard.tsx';

const Explanation = styled.p`
  ${text.small}
  color: ${color.muted};
`;

interface CheckInSummaryProps {
  checkIn: CheckIn;
  /** Saved a moment ago, rather than found when the page opened. */
  isJustSaved: boolean;
  onEdit: () => void;
  onRedo: () => void;
}

/** Today's check-in once it is done: what was answered, a suggestion, and ways on. */
export function CheckInSummary({ checkIn, isJustSaved, onEdit, onRedo }: CheckInSummaryProps) {
  const t = useMessages(checkin);
  return (
    <Page title={t('summary.title')} columns>
      <Stack $gap={4}>
        <Notice kind="success">{t(isJustSaved ? 'summary.savedNow' : 'summary.alreadyDone')}</Notice>
        <SuggestionCard />
      </Stack>
      <Stack $gap={4}>
        <AnswersCard checkIn={checkIn} onEdit={onEdit} />
        <Button as={Link} to={ROUTES.tools.path} $variant="secondary" $isWide>
          {t('summary.toTools')}
        </Button>
        <Button as={Link} to={ROUTES.memoryBank.path} $variant="secondary" $isWide>
          {t('summary.toMemories')}
        </Button>
        <div>
          <LinkButton type="button" onClick={onRedo}>
            {t('summary.redo')}
          </LinkButton>
          <Explanation>{t('summary.redoExplained')}</Explanation>
        </div>
      </Stack>
    </Page>
  );
}
