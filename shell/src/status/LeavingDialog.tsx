import { keysOf } from '@spire/domain/lists';
import { useMessages } from '@spire/i18n';
import { draftsOf } from '@spire/remote-kit';
import { Button } from '@spire/ui/Button';
import { Dialog } from '@spire/ui/Dialog';
import { LeafList } from '@spire/ui/LeafList';
import { Stack } from '@spire/ui/Stack';
import { status as words } from './messages/namespace.ts';
import { DRAFTS } from './names.ts';
import type { ToldWrite } from './told.ts';
import { useRowWords } from './WaitingRow.tsx';

/** The choice for drafts and unsent writes when somebody logs out. */
export type Leaving = 'keep' | 'discard' | 'stay';

interface LeavingDialogProps {
  unsent: readonly ToldWrite[];
  isKeeping: boolean;
  userId: string;
  onChoose: (leaving: Leaving) => void;
}

/** Asks before anything that was written is lost by logging out, and names it (D45). */
export function LeavingDialog({ unsent, isKeeping, userId, onChoose }: LeavingDialogProps) {
  const t = useMessages(words);
  const rowWords = useRowWords();
  const drafts = [...draftsOf(userId).keys()].map((name) => {
    const form = keysOf(DRAFTS).find((each) => name.startsWith(`${each}.`));
    return t(`leaving.drafts.${form === undefined ? 'other' : DRAFTS[form]}`);
  });
  const writes = unsent.map((each) => t('leaving.unsent', { kind: rowWords(each).title }));
  return (
    <Dialog
      isOpen
      onClose={() => onChoose('stay')}
      title={t('leaving.title')}
      closeLabel={t('leaving.cancel')}
      actions={
        <Stack $gap={3}>
          {isKeeping && (
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
          {[...writes, ...drafts].map((line, at) => (
            <li key={`${at} ${line}`}>{line}</li>
          ))}
        </LeafList>
        {isKeeping && <p>{t('leaving.keepText')}</p>}
      </Stack>
    </Dialog>
  );
}
