import { knownOf } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Stack } from '@spire/ui/Stack';
import { pacing } from './messages/namespace.ts';
import { Tray } from './Tray.tsx';
import { usePacing } from './usePacing.ts';

/** Home's card of the energy of the day: the tray as it stands. */
export default function PacingCard() {
  const t = useMessages(pacing);
  const { isCalm } = useAppearance();
  const me = knownOf(usePacing().read);
  if (me === undefined || !me.isPacingOn) return null;
  const { pacing: day } = me;
  return (
    <Card title={isCalm ? t('roomCalm') : t('room', { count: day.room })}>
      <Stack $gap={2}>
        <Tray day={day} />
        <div>
          <LinkButton as={PageLink} page="pacing">
            {t('card.change')}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
