import { useToday } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { useMemories } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { placeOfDay, placeWithin } from './carousel.ts';
import { MemoryCarousel } from './MemoryCarousel.tsx';

/** Home's look back: one good memory at a time, or a quiet invitation to keep a first one. */
export default function MemoriesCard() {
  const t = useMessages(namespace);
  const memories = useMemories();
  const { isCalm } = useAppearance();
  const today = useToday();
  const [moved, setMoved] = useState<number>();
  const { nodes, totalCount } = memories.kind === 'ready' ? memories.data : { nodes: [], totalCount: 0 };
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
        {(pages) => <MemoryCarousel pages={pages} place={place} onMove={setMoved} />}
      </Read>
    </Card>
  );
}
