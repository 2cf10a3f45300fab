import type { Pages } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import type { Memory } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { needsMore } from './carousel.ts';
import { MemoryLine } from './MemoryLine.tsx';

interface MemoryCarouselProps {
  pages: Pages<Memory>;
  place: number;
  isLarge: boolean;
  onMove: (place: number) => void;
}

/** One memory and the two ways from it. Moves when a hand moves it, never by itself (A10). */
export function MemoryCarousel({ pages, place, isLarge, onMove }: MemoryCarouselProps) {
  const t = useMessages(namespace);
  const tCommon = useMessages(common);
  const { nodes, totalCount, more, loadMore } = pages;
  const memory = nodes[place];
  const isFirst = place === 0;
  const isLast = place >= totalCount - 1;

  async function handleNext() {
    if (isLast || more === 'busy') return;
    if (!needsMore(place + 1, nodes.length, totalCount) || (await loadMore())) onMove(place + 1);
  }

  return (
    <Stack $gap={4}>
      {memory !== undefined && (
        <div aria-live="polite" aria-atomic>
          <VisuallyHidden>{t('card.position', { number: place + 1, total: totalCount })}</VisuallyHidden>
          <MemoryLine memory={memory} isLarge={isLarge} />
        </div>
      )}
      {more === 'failed' && <Notice kind="error">{t('bank.moreFailed')}</Notice>}
      {totalCount > 1 && (
        <Moves>
          <Button
            type="button"
            $variant="secondary"
            aria-label={t('card.previous')}
            aria-disabled={isFirst || undefined}
            onClick={() => !isFirst && onMove(place - 1)}
          >
            <Icon name="left" />
            {tCommon('actions.previous')}
          </Button>
          <Button
            type="button"
            $variant="secondary"
            aria-label={t('card.next')}
            aria-disabled={isLast || undefined}
            onClick={() => void handleNext()}
          >
            {tCommon('actions.next')}
            <Icon name="right" />
          </Button>
        </Moves>
      )}
    </Stack>
  );
}

const Moves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  gap: ${space(3)};
  > * {
    padding-inline: ${space(3)};
  }
`;
