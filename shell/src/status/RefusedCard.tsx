import { useMessages, useProblemText } from '@spire/i18n';
import { usePagePath } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { CopyButton } from '@spire/ui/CopyButton';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { OwnWords } from './OwnWords.tsx';
import { status as words } from './messages/namespace.ts';
import { wordsIn, type ToldWrite } from './told.ts';
import { useRowWords } from './WaitingRow.tsx';

interface RefusedCardProps {
  of: ToldWrite;
  onRetry: () => void;
  onSaveAnew: () => void;
  onRemove: () => void;
}

/** Something the server did not take: why, its words, and the ways on. What was deleted elsewhere can be kept as new. */
export function RefusedCard({ of, onRetry, onSaveAnew, onRemove }: RefusedCardProps) {
  const t = useMessages(words);
  const problemText = useProblemText();
  const { title, line } = useRowWords()(of);
  const { write, told, asNew } = of;
  const hasPage = usePagePath(told?.page ?? '') !== undefined;
  const { refusal } = write;
  const isGone = refusal?.code === 'NOT_FOUND';
  const own = wordsIn(of);
  return (
    <Card title={title}>
      <Stack $gap={3}>
        <Quiet>{line}</Quiet>
        {refusal !== undefined && <p>{isGone && own.length > 0 ? t('page.gone') : problemText(refusal)}</p>}
        <OwnWords texts={own} />
        <Row $gap={3} $wrap>
          {isGone && asNew !== undefined && (
            <Button type="button" onClick={onSaveAnew}>
              {t('page.saveAnew')}
            </Button>
          )}
          {!isGone && told !== undefined && hasPage && (
            <Button as={PageLink} page={told.page} {...(told.query !== undefined && { query: told.query })}>
              {t('page.open')}
            </Button>
          )}
          {!isGone && (
            <Button type="button" $variant="secondary" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {own.length > 0 && (
            <CopyButton
              text={own.join('\n\n')}
              label={t('copy.label')}
              doneText={t('copy.done')}
              failedText={t('copy.failed')}
            />
          )}
          <Button type="button" $variant="quiet" onClick={onRemove}>
            {t('remove')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
