import type { Pages } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { Quiet } from '@spire/ui/Quiet';
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

/** The previous memory and the next, and which of how many this is. Moves when a hand moves it, never by itself (A10, D92). */
export function MemoryMoves({ pages, place, onMove }: MemoryMovesProps) {
  const t = useMessages(namespace);
  const { isCalm } = useAppearance();
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
      {!isCalm && place >= 0 && <Counter aria-hidden>{`${place + 1}/${totalCount}`}</Counter>}
    </Moves>
  );
}

/** Two arrows, and below them the counter. */
const Moves = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: auto auto;
  gap: 0 ${space(1)};
`;

const Move = styled(Button)`
  min-width: ${touch.least};
  min-height: ${touch.least};
  padding: ${space(1)};
`;

const Counter = styled(Quiet)`
  grid-column: 1 / -1;
  text-align: center;
`;
