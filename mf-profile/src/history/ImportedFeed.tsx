import { usePages } from '@spire/client';
import { common, useFormat, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { Lines } from '@spire/ui/Switch';
import { ImportedEntriesDocument } from './ImportedEntries.generated.ts';
import { ImportedLine } from './ImportedLine.tsx';
import { history } from './messages/namespace.ts';

const PAGE_SIZE = 20;

/** What was written in other apps, newest first; nothing where nothing was brought along. */
export function ImportedFeed() {
  const t = useMessages(history);
  const tCommon = useMessages(common);
  const format = useFormat();
  const pages = usePages(ImportedEntriesDocument, { pick: ({ me }) => me.importedEntries, pageSize: PAGE_SIZE });
  return (
    <Read of={pages} loading={t('imported.loading')} failed={{ title: t('imported.failed') }} empty={<></>}>
      {({ nodes, hasNextPage, more, loadMore }) => (
        <Card title={t('imported.title')}>
          <Stack $gap={3}>
            <Lines as="ul">
              {nodes.map((entry) => (
                <ImportedLine key={entry.id} entry={entry} when={format.shortDate(entry.date)} />
              ))}
            </Lines>
            {more === 'failed' && <Notice kind="error">{t('moreFailed')}</Notice>}
            {hasNextPage && (
              <BusyButton
                variant="secondary"
                isWide
                isBusy={more === 'busy'}
                busyLabel={t('loadingMore')}
                onClick={() => void loadMore()}
              >
                {more === 'failed' ? tCommon('actions.retry') : t('more')}
              </BusyButton>
            )}
          </Stack>
        </Card>
      )}
    </Read>
  );
}
