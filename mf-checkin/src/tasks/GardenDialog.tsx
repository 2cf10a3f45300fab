import type { PartOfDay } from '@spire/domain/dates';
import type { LevelId } from '@spire/domain/growth';
import { knownOf, useRead } from '@spire/client';
import { FORMAT_LOCALES } from '@spire/domain/languages';
import { common, useLanguage, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { BudMark } from '@spire/ui/BudMark';
import { Button } from '@spire/ui/Button';
import { Dialog, DialogTitle } from '@spire/ui/Dialog';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { skyOf, type Deeds } from '@spire/ui/Scene';
import { Stack } from '@spire/ui/Stack';
import { color, gutter, radius, space, text } from '@spire/ui/tokens.ts';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';
import { EqualWays } from '../EqualWays.ts';
import { PlantPicture } from '../plant/PlantPicture.tsx';
import { doing } from '../doing/messages/namespace.ts';
import { GardenLine } from './GardenLine.tsx';
import { GardenTimesDocument } from './GardenTimes.generated.ts';
import { pictureOf } from './pictureOf.ts';
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

/** The clock by which each task was done, as far as the server has told it. */
function useTimes(): (id: string | undefined) => string | undefined {
  const locale = FORMAT_LOCALES[useLanguage()];
  const known = knownOf(useRead(GardenTimesDocument, { pick: ({ me }) => me.tasks, asks: 'once' }));
  return (id) => {
    const at = known?.find((task) => task.id === id)?.completedAt;
    if (at === undefined || at === null) return undefined;
    return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(at));
  };
}

/** Leaves a file on the device. */
function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/**
 * The garden at night, for people who like to look: each flower says which of the three things it was. One may write a line
 * about it and keep the picture; nothing of it is needed or counted.
 */
export function GardenDialog({ level, deeds, tasks, onClose }: GardenProps & { onClose: () => void }) {
  const tDoing = useMessages(doing);
  const tCommon = useMessages(common);
  const timeOf = useTimes();
  const night = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const [line, setLine] = useState<'none' | 'begun' | 'kept'>('none');
  const [hasFailed, setFailed] = useState(false);
  const task = tasks[chosen];
  const flower = tDoing(`tasks.garden.flowers.${FLOWERS[chosen] ?? 'yellow'}`);
  const time = timeOf(task?.id);

  function handlePicture() {
    setFailed(false);
    if (night.current !== null)
      pictureOf(night.current).then(
        (file) => download(file, `${tDoing('tasks.garden.file')}.png`),
        () => setFailed(true),
      );
  }

  return (
    <Dialog isOpen isWhole onClose={onClose} closeLabel={tDoing('tasks.garden.close')}>
      <Night>
        <Top>
          <Ways>
            <LinkButton type="button" onClick={onClose}>
              <LineDrawing lines={SIGNS.close} />
              {tDoing('tasks.garden.close')}
            </LinkButton>
            <LinkButton as={PageLink} page="help">
              {tCommon('help')}
            </LinkButton>
          </Ways>
          <Title>{tDoing('tasks.garden.title')}</Title>
        </Top>
        <div ref={night}>
          <PlantPicture hour="night" level={level} deeds={deeds} height={400} from={20} whole={420} />
        </div>
      </Night>
      <Below $gap={3}>
        <Flowers>
          {FLOWERS.map((each, index) => (
            <Flower
              key={each}
              type="button"
              aria-label={tDoing(`tasks.garden.flowers.${each}`)}
              aria-pressed={chosen === index}
              onClick={() => setChosen(index)}
            >
              <BudMark index={index} isOpen />
            </Flower>
          ))}
        </Flowers>
        <Said role="status">
          <strong>{task?.text}</strong>
          <Quiet>{time === undefined ? flower : tDoing('tasks.garden.flowerAt', { flower, time })}</Quiet>
        </Said>
        <Quiet role="status">{line === 'kept' && tDoing('tasks.garden.kept')}</Quiet>
        {line === 'begun' && task !== undefined ? (
          <GardenLine about={task.text} onSaved={() => setLine('kept')} />
        ) : (
          <EqualWays>
            <Button type="button" $variant="secondary" $isWide onClick={() => setLine('begun')}>
              <LineDrawing lines={SIGNS.write} />
              {tDoing('tasks.garden.write')}
            </Button>
            <Button type="button" $variant="secondary" $isWide onClick={handlePicture}>
              <LineDrawing lines={PICTURE} />
              {tDoing('tasks.garden.savePicture')}
            </Button>
          </EqualWays>
        )}
        {hasFailed && <Notice kind="error">{tDoing('tasks.garden.pictureFailed')}</Notice>}
        <Quiet>{tDoing('tasks.garden.noWords')}</Quiet>
      </Below>
    </Dialog>
  );
}

/** From Lucide (ISC licence). */
const PICTURE = [
  'M10.3 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10l-3.1-3.1a2 2 0 0 0-2.814.014L6 21',
  'm14 19 3 3v-5.5',
  'm17 22 3-3',
  'M11 9a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
];

const Night = styled.div`
  ${skyOf('night')}
  position: relative;
`;

/** In the sky; above it where large words would stand on the plant. */
const Top = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0 0 auto;
  padding: ${space(3)} ${gutter};
  color: var(--sky-ink);
  :root[data-text-size='150'] & {
    position: static;
    color: ${color.ink};
  }
`;

const Ways = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  > * {
    color: inherit;
  }
`;

const Title = styled(DialogTitle)`
  ${text.title}
  max-width: 62%;
`;

const Below = styled(Stack)`
  > :empty {
    display: none;
  }
  padding: ${space(4)} ${gutter} ${space(6)};
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
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.surface};
`;
