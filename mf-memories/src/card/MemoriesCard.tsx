import { knownOf, useRead, useToday } from '@spire/client';
import type { MemoryCategory } from '@spire/domain/options';
import { useMessages } from '@spire/i18n';
import { useAppearance, useSession } from '@spire/remote-kit';
import { isNoted, note } from '@spire/remote-kit/dayNote';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { LoadingState } from '@spire/ui/states';
import { useState } from 'react';
import { useMemories, type Memory } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { PickedMemoryDocument } from '../open/PickedMemory.generated.ts';
import { placeOfDay, placeWithin } from './carousel.ts';
import { MemoryCarousel } from './MemoryCarousel.tsx';
import { MemoryLine } from './MemoryLine.tsx';
import { useHardDay } from './useHardDay.ts';

const DECLINED = 'memoryDeclined';

/** Home's look back: a memory as a picture, a line once the day is checked in; on a hard day one gentle one, not again when declined. */
export default function MemoriesCard() {
  const t = useMessages(namespace);
  const day = useHardDay();
  const { userId } = useSession();
  const today = useToday();
  const [isDeclined, setDeclined] = useState(() => isNoted(DECLINED, userId, today));

  function handleDecline() {
    note(DECLINED, userId, today);
    setDeclined(true);
  }

  if (day === undefined)
    return (
      <Card title={t('card.title')}>
        <LoadingState text={t('bank.loading')} />
      </Card>
    );
  if (day.wanted === undefined) return <Carousel isLarge={!day.isCheckedIn} />;
  return isDeclined ? null : <Offer rather={day.wanted} onDecline={handleDecline} />;
}

/** One fitting memory, never one that is not wanted on such a day; nothing at all where there is none. */
function Offer({ rather, onDecline }: { rather: readonly MemoryCategory[]; onDecline: () => void }) {
  const t = useMessages(namespace);
  const date = useToday();
  const read = useRead(PickedMemoryDocument, {
    variables: { by: 'hardDay', date, rather: [...rather] },
    pick: ({ me }) => me.pickedMemory,
    asks: 'once',
  });
  const memory = knownOf(read);
  if (memory === undefined || memory === null) return null;
  return (
    <Card title={t('card.hardTitle')}>
      <Stack $gap={3}>
        <Quiet>{t('card.hardText')}</Quiet>
        <MemoryLine memory={memory} />
        <div>
          <LinkButton type="button" onClick={onDecline}>
            {t('card.notNow')}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

/** One good memory at a time, or a quiet invitation to keep a first one. */
function Carousel({ isLarge }: { isLarge: boolean }) {
  const t = useMessages(namespace);
  const memories = useMemories();
  const { isCalm } = useAppearance();
  const today = useToday();
  const [moved, setMoved] = useState<number>();
  const { nodes, totalCount } = knownOf(memories) ?? { nodes: [] as readonly Memory[], totalCount: 0 };
  const dates = nodes.map(({ date }) => date);
  const place = placeWithin(moved ?? placeOfDay(dates, today), nodes.length);
  const hasCounter = totalCount > 0 && !isCalm;

  return (
    <Card title={t('card.title')} aside={hasCounter && <Quiet aria-hidden>{`${place + 1}/${totalCount}`}</Quiet>}>
      <Read
        of={memories}
        loading={t('bank.loading')}
        failed={{ title: t('failed.title'), text: t('failed.text') }}
        isQuiet
        titleLevel={3}
        empty={
          <Stack $gap={3}>
            <p>{t('card.emptyText')}</p>
            <div>
              <Button as={PageLink} page="memoryBank" query="view=new" $variant="secondary">
                {t('card.emptyAction')}
              </Button>
            </div>
          </Stack>
        }
      >
        {(pages) => <MemoryCarousel pages={pages} place={place} isLarge={isLarge} onMove={setMoved} />}
      </Read>
    </Card>
  );
}
