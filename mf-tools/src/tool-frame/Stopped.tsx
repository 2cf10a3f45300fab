import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { SIGNS } from './drawings.ts';
import { toolFrame } from './messages/namespace.ts';

/** After "Stop": praise, something milder, and a way to a person. Nothing is saved, and nothing is lost by it. */
export function Stopped({ onMilder }: { onMilder: () => void }) {
  const t = useMessages(toolFrame);
  return (
    <Page title={t('stop.title')} lead={t('stop.text')} isNarrow>
      <Stack $gap={3}>
        <Button as={PageLink} page="home" $isWide>
          {t('stop.home')}
        </Button>
        <Button type="button" $variant="secondary" $isWide onClick={onMilder}>
          {t('stop.milder')}
        </Button>
        <Button as={PageLink} page="help" $variant="secondary" $isWide>
          <LineDrawing lines={SIGNS.someone} />
          {t('stop.someone')}
        </Button>
      </Stack>
      <Quiet>{t('stop.after')}</Quiet>
    </Page>
  );
}
