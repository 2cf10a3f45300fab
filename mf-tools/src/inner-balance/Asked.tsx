import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { FlowFrame } from '@spire/ui/FlowFrame';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { innerBalance } from './messages/namespace.ts';

/** The time ran out while nobody can have looked: whether it was done is the person's to say (trap 104). */
export function Asked({ title, onYes, onNo }: { title: string; onYes: () => void; onNo: () => void }) {
  const t = useMessages(innerBalance);
  return (
    <FlowFrame>
      <Page title={t('asked.title')} lead={t('asked.text', { title })} isNarrow>
        <Stack $gap={3}>
          <Button type="button" $isWide onClick={onYes}>
            {t('asked.yes')}
          </Button>
          <Button type="button" $variant="secondary" $isWide onClick={onNo}>
            {t('asked.no')}
          </Button>
        </Stack>
      </Page>
    </FlowFrame>
  );
}
