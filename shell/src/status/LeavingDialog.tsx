import type { Outbox } from '@spire/client/outbox';
import { keysOf } from '@spire/domain/lists';
import { useMessages } from '@spire/i18n';
import { draftsOf } from '@spire/remote-kit';
import { Button } from '@spire/ui/Button';
import { Dialog } from '@spire/ui/Dialog';
import { LeafList } from '@spire/ui/LeafList';
import { Stack } from '@spire/ui/Stack';
import { status as words } from './messages/namespace.ts';
import { DRAFTS } from './named.ts';
import { useKindOf } from './WaitingList.tsx';

/** The choice for drafts and unsent writes when somebody logs out. */
export type Leaving = 'keep' | 'discard' | 'stay';

interface LeavingDialogProps {
  outbox: Outbox;
  userId: string;
  onChoose: (leaving: Leaving) => void;
}

/** Asks before anything that was written is lost by logging out, and names it (D45). */
export function LeavingDialog({ outbox, userId, onChoose }: LeavingDialogProps) {
  const t = useMessages(words);
  const kindOf = useKindOf();
  const { waiting, refused, isKeeping } = outbox.state();
  const drafts = [...draftsOf(userId).keys()].map((name) => {
    const form = keysOf(DRAFTS).find((each) => name.startsWith(`${each}.`));
    return t(`leaving.drafts.${form === undefined ? 'other' : DRAFTS[form]}`);
  });
  const unsent = [...refused, ...waiting].map(({ mutation }) => t('leaving.unsent', { kind: kindOf(mutation) }));
  return (
    <Dialog
      isOpen
      onClose={() => onChoose('stay')}
      title={t('leaving.title')}
      closeLabel={t('leaving.cancel')}
      actions={
        <Stack $gap={3}>
          {isKeeping === true && (
            <Button type="button" $isWide onClick={() => onChoose('keep')}>
              {t('leaving.keep')}
            </Button>
          )}
          <Button type="button" $variant="danger" $isWide onClick={() => onChoose('discard')}>
            {t('leaving.discard')}
          </Button>
          <Button type="button" $variant="quiet" $isWide onClick={() => onChoose('stay')}>
            {t('leaving.cancel')}
          </Button>
        </Stack>
      }
    >
      <Stack $gap={3}>
        <p>{t('leaving.text')}</p>
        <LeafList $gap={2}>
          {[...unsent, ...drafts].map((line, at) => (
            <li key={`${at} ${line}`}>{line}</li>
          ))}
        </LeafList>
        {isKeeping === true && <p>{t('leaving.keepText')}</p>}
      </Stack>
    </Dialog>
  );
}
