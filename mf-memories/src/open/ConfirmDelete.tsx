import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Dialog } from '@spire/ui/Dialog';
import { Notice } from '@spire/ui/Notice';
import { useState } from 'react';
import type { Memory } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';

interface ConfirmDeleteProps {
  memory: Memory;
  /** False when it could not be done. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
}

/** The files that go with it. */
function goingOf({ picturePath, voicePath }: Memory) {
  if (picturePath === null) return voicePath === null ? 'text' : 'textWithVoice';
  return voicePath === null ? 'textWithPicture' : 'textWithBoth';
}

/** Asks before a memory is deleted, and says what goes with it (A24). */
export default function ConfirmDelete({ memory, onDelete, onClose }: ConfirmDeleteProps) {
  const t = useMessages(namespace);
  const tCommon = useMessages(common);
  const [hasFailed, setFailed] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('delete.title')}
      closeLabel={tCommon('actions.cancel')}
      actions={
        <>
          <Button type="button" $variant="secondary" onClick={onClose}>
            {t('delete.keep')}
          </Button>
          <Button type="button" $variant="danger" onClick={() => void onDelete().then((isDone) => setFailed(!isDone))}>
            {t('delete.action')}
          </Button>
        </>
      }
    >
      <p>{t(`delete.${goingOf(memory)}`, { title: memory.title })}</p>
      {hasFailed && (
        <Notice kind="error" title={t('delete.failedTitle')}>
          {t('form.failedText')}
        </Notice>
      )}
    </Dialog>
  );
}
