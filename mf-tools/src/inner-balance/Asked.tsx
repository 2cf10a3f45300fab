import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { ToolFlow } from '../tool-frame/ToolFlow.tsx';
import { innerBalance } from './messages/namespace.ts';

/** The time ran out while nobody can have looked: whether it was done is the person's to say (trap 104). */
export function Asked({ title, onYes, onNo }: { title: string; onYes: () => void; onNo: () => void }) {
  const t = useMessages(innerBalance);
  return (
    <ToolFlow>
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
    </ToolFlow>
  );
}
