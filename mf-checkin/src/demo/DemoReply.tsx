import { checkInReply } from '@spire/content/checkInReplies';
import { useLanguage, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import type { inputFrom } from '../check-in/answers.ts';
import { checkin } from '../messages/namespace.ts';

export type TriedAnswers = ReturnType<typeof inputFrom>;

/** The real check-in's answer, and the note that nothing was saved. */
export function DemoReply({ answers, onAgain }: { answers: TriedAnswers; onAgain: () => void }) {
  const t = useMessages(checkin);
  const { title, line } = checkInReply(answers, useLanguage());
  return (
    <Page title={title} lead={line} isNarrow>
      <Notice kind="info">{t('modes.demo.lead')}</Notice>
      <Button type="button" $variant="secondary" $isWide onClick={onAgain}>
        {t('demo.again')}
      </Button>
      <LinkButton as={PageLink} page="home">
        {t('summary.toHome')}
      </LinkButton>
    </Page>
  );
}
