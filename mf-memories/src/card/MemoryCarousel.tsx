import type { Pages } from '@spire/client';
import { common, useFormat, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { MemoryEmoji } from '../memories/MemoryEmoji.tsx';
import type { Memory } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { needsMore } from './carousel.ts';

interface MemoryCarouselProps {
  pages: Pages<Memory>;
  place: number;
  onMove: (place: number) => void;
}

/** One memory and the two ways from it. Moves when a hand moves it, never by itself (A10). */
export function MemoryCarousel({ pages, place, onMove }: MemoryCarouselProps) {
  const t = useMessages(namespace);
  const tCommon = useMessages(common);
  const format = useFormat();
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
        <Row $gap={4} aria-live="polite" aria-atomic>
          <MemoryEmoji memory={memory} size="60px" />
          <div>
            <VisuallyHidden>{t('card.position', { number: place + 1, total: totalCount })}</VisuallyHidden>
            <Title>{memory.title}</Title>
            <Description>{memory.description}</Description>
            <When>{format.shortDate(memory.date)}</When>
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
      <div>
        <LinkButton as={PageLink} page="memoryBank">
          {t('card.all')}
        </LinkButton>
      </div>
    </Stack>
  );
}

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

const When = styled(Quiet)`
  margin-top: ${space(1)};
`;

const Moves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  > * {
    padding-inline: ${space(3)};
  }
`;
