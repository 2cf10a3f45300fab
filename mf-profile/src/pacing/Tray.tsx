import { placesOf } from '@spire/domain/pacing';
import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { pacing } from './messages/namespace.ts';
import type { Day } from './usePacing.ts';

/** The day as a tray of places: what stands on it, then the room that is left. It grows, and nothing turns red. */
export function Tray({ day: { room, things } }: { day: Pick<Day, 'room' | 'things'> }) {
  const t = useMessages(pacing);
  const { hasNumbers, isCalm } = useAppearance();
  const used = placesOf(things);
  const left = Math.max(0, room - used);
  const label = hasNumbers && !isCalm ? t('trayNamed', { used, room }) : t(left > 0 ? 'leftCalm' : 'full');
  return (
    <Board role="img" aria-label={label}>
      {things.map(({ id, name, size, done }) => (
        <Thing key={id} $size={size} $isDone={done}>
          <Name>{name}</Name>
        </Thing>
      ))}
      {Array.from({ length: left }, (_, place) => (
        <Free key={place} />
      ))}
    </Board>
  );
}

const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(3.1rem, 22%), 1fr));
  gap: ${space(2)};
  padding: ${space(2.5)};
  border-radius: ${radius.control};
  background: ${color.sunk};
`;

const Thing = styled.div<{ $size: number; $isDone: boolean }>`
  grid-column: span ${({ $size }) => $size};
  display: grid;
  place-content: center;
  min-width: 0;
  min-height: 3.4rem;
  padding: ${space(1)};
  border: 2px solid ${color.primary};
  border-radius: ${radius.small};
  color: ${({ $isDone }) => ($isDone ? color.onPrimary : color.primary)};
  background: ${({ $isDone }) => ($isDone ? color.primary : color.surface)};
`;

const Name = styled.span`
  ${text.small}
  font-weight: 600;
  overflow-wrap: anywhere;
  text-align: center;
  line-height: 1.25;
`;

const Free = styled.div`
  min-height: 3.4rem;
  border: 1px dashed ${color.edge};
  border-radius: ${radius.small};
`;
