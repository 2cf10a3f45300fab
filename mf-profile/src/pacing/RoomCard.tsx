import { PACING_LIMITS, placesOf } from '@spire/domain/pacing';
import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { Quiet } from '@spire/ui/Quiet';
import { Ends, Row, Stack } from '@spire/ui/Stack';
import { pacing } from './messages/namespace.ts';
import { Tray } from './Tray.tsx';
import type { Day } from './usePacing.ts';

interface RoomCardProps {
  day: Day;
  onKeep: (changed: Partial<Day>) => void;
}

/** The room of the day, and the person's own less and more, which are not argued with. */
export function RoomCard({ day, onKeep }: RoomCardProps) {
  const t = useMessages(pacing);
  const { isCalm } = useAppearance();
  const { room, usualRoom, isRoomOwn, things } = day;
  const left = room - placesOf(things);
  const { min, max } = PACING_LIMITS.room;
  const change = (by: number) => onKeep({ room: Math.min(max, Math.max(min, room + by)), isRoomOwn: true });
  return (
    <Card title={isCalm ? t('roomCalm') : t('room', { count: room })}>
      <Stack $gap={3}>
        {isRoomOwn ? (
          <Quiet>{t('own')}</Quiet>
        ) : (
          !isCalm && usualRoom !== null && room < usualRoom && <Quiet>{t('lowered', { count: usualRoom })}</Quiet>
        )}
        <Tray day={day} />
        <Ends>
          <Quiet role="status">
            {left > 0 ? (isCalm ? t('leftCalm') : t('left', { count: left })) : t(left === 0 ? 'full' : 'over')}
          </Quiet>
          <Row>
            <Button type="button" $variant="secondary" aria-label={t('fewer')} onClick={() => change(-1)}>
              <Icon name="minus" />
            </Button>
            <Button type="button" $variant="secondary" aria-label={t('more')} onClick={() => change(1)}>
              <Icon name="add" />
            </Button>
          </Row>
        </Ends>
      </Stack>
    </Card>
  );
}
