import { usePages } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { Lines } from '@spire/ui/Switch';
import { MoreOf } from '../MoreOf.tsx';
import { LikedItem } from './LikedItem.tsx';
import { LikedSuggestionsDocument } from './LikedSuggestions.generated.ts';
import { preferences } from './messages/namespace.ts';

const PAGE_SIZE = 10;

/** The suggestions a person liked, newest first. */
export function LikedCard() {
  const t = useMessages(preferences);
  const tCommon = useMessages(common);
  const liked = usePages(LikedSuggestionsDocument, { pick: ({ me }) => me.likedSuggestions, pageSize: PAGE_SIZE });
  return (
    <Card title={t('liked.title')}>
      <Read
        of={liked}
        loading={t('liked.loading')}
        failed={{ title: t('liked.failedTitle') }}
        empty={<Quiet>{t('liked.empty')}</Quiet>}
        isQuiet
      >
        {(feed) => (
          <Stack $gap={3}>
            <Lines as="ul">
              {feed.nodes.map((suggestion) => (
                <LikedItem key={suggestion.id} suggestion={suggestion} />
              ))}
            </Lines>
            <MoreOf
              feed={feed}
              words={{
                more: tCommon('actions.showMore'),
                loading: t('liked.loadingMore'),
                failed: t('liked.moreFailed'),
              }}
            />
          </Stack>
        )}
      </Read>
    </Card>
  );
}
