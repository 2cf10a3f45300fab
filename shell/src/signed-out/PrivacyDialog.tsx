import { useMessages } from '@spire/i18n';
import { publicPages } from '@spire/public-pages/messages';
import { PrivacyText } from '@spire/public-pages/PrivacyText';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Dialog } from '@spire/ui/Dialog';
import { Stack } from '@spire/ui/Stack';
import { useId } from 'react';

const ACTIONS = ['view', 'download', 'delete'] as const;

/**
 * The privacy page as it is read before an account is made. What can be done with one's data stands there too, and
 * waits for someone who is signed in and has some (trap 78).
 */
export function PrivacyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const tPublicPages = useMessages(publicPages);
  const reasonId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={tPublicPages('privacy.title')}
      closeLabel={tPublicPages('privacy.close')}
      actions={
        <Button type="button" onClick={onClose}>
          {tPublicPages('privacy.close')}
        </Button>
      }
    >
      <Stack $gap={5}>
        <p>{tPublicPages('privacy.lead')}</p>
        <PrivacyText />
        <Card title={tPublicPages('privacy.ownTitle')}>
          <Stack $gap={3}>
            <p id={reasonId}>{tPublicPages('privacy.ownLater')}</p>
            {ACTIONS.map((action) => (
              <Button
                key={action}
                type="button"
                $variant={action === 'delete' ? 'danger' : 'secondary'}
                $isWide
                aria-disabled
                aria-describedby={reasonId}
              >
                {tPublicPages(`privacy.own.${action}`)}
              </Button>
            ))}
          </Stack>
        </Card>
      </Stack>
    </Dialog>
  );
}
