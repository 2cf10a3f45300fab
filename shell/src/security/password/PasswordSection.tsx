import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { security } from '../messages/namespace.ts';
import { Plain, useFocusOnReturn } from '../SectionParts.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The password: a button, and in its place the form. `onChanged` is told, because other devices are then logged out. */
export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const t = useMessages(security);
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const opener = useFocusOnReturn<HTMLButtonElement>(isOpen);

  function handleClose(isChanged: boolean) {
    setOpen(false);
    setDone(isChanged);
    if (isChanged) onChanged();
  }

  return (
    <Card title={t('password.title')}>
      <Stack>
        {isDone && (
          <Notice kind="success" title={t('password.doneTitle')}>
            {t('password.doneText')}
          </Notice>
        )}
        <Plain>{t('password.text')}</Plain>
        {isOpen ? (
          <PasswordForm onClose={handleClose} />
        ) : (
          <div>
            <Button
              ref={opener}
              type="button"
              $variant="secondary"
              onClick={() => {
                setDone(false);
                setOpen(true);
              }}
            >
              {t('password.open')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
