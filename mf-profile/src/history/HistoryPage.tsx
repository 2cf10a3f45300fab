import { usePages } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { EmptyState } from '@spire/ui/states';
import { ActivitiesDocument } from './Activities.generated.ts';
import { HistoryFeed } from './HistoryFeed.tsx';
import { ImportedFeed } from './ImportedFeed.tsx';
import { history } from './messages/namespace.ts';

const PAGE_SIZE = 30;

/** Everything the person has done, newest first: the ledger their plant grows from (decision 0023). */
export default function HistoryPage() {
  const t = useMessages(history);
  const back = usePageTitle('me');
  const pages = usePages(ActivitiesDocument, { pick: ({ me }) => me.activities, pageSize: PAGE_SIZE });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={
        <LinkButton as={PageLink} page="me">
          <Icon name="back" />
          {back}
        </LinkButton>
      }
      isNarrow
    >
      <Read
        of={pages}
        loading={t('loading')}
        failed={{ title: t('failedTitle'), text: t('failedText') }}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      >
        {(known) => (
          <div data-as-of>
            <HistoryFeed pages={known} />
          </div>
        )}
      </Read>
      {/* One failure is told once. */}
      {(pages.kind === 'ready' || pages.kind === 'empty') && <ImportedFeed />}
    </Page>
  );
}
