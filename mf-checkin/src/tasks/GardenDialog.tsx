import type { PartOfDay } from '@spire/domain/dates';
import type { LevelId } from '@spire/domain/growth';
import { useMessages } from '@spire/i18n';
import { BudMark } from '@spire/ui/BudMark';
import { Dialog } from '@spire/ui/Dialog';
import { Quiet } from '@spire/ui/Quiet';
import type { Deeds } from '@spire/ui/Scene';
import { Stack } from '@spire/ui/Stack';
import { color, radius, space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { PlantPicture } from '../plant/PlantPicture.tsx';
import { doing } from '../doing/messages/namespace.ts';
import type { Task } from './useTasks.ts';

export interface GardenProps {
  hour: PartOfDay;
  level: LevelId | undefined;
  deeds: Deeds;
  /** In the order in which their flowers grew. */
  tasks: readonly Task[];
}

/** The flowers by their colours, in the order in which they grow. */
const FLOWERS = ['yellow', 'pink', 'violet'] as const;

/** The garden at night, for people who like to look: each flower says which of the three things it was. */
export function GardenDialog({ level, deeds, tasks, onClose }: GardenProps & { onClose: () => void }) {
  const tDoing = useMessages(doing);
  const [chosen, setChosen] = useState<number>();
  const flower = chosen === undefined ? undefined : FLOWERS[chosen];
  return (
    <Dialog isOpen onClose={onClose} title={tDoing('tasks.garden.title')} closeLabel={tDoing('tasks.garden.close')}>
      <Stack $gap={3}>
        <Round>
          <PlantPicture hour="night" level={level} deeds={deeds} height={258} from={50} />
        </Round>
        <Flowers>
          {FLOWERS.map((color, index) => (
            <Flower
              key={color}
              type="button"
              aria-label={tDoing(`tasks.garden.flowers.${color}`)}
              aria-pressed={chosen === index}
              onClick={() => setChosen(index)}
            >
              <BudMark index={index} isOpen />
            </Flower>
          ))}
        </Flowers>
        <Said role="status">
          {flower === undefined || chosen === undefined ? (
            <Quiet>{tDoing('tasks.garden.lead')}</Quiet>
          ) : (
            <>
              <strong>{tasks[chosen]?.text}</strong>
              <Quiet>{tDoing(`tasks.garden.flowers.${flower}`)}</Quiet>
            </>
          )}
        </Said>
      </Stack>
    </Dialog>
  );
}

const Round = styled.div`
  overflow: hidden;
  border-radius: ${radius.control};
`;

const Flowers = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space(3)};
`;

const Flower = styled.button`
  display: grid;
  place-content: center;
  width: 56px;
  height: 56px;
  border: 2px solid ${color.edge};
  border-radius: ${radius.chip};
  background: ${color.surface};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
`;

const Said = styled.div`
  min-height: 5.5em;
`;
