import { knownOf, type Loaded, type Pages } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { EmptyState } from '@spire/ui/states';
import { useRef, useState } from 'react';
import { memories as namespace } from '../messages/namespace.ts';
import { useCategories, type Memory } from '../memories/useMemories.ts';
import type { Deleting } from '../open/useDeleting.ts';
import { Finding } from './Finding.tsx';
import { MemoryList } from './MemoryList.tsx';
import { UndoDelete } from './UndoDelete.tsx';
import type { Finder } from './useFinder.ts';

interface MemoryBankProps {
  /** The search result. */
  memories: Loaded<Pages<Memory>>;
  finder: Finder;
  deleting: Deleting;
  /** A new memory has been begun and is not saved yet. */
  hasDraft: boolean;
}

const NEW = { as: PageLink, page: 'memoryBank', query: 'view=new' } as const;

/** Every memory, or a warm invitation, or the plain truth that they could not be fetched. */
export function MemoryBank({ memories, finder, deleting, hasDraft }: MemoryBankProps) {
  const t = useMessages(namespace);
  const categories = useCategories();
  const search = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { isNarrow } = finder;
  const isFirst = memories.kind === 'empty' && !isNarrow;
  const isFailed = memories.kind === 'failed' && memories.before === undefined;
  // The finder stands above the memories, and comes with the first of them: shown later, it would push them down.
  const [hasCome, setCome] = useState(false);
  const isHere = hasCome || isFailed || (categories.kind !== 'loading' && memories.kind !== 'loading');
  if (isHere && !hasCome) setCome(true);
  // A single memory needs no search.
  const hasOneAtMost = !isNarrow && (knownOf(memories)?.totalCount ?? 2) < 2;

  function handleAll() {
    finder.change({ words: '', category: undefined });
    search.current?.focus();
  }

  const none = isNarrow ? (
    <Stack $gap={3}>
      <p role="status">{t('find.nothing')}</p>
      <div>
        <Button type="button" $variant="secondary" onClick={handleAll}>
          {t('find.all')}
        </Button>
      </div>
    </Stack>
  ) : (
    <EmptyState title={t('empty.title')} text={t('empty.text')}>
      <Button {...NEW}>{hasDraft ? t('bank.continue') : t('empty.action')}</Button>
    </EmptyState>
  );

  return (
    <Page
      title={t('bank.title')}
      action={
        !isFirst && (
          <Button {...NEW}>
            <Icon name={hasDraft ? 'edit' : 'add'} />
            {hasDraft ? t('bank.continue') : t('bank.add')}
          </Button>
        )
      }
    >
      <UndoDelete deleting={deleting} />
      {!hasOneAtMost && !isFailed && isHere && (
        <Finding finder={finder} categories={knownOf(categories) ?? []} search={search} />
      )}
      <Read
        of={isHere ? memories : { kind: 'loading', retry: memories.retry }}
        loading={t('bank.loading')}
        failed={{ title: t('failed.title'), text: t('failed.text') }}
        empty={none}
      >
        {(pages) => <MemoryList pages={pages} isNarrow={isNarrow} look={finder.look} />}
      </Read>
    </Page>
  );
}
