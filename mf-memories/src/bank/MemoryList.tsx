import { useIsWaiting, type Pages } from '@spire/client';
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
import { Stretch } from './Stretch.tsx';
import { stretchesOf } from './stretches.ts';
import type { Look } from './useLook.ts';
import { Years } from './Years.tsx';

interface MemoryListProps {
  pages: Pages<Memory>;
  /** Only some are looked for: none of them stands out. */
  isNarrow: boolean;
  look: Look;
}

/** The memories fetched so far: as tiles, the first one large, or year by year. */
export function MemoryList({ pages, isNarrow, look }: MemoryListProps) {
  const t = useMessages(namespace);
  const tCommon = useMessages(common);
  const { isCalm } = useAppearance();
  const isWaiting = useIsWaiting();
  const isUnsent = (id: string) => isWaiting('addMemory', { id }) || isWaiting('changeMemory', { id });
  const { nodes, totalCount, hasNextPage, more, loadMore } = pages;
  const words = hasNextPage
    ? t('bank.shown', { shown: nodes.length, total: totalCount })
    : t('bank.count', { count: nodes.length });
  return (
    <Stack $gap={4}>
      <Quiet role="status" as={isCalm || !hasNextPage ? VisuallyHidden : 'p'}>
        {words}
      </Quiet>
      {look === 'years' ? (
        <Years memories={nodes} isUnsent={isUnsent} />
      ) : (
        <Stretches>
          {stretchesOf(nodes).map((memories, at) => (
            <Stretch
              // The place is the key, because a new memory moves all of them on by one.
              key={at}
              memories={memories}
              unsent={memories.map(({ id }) => id).filter(isUnsent)}
              isFirst={at === 0}
              hasLarge={at === 0 && !isNarrow}
            />
          ))}
        </Stretches>
      )}
      {more === 'failed' && <Notice kind="error">{t('bank.moreFailed')}</Notice>}
      {hasNextPage && (
        <BusyButton
          variant="secondary"
          isWide
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

/** The space between two rows is the same within a stretch and between two. */
const Stretches = styled.div`
  display: grid;
  gap: ${space(3)};
  ${media.wide} {
    :root:not([data-calm='true']) & {
      gap: ${space(4)};
    }
  }
`;
