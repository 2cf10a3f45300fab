import { useSave } from '@spire/client';
import { deviceOf } from '@spire/domain/deviceOf';
import { useFormat, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { color, space } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import styled from 'styled-components';
import { reminders } from '../messages/namespace.ts';
import type { RemindersQuery } from '../Reminders.generated.ts';
import { DeletePushDeviceDocument } from './DeletePushDevice.generated.ts';
import { unsubscribe } from './subscription.ts';

type Device = RemindersQuery['me']['pushDevices'][number];

/** The browsers that the person is reminded in, each with the way out of it. */
export function DevicesCard({ devices, ownId }: { devices: readonly Device[]; ownId: string | undefined }) {
  const t = useMessages(reminders);
  if (devices.length === 0) return null;
  return (
    <Card title={t('devicesTitle')}>
      <ul>
        {devices.map((device) => (
          <DeviceItem key={device.id} device={device} isOwn={device.id === ownId} />
        ))}
      </ul>
    </Card>
  );
}

function DeviceItem({ device: { id, userAgent, createdAt }, isOwn }: { device: Device; isOwn: boolean }) {
  const t = useMessages(reminders);
  const format = useFormat();
  const { state, save } = useSave(DeletePushDeviceDocument);
  const { browser, system } = deviceOf(userAgent ?? '');
  const known = browser !== undefined && system !== undefined ? t('device', { browser, system }) : (browser ?? system);
  const name = known ?? t('deviceUnknown');

  async function remove() {
    const { kind } = await save({ id });
    if (kind === 'saved' && isOwn) await unsubscribe().catch(() => undefined);
  }

  return (
    <Item>
      <Words>
        <p>{isOwn ? t('thisDevice', { name }) : name}</p>
        <Quiet>{t('deviceSince', { date: format.shortDate(createdAt) })}</Quiet>
        <SaveNotice state={state} title={t('notRemoved')} />
      </Words>
      <BusyButton
        variant="quiet"
        isBusy={state.kind === 'saving'}
        busyLabel={t('removing')}
        onClick={() => void remove()}
      >
        <span aria-hidden>{t('remove')}</span>
        <VisuallyHidden>{t('removeThis', { name })}</VisuallyHidden>
      </BusyButton>
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block: ${space(3)};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
