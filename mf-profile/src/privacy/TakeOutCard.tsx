import { common, useFormat, useMessages, useProblemText } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { ownData } from './messages/namespace.ts';
import { FORMATS, useTakeOut } from './useTakeOut.ts';

/** Everything as a file: a page to read, a file for Spire, a table. How far it has come is what has really come. */
export function TakeOutCard() {
  const t = useMessages(ownData);
  const tCommon = useMessages(common);
  const textOf = useProblemText();
  const format = useFormat();
  const { state, take, stop } = useTakeOut((name) =>
    showToast({ kind: 'success', title: t('takeOut.done'), text: t('takeOut.doneText', { name }) }),
  );
  const busyWith = state.kind === 'busy' ? state.format : undefined;
  return (
    <Card title={t('takeOut.title')}>
      <Stack $gap={3}>
        <p>{t('takeOut.text')}</p>
        {FORMATS.map((each) => (
          <BusyButton
            key={each}
            variant={each === 'html' ? 'primary' : 'secondary'}
            isWide
            isBusy={busyWith === each}
            busyLabel={t('takeOut.busy')}
            onClick={() => void take(each)}
          >
            {t(`takeOut.${each}`)}
          </BusyButton>
        ))}
        {state.kind === 'busy' && (
          <div>
            <Quiet>{t('takeOut.got', { size: format.number(Math.ceil(state.bytes / 1000), 0) })}</Quiet>
            <LinkButton type="button" onClick={stop}>
              {tCommon('actions.cancel')}
            </LinkButton>
          </div>
        )}
        {state.kind === 'done' && <Quiet>{t('takeOut.doneText', { name: state.name })}</Quiet>}
        {state.kind === 'stopped' && <Quiet role="status">{t('takeOut.stopped')}</Quiet>}
        {state.kind === 'failed' && (
          <Notice kind="error" title={t('takeOut.failed')}>
            <p>{t('takeOut.failedText')}</p>
            <p>{textOf(state.problem)}</p>
          </Notice>
        )}
        <Quiet>{t('takeOut.jsonHint')}</Quiet>
      </Stack>
    </Card>
  );
}
