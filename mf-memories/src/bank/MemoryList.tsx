import type { Pages } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { BusyButton } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { media, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { memories as namespace } from '../messages/namespace.ts';
import type { Memory } from '../memories/useMemories.ts';
import { MemoryTile } from './MemoryTile.tsx';

interface MemoryListProps {
  pages: Pages<Memory>;
  /** Only some are looked for: none of them stands out. */
  isNarrow: boolean;
}

/** The memories fetched so far as tiles, the first one large. */
export function MemoryList({ pages, isNarrow }: MemoryListProps) {
  const t = useMessages(namespace);
  const tCommon = useMessages(common);
  const { isCalm } = useAppearance();
  const { nodes, totalCount, hasNextPage, more, loadMore } = pages;
  const words = hasNextPage
    ? t('bank.shown', { shown: nodes.length, total: totalCount })
    : t('bank.count', { count: nodes.length });
  return (
    <Stack $gap={4}>
      <Quiet role="status" as={isCalm || !hasNextPage ? VisuallyHidden : 'p'}>
        {words}
      </Quiet>
      <Tiles>
        {nodes.map((memory, at) => (
          <Cell key={memory.id} $isLarge={at === 0 && !isNarrow}>
            <MemoryTile memory={memory} isLarge={at === 0 && !isNarrow} />
          </Cell>
        ))}
      </Tiles>
      {more === 'failed' && <Notice kind="error">{t('bank.moreFailed')}</Notice>}
      {hasNextPage && (
        <BusyButton
          variant="secondary"
          isBusy={more === 'busy'}
          busyLabel={t('bank.loadingMore')}
          onClick={() => void loadMore()}
        >
          {more === 'failed' ? tCommon('actions.retry') : tCommon('actions.showMore')}
        </BusyButton>
      )}
    </Stack>
  );
}

/** Two beside each other, one where words are large; four where there is room. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.4rem), 1fr));
  gap: ${space(3)};
  ${media.wide} {
    :root:not([data-calm='true']) & {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${space(4)};
    }
  }
`;

/** What is far out of sight is not laid out. */
const Cell = styled.li<{ $isLarge: boolean }>`
  content-visibility: auto;
  contain-intrinsic-size: auto 190px;
  border-radius: 22px;
  ${({ $isLarge }) => $isLarge && 'grid-column: 1 / -1;'}
  ${media.wide} {
    :root:not([data-calm='true']) & {
      ${({ $isLarge }) => $isLarge && 'grid-column: span 2; grid-row: span 2;'}
    }
  }
`;
