import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { DoneForNow } from './DoneForNow.tsx';
import { SIGNS } from './drawings.ts';
import { toolFrame } from './messages/namespace.ts';

/** After "Stop": praise, something milder, and a way to a person. Nothing is saved, and nothing is lost by it. */
export function Stopped({ onMilder }: { onMilder: () => void }) {
  const t = useMessages(toolFrame);
  return (
    <Page title={t('stop.title')} lead={t('stop.text')} isNarrow>
      <GentlerWays onMilder={onMilder} />
      <Quiet>{t('stop.after')}</Quiet>
    </Page>
  );
}

interface WorseProps {
  onMilder: () => void;
  /** Lets the exercise be suggested again. */
  onUndo: () => void;
}

/** After an exercise that made things worse: the same ways, and that it rests from now on, which can be undone (D82, D90). */
export function Worse({ onMilder, onUndo }: WorseProps) {
  const t = useMessages(toolFrame);
  const [isUndone, setUndone] = useState(false);
  return (
    <Page title={t('worse.title')} lead={t('worse.text')} isNarrow>
      <GentlerWays onMilder={onMilder} />
      <Row $gap={4} $wrap>
        <Quiet role="status">{t(isUndone ? 'worse.undone' : 'worse.rests')}</Quiet>
        {!isUndone && (
          <LinkButton
            type="button"
            onClick={() => {
              onUndo();
              setUndone(true);
            }}
          >
            {t('worse.undo')}
          </LinkButton>
        )}
      </Row>
    </Page>
  );
}

function GentlerWays({ onMilder }: { onMilder: () => void }) {
  const t = useMessages(toolFrame);
  return (
    <Stack $gap={3}>
      <DoneForNow />
      <Button type="button" $variant="secondary" $isWide onClick={onMilder}>
        {t('stop.milder')}
      </Button>
      <Button as={PageLink} page="help" $variant="secondary" $isWide>
        <LineDrawing lines={SIGNS.someone} />
        {t('stop.someone')}
      </Button>
    </Stack>
  );
}
