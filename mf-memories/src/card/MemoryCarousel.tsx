import { MEMORY_CATEGORIES } from '@spire/domain/options';
import { ROUTES } from '@spire/domain/routes';
import { common, useFormat, useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Row, Stack } from '@spire/ui/Stack';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { color, space, text, tint, type Tint } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { memories as namespace } from '../messages/namespace.ts';
import type { Memories } from '../memories/useMemories.ts';
import { needsMore } from './carousel.ts';

interface MemoryCarouselProps {
  memories: Extract<Memories, { kind: 'ready' }>;
  place: number;
  onMove: (place: number) => void;
}

/** One memory and the two ways from it. Moves when a hand moves it, never by itself (A10). */
export function MemoryCarousel({ memories, place, onMove }: MemoryCarouselProps) {
  const t = useMessages(namespace);
  const c = useMessages(common);
  const format = useFormat();
  const { connection, more, loadMore } = memories;
  const { nodes, totalCount } = connection;
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
        <Row $gap={4} aria-live="polite" aria-atomic>
          <Emoji aria-hidden $tint={MEMORY_CATEGORIES[memory.category]}>
            {memory.emoji}
          </Emoji>
          <div>
            <VisuallyHidden>{t('card.position', { number: place + 1, total: totalCount })}</VisuallyHidden>
            <Title>{memory.title}</Title>
            <Description>{memory.description}</Description>
            <Quiet>{format.shortDate(memory.date)}</Quiet>
          </div>
        </Row>
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
            {c('actions.previous')}
          </Button>
          <Button
            type="button"
            $variant="secondary"
            aria-label={t('card.next')}
            aria-disabled={isLast || undefined}
            onClick={() => void handleNext()}
          >
            {c('actions.next')}
            <Icon name="right" />
          </Button>
        </Moves>
      )}
      <div>
        <LinkButton as={Link} to={ROUTES.memoryBank.path}>
          {t('card.all')}
        </LinkButton>
      </div>
    </Stack>
  );
}

const Emoji = styled.span<{ $tint: Tint }>`
  flex: none;
  align-self: flex-start;
  display: grid;
  place-content: center;
  width: 60px;
  height: 60px;
  border-radius: 18px;
  font-size: 1.7rem;
  line-height: 1;
  background: ${({ $tint }) => tint($tint).soft};
`;

const Title = styled.h3`
  ${text.body}
  font-weight: 650;
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  line-clamp: 3;
`;

const Quiet = styled.p`
  margin-top: ${space(1)};
  ${text.small}
  color: ${color.muted};
`;

const Moves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  > * {
    padding-inline: ${space(3)};
  }
`;
