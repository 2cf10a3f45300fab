import type { Pages } from '@spire/client';
import { LOCALES } from '@spire/domain/languages';
import { common, options, useLanguage, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { BusyButton } from '@spire/ui/Button';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { media, space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { memories as namespace } from '../messages/namespace.ts';
import type { Memory } from '../memories/useMemories.ts';
import { effectiveFilter, filtered, usedCategories } from './categoryFilter.ts';
import { MemoryItem } from './MemoryItem.tsx';

/** The memories fetched so far, with a chip for each category among them. */
export function MemoryList({ pages }: { pages: Pages<Memory> }) {
  const t = useMessages(namespace);
  const tCommon = useMessages(common);
  const tOptions = useMessages(options);
  const { isCalm } = useAppearance();
  const locale = LOCALES[useLanguage()];
  const [wanted, setWanted] = useState<string>('alle');
  const { nodes, totalCount, hasNextPage, more, loadMore } = pages;
  const categories = usedCategories(nodes);
  const filter = effectiveFilter(wanted, nodes);
  const shown = filtered(nodes, filter);
  const chips = [
    { id: 'alle', label: t('bank.all') },
    ...categories.map((id) => ({ id, label: tOptions(`memoryCategories.${id}`) })),
  ];

  function countWords(): string {
    if (filter !== 'alle') {
      const category = tOptions(`memoryCategories.${filter}`).toLocaleLowerCase(locale);
      return t('bank.shownInCategory', { count: shown.length, category });
    }
    if (!hasNextPage) return t('bank.count', { count: shown.length });
    return t('bank.shown', { shown: shown.length, total: totalCount });
  }

  return (
    <Stack $gap={5}>
      {categories.length > 1 && (
        <ChipGroup
          legend={t('bank.filter')}
          options={chips}
          selected={[filter]}
          onChange={(ids) => setWanted(ids.find((id) => id !== filter) ?? 'alle')}
        />
      )}
      <Quiet role="status" as={isCalm ? VisuallyHidden : 'p'}>
        {countWords()}
      </Quiet>
      <List>
        {shown.map((memory) => (
          <li key={memory.id}>
            <MemoryItem memory={memory} />
          </li>
        ))}
      </List>
      {more === 'failed' && <Notice kind="error">{t('bank.moreFailed')}</Notice>}
      {hasNextPage && (
        <BusyButton
          variant="secondary"
          isBusy={more === 'busy'}
          busyLabel={t('bank.loadingMore')}
          onClick={() => void loadMore(({ category }) => filter === 'alle' || category === filter)}
        >
          {more === 'failed' ? tCommon('actions.retry') : tCommon('actions.showMore')}
        </BusyButton>
      )}
    </Stack>
  );
}

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
