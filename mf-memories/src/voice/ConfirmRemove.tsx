import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Dialog } from '@spire/ui/Dialog';
import { memories } from '../messages/namespace.ts';

/** Asks before a voice note is removed, and says what goes with it (A24). */
export default function ConfirmRemove({ onRemove, onClose }: { onRemove: () => void; onClose: () => void }) {
  const t = useMessages(memories);
  const tCommon = useMessages(common);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('voice.removeTitle')}
      closeLabel={tCommon('actions.cancel')}
      actions={
        <>
          <Button type="button" $variant="secondary" onClick={onClose}>
            {t('voice.keep')}
          </Button>
          <Button type="button" $variant="danger" onClick={onRemove}>
            {t('voice.remove')}
          </Button>
        </>
      }
    >
      <p>{t('voice.removeText')}</p>
    </Dialog>
  );
}
