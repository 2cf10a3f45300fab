import type { Pages } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { space, touch } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import type { Memory } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { needsMore } from './carousel.ts';

interface MemoryMovesProps {
  pages: Pages<Memory>;
  /** The place of the memory that is shown, from 0; -1 for one that is further on than what is loaded. */
  place: number;
  onMove: (place: number) => void;
}

/** The previous memory and the next. Moves when a hand moves it, never by itself (A10, D92). */
export function MemoryMoves({ pages, place, onMove }: MemoryMovesProps) {
  const t = useMessages(namespace);
  const { nodes, totalCount, more, loadMore } = pages;
  const isFirst = place <= 0;
  const isLast = place >= totalCount - 1;

  async function handleNext() {
    if (isLast || more === 'busy') return;
    if (!needsMore(place + 1, nodes.length, totalCount) || (await loadMore())) onMove(place + 1);
  }

  return (
    <Moves>
      <Move
        type="button"
        $variant="secondary"
        aria-label={t('card.previous')}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onMove(place - 1)}
      >
        <Icon name="left" />
      </Move>
      <Move
        type="button"
        $variant="secondary"
        aria-label={t('card.next')}
        aria-disabled={isLast || undefined}
        onClick={() => void handleNext()}
      >
        <Icon name="right" />
      </Move>
    </Moves>
  );
}

const Moves = styled.div`
  flex: none;
  display: flex;
  gap: ${space(1)};
`;

const Move = styled(Button)`
  min-width: ${touch.least};
  min-height: ${touch.least};
  padding: ${space(1)};
`;
