import { useIsWaiting } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { checkin } from '../messages/namespace.ts';
import SuggestionCard from '../suggestion/SuggestionCard.tsx';
import type { CheckIn } from './answers.ts';
import { AnswersCard } from './AnswersCard.tsx';

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
  // What waits is said once, above every page.
  const isWaiting = useIsWaiting()('saveCheckIn', { date: checkIn.date });
  return (
    <Page title={t('summary.title')} columns>
      <Stack $gap={4}>
        {!isWaiting && <Notice kind="success">{t(isJustSaved ? 'summary.savedNow' : 'summary.alreadyDone')}</Notice>}
        <SuggestionCard />
      </Stack>
      <Stack $gap={4}>
        <AnswersCard checkIn={checkIn} onEdit={onEdit} />
        <Button as={PageLink} page="tools" $variant="secondary" $isWide>
          {t('summary.toTools')}
        </Button>
        <Button as={PageLink} page="memoryBank" $variant="secondary" $isWide>
          {t('summary.toMemories')}
        </Button>
        <div>
          <LinkButton type="button" onClick={onRedo}>
            {t('summary.redo')}
          </LinkButton>
          <Quiet>{t('summary.redoExplained')}</Quiet>
        </div>
      </Stack>
    </Page>
  );
}
