import { usePages } from '@spire/client';
import { LIMITS } from '@spire/domain/limits';
import { keysOf } from '@spire/domain/lists';
import { useLanguage, useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { EmptyState } from '@spire/ui/states';
import { TextField } from '@spire/ui/TextField';
import { useSettled } from '@spire/ui/useSettled.ts';
import { useState } from 'react';
import { BackLink } from '../BackLink.tsx';
import { ActivitiesDocument } from './Activities.generated.ts';
import { FILTERS, type FilterId } from './activityDays.ts';
import { HistoryFeed } from './HistoryFeed.tsx';
import { ImportedFeed } from './ImportedFeed.tsx';
import { history } from './messages/namespace.ts';

const PAGE_SIZE = 30;
/** Typed words are searched for once they have rested for so many milliseconds. */
const TYPED = 400;

/** Everything the person has done, day by day, the newest first: the ledger their plant grows from (decision 0023). */
export default function HistoryPage() {
  const t = useMessages(history);
  const language = useLanguage();
  const back = usePageTitle('me');
  const [filter, setFilter] = useState<FilterId>('all');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed, TYPED).trim();
  const kinds = FILTERS[filter];
  const pages = usePages(ActivitiesDocument, {
    variables: {
      language,
      ...(kinds !== undefined && { kinds: [...kinds] }),
      ...(search !== '' && { search: search.slice(0, LIMITS.title) }),
    },
    pick: ({ me }) => me.activities,
    pageSize: PAGE_SIZE,
  });
  const isNarrowed = filter !== 'all' || search !== '';
  return (
    <Page title={t('title')} lead={t('lead')} back={<BackLink page="me">{back}</BackLink>} isNarrow>
      <Stack $gap={4}>
        <TextField name="search" inputMode="search" label={t('search')} value={typed} onChange={setTyped} />
        <ChipGroup
          legend={t('filter')}
          options={keysOf(FILTERS).map((id) => ({ id, label: t(`filters.${id}`) }))}
          selected={[filter]}
          onChange={(ids) => setFilter(keysOf(FILTERS).find((id) => id !== filter && ids.includes(id)) ?? 'all')}
        />
        <Read
          of={pages}
          loading={t('loading')}
          failed={{ title: t('failedTitle'), text: t('failedText') }}
          empty={
            isNarrowed ? (
              <Quiet role="status">{t('none')}</Quiet>
            ) : (
              <EmptyState title={t('empty')} text={t('emptyText')} />
            )
          }
        >
          {(known) => (
            <div data-as-of>
              <HistoryFeed key={`${filter} ${search}`} pages={known} isOpen={search !== ''} hasWeeks={!isNarrowed} />
            </div>
          )}
        </Read>
      </Stack>
      {/* One failure is told once. */}
      {(pages.kind === 'ready' || pages.kind === 'empty') && <ImportedFeed />}
    </Page>
  );
}
