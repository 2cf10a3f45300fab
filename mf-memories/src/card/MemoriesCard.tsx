import { knownOf, useRead, useToday } from '@spire/client';
import type { MemoryCategory } from '@spire/domain/options';
import { useMessages } from '@spire/i18n';
import { useAppearance, useSession } from '@spire/remote-kit';
import { isNoted, note } from '@spire/remote-kit/dayNote';
import { PageLink } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Read } from '@spire/ui/Read';
import { LoadingState } from '@spire/ui/states';
import { useState } from 'react';
import { useMemories, type Memory } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { PickedMemoryDocument } from '../open/PickedMemory.generated.ts';
import { placeOfDay, placeWithin } from './carousel.ts';
import { MemoryFrame } from './MemoryFrame.tsx';
import { MemoryLine } from './MemoryLine.tsx';
import { MemoryMoves } from './MemoryMoves.tsx';
import { OnThisDay } from './OnThisDay.tsx';
import { useHardDay } from './useHardDay.ts';

/** Home's look back: one memory as a row, which is also the way to the memory bank; on a low day one gentle memory, and else one of this day in an earlier year first (D95). */
export default function MemoriesCard() {
  const day = useHardDay();
  const { userId } = useSession();
  const today = useToday();
  const [isSetAside, setAside] = useState(() => isNoted(SET_ASIDE, userId, today));
  if (day === undefined) return <Waiting />;
  const { onThisDay } = day;
  if (!day.isLow && onThisDay !== undefined && !isSetAside && onThisDay.marks.length === 0) {
    // One that was set aside since it was picked has a mark, and no other takes its place that day.
    const handleHide = () => {
      note(SET_ASIDE, userId, today);
      setAside(true);
    };
    return <OnThisDay memory={onThisDay} onHide={handleHide} />;
  }
  if (day.wanted === undefined) return <Carousel />;
  return <Picked rather={day.wanted} isLow={day.isLow} />;
}

const SET_ASIDE = 'memoryOfDaySetAside';

function Waiting() {
  const t = useMessages(namespace);
  return (
    <MemoryFrame title={t('card.title')}>
      <LoadingState text={t('bank.loading')} />
    </MemoryFrame>
  );
}

interface PickedProps {
  rather: readonly MemoryCategory[];
  isLow: boolean;
}

/** A memory that fits what the day asks for, first among the others or, on a low day, alone. */
function Picked({ rather, isLow }: PickedProps) {
  const date = useToday();
  const read = useRead(PickedMemoryDocument, {
    variables: { by: 'hardDay', date, rather: [...rather] },
    pick: ({ me }) => me.pickedMemory,
    asks: 'once',
  });
  const memory = knownOf(read);
  if (isLow) return memory === undefined || memory === null ? null : <Offer memory={memory} />;
  return memory === undefined && read.kind === 'loading' ? <Waiting /> : <Carousel first={memory ?? undefined} />;
}

const DECLINED = 'memoryDeclined';

/** One gentle memory, which does not come again today once it is declined. */
function Offer({ memory }: { memory: Memory }) {
  const t = useMessages(namespace);
  const { userId } = useSession();
  const today = useToday();
  const [isDeclined, setDeclined] = useState(() => isNoted(DECLINED, userId, today));

  function handleDecline() {
    note(DECLINED, userId, today);
    setDeclined(true);
  }

  if (isDeclined) return null;
  const decline = (
    <LinkButton type="button" onClick={handleDecline}>
      {t('card.notNow')}
    </LinkButton>
  );
  return (
    <MemoryFrame title={t('card.hardTitle')}>
      <MemoryLine memory={memory} actions={decline} />
    </MemoryFrame>
  );
}

/** One good memory at a time, `first` before the others, or a quiet invitation to keep a first one. */
function Carousel({ first }: { first?: Memory | undefined }) {
  const t = useMessages(namespace);
  const { isCalm } = useAppearance();
  const read = useMemories();
  const today = useToday();
  const [moved, setMoved] = useState<number>();
  const pages = knownOf(read);
  const { nodes, totalCount, more } = pages ?? { nodes: [] as readonly Memory[], totalCount: 0 };
  const begun =
    first === undefined
      ? placeOfDay(
          nodes.map(({ date }) => date),
          today,
        )
      : nodes.findIndex(({ id }) => id === first.id);
  const place = moved === undefined ? begun : placeWithin(moved, nodes.length);
  const memory = nodes[place] ?? first;
  const position =
    place < 0
      ? undefined
      : {
          said: t('card.position', { number: place + 1, total: totalCount }),
          shown: isCalm || totalCount < 2 ? undefined : `${place + 1}/${totalCount}`,
        };

  return (
    <MemoryFrame title={t('card.title')}>
      <Read
        of={read}
        loading={t('bank.loading')}
        failed={{ title: t('failed.title'), text: t('failed.text') }}
        isQuiet
        titleLevel={3}
        empty={
          <>
            <p>{t('card.emptyText')}</p>
            <LinkButton as={PageLink} page="memoryBank" query="view=new">
              {t('card.emptyAction')}
            </LinkButton>
          </>
        }
      >
        {() =>
          memory && (
            <MemoryLine
              memory={memory}
              position={position}
              actions={pages !== undefined && totalCount > 1 && <MemoryMoves {...{ pages, place }} onMove={setMoved} />}
            />
          )
        }
      </Read>
      {more === 'failed' && <Notice kind="error">{t('bank.moreFailed')}</Notice>}
    </MemoryFrame>
  );
}
