import { common, options, useLanguage, useMessages } from '@spire/i18n';
import { LOCALES } from '@spire/domain/languages';
import { useAppearance } from '@spire/remote-kit';
import { BusyButton, Button } from '@spire/ui/Button';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { color, media, space, text } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { memories as namespace } from '../messages/namespace.ts';
import type { Memories } from '../memories/useMemories.ts';
import { effectiveFilter, filtered, usedCategories } from './categoryFilter.ts';
import { MemoryItem } from './MemoryItem.tsx';

type ReadyMemories = Extract<Memories, { kind: 'ready' }>;

/** The memories fetched so far, with a chip for each category among them. */
export function MemoryList({ memories }: { memories: ReadyMemories }) {
  const t = useMessages(namespace);
  const c = useMessages(common);
  const o = useMessages(options);
  const { isCalm } = useAppearance();
  const locale = LOCALES[useLanguage()];
  const [wanted, setWanted] = useState<string>('alle');
  const { connection, more, loadMore } = memories;
  const categories = usedCategories(connection.nodes);
  const filter = effectiveFilter(wanted, connection.nodes);
  const shown = filtered(connection.nodes, filter);
  const chips = [
    { id: 'alle', label: t('bank.all') },
    ...categories.map((id) => ({ id, label: o(`memoryCategories.${id}`) })),
  ];

  function countWords(): string {
    if (filter !== 'alle') {
      const category = o(`memoryCategories.${filter}`).toLocaleLowerCase(locale);
      return t('bank.shownInCategory', { count: shown.length, category });
    }
    if (!connection.hasNextPage) return t('bank.count', { count: shown.length });
    return t('bank.shown', { shown: shown.length, total: connection.totalCount });
  }

  return (
    <Stack $gap={5}>
      {memories.isStale && (
        <Notice kind="error" title={t('failed.title')}>
          <Stack $gap={3}>
            <p>{t('failed.stale')}</p>
            <div>
              <Button type="button" $variant="secondary" onClick={memories.retry}>
                {c('actions.retry')}
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
      {categories.length > 1 && (
        <ChipGroup
          legend={t('bank.filter')}
          options={chips}
          selected={[filter]}
          onChange={(ids) => setWanted(ids.find((id) => id !== filter) ?? 'alle')}
        />
      )}
      <Count role="status" as={isCalm ? VisuallyHidden : 'p'}>
        {countWords()}
      </Count>
      <List>
        {shown.map((memory) => (
          <li key={memory.id}>
            <MemoryItem memory={memory} />
          </li>
        ))}
      </List>
      {more === 'failed' && <Notice kind="error">{t('bank.moreFailed')}</Notice>}
      {connection.hasNextPage && (
        <BusyButton
          variant="secondary"
          isBusy={more === 'busy'}
          busyLabel={t('bank.loadingMore')}
          onClick={() => void loadMore(({ category }) => filter === 'alle' || category === filter)}
        >
          {more === 'failed' ? c('actions.retry') : c('actions.showMore')}
        </BusyButton>
      )}
    </Stack>
  );
}

const Count = styled.p`
  ${text.small}
  color: ${color.muted};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
  ${media.wide} {
    :root:not([data-calm='true']) & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
