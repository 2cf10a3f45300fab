import { usePages } from '@spire/client';
import { useFormat, useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { Lines } from '@spire/ui/Switch';
import { lazy, Suspense } from 'react';
import { MoreOf } from '../MoreOf.tsx';
import { ImportedEntriesDocument } from './ImportedEntries.generated.ts';
import { history } from './messages/namespace.ts';

const ImportedLine = lazy(() => import(/* webpackChunkName: "opened" */ './ImportedLine.tsx'));
const PAGE_SIZE = 20;

/** Entries of other apps, newest first; nothing where none were brought along. */
export function ImportedFeed() {
  const t = useMessages(history);
  const format = useFormat();
  const pages = usePages(ImportedEntriesDocument, { pick: ({ me }) => me.importedEntries, pageSize: PAGE_SIZE });
  return (
    <Read of={pages} loading={t('imported.loading')} failed={{ title: t('imported.failed') }} empty={<></>}>
      {(feed) => (
        <Card title={t('imported.title')}>
          <Stack $gap={3}>
            <Lines as="ul">
              <Suspense fallback={null}>
                {feed.nodes.map((entry) => (
                  <ImportedLine key={entry.id} entry={entry} when={format.shortDate(entry.date)} />
                ))}
              </Suspense>
            </Lines>
            <MoreOf
              feed={feed}
              words={{ more: t('more'), loading: t('loadingMore'), failed: t('moreFailed') }}
              isWide
            />
          </Stack>
        </Card>
      )}
    </Read>
  );
}
