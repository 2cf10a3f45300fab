import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Dialog } from '@spire/ui/Dialog';
import { Stack } from '@spire/ui/Stack';
import { useId } from 'react';
import { privacy } from './messages/namespace.ts';
import { PrivacySummary, PrivacyText } from './PrivacyText.tsx';

const ACTIONS = ['view', 'download', 'delete'] as const;

/**
 * The privacy page as it is read before an account is made. Actions on one's data stand there too, for people who are
 * signed in and have some (trap 78).
 */
export function PrivacyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages(privacy);
  const reasonId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('privacy.title')}
      closeLabel={t('privacy.close')}
      actions={
        <Button type="button" onClick={onClose}>
          {t('privacy.close')}
        </Button>
      }
    >
      <Stack $gap={5}>
        <p>{t('privacy.lead')}</p>
        <PrivacySummary />
        <PrivacyText />
        <Card title={t('privacy.ownTitle')}>
          <Stack $gap={3}>
            <p id={reasonId}>{t('privacy.ownLater')}</p>
            {ACTIONS.map((action) => (
              <Button
                key={action}
                type="button"
                $variant={action === 'delete' ? 'danger' : 'secondary'}
                $isWide
                aria-disabled
                aria-describedby={reasonId}
              >
                {t(`privacy.own.${action}`)}
              </Button>
            ))}
          </Stack>
        </Card>
      </Stack>
    </Dialog>
  );
}
