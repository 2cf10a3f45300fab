import { DELAYS } from '@spire/domain/limits';
import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Stack } from '@spire/ui/Stack';
import { useHasWaited } from '@spire/ui/useHasWaited.ts';
import { visitor } from './messages/namespace.ts';

/** A sign-in that hangs says so, and can be given up (A38). */
export function LongWait({ onCancel }: { onCancel: () => void }) {
  const t = useMessages(visitor);
  const tCommon = useMessages(common);
  if (!useHasWaited(DELAYS.longWait)) return null;
  return (
    <Stack $gap={3} role="status">
      <p>{t('login.slow')}</p>
      <Button type="button" $variant="secondary" $isWide onClick={onCancel}>
        {tCommon('actions.cancel')}
      </Button>
    </Stack>
  );
}
