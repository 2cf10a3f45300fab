import type { Feed } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';

interface MoreOfProps {
  feed: Feed<unknown>;
  words: { more: string; loading: string; failed: string };
  isWide?: boolean;
}

/** The end of a list that comes page by page: a button for the next one, and word of one that did not come. */
export function MoreOf({ feed: { hasNextPage, more, loadMore }, words, isWide = false }: MoreOfProps) {
  const tCommon = useMessages(common);
  return (
    <>
      {more === 'failed' && <Notice kind="error">{words.failed}</Notice>}
      {hasNextPage && (
        <BusyButton
          variant="secondary"
          isWide={isWide}
          isBusy={more === 'busy'}
          busyLabel={words.loading}
          onClick={() => void loadMore()}
        >
          {more === 'failed' ? tCommon('actions.retry') : words.more}
        </BusyButton>
      )}
    </>
  );
}
