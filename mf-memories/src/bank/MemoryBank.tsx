import type { Loaded, Pages } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { EmptyState } from '@spire/ui/states';
import type { Memory } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { MemoryList } from './MemoryList.tsx';

interface MemoryBankProps {
  memories: Loaded<Pages<Memory>>;
  /** Somebody began to write a memory and has not saved it yet. */
  hasDraft: boolean;
  onAdd: () => void;
}

/** Every memory, or a warm invitation, or the plain truth that they could not be fetched. */
export function MemoryBank({ memories, hasDraft, onAdd }: MemoryBankProps) {
  const t = useMessages(namespace);
  const first = (
    <EmptyState title={t('empty.title')} text={t('empty.text')}>
      <Button type="button" onClick={onAdd}>
        {hasDraft ? t('bank.continue') : t('empty.action')}
      </Button>
    </EmptyState>
  );

  return (
    <Page title={t('bank.title')} lead={t('bank.lead')}>
      {memories.kind !== 'empty' && (
        <div>
          <Button type="button" onClick={onAdd}>
            <Icon name={hasDraft ? 'edit' : 'add'} />
            {hasDraft ? t('bank.continue') : t('bank.add')}
          </Button>
        </div>
      )}
      <Read
        of={memories}
        loading={t('bank.loading')}
        failed={{ title: t('failed.title'), text: t('failed.text') }}
        empty={first}
      >
        {(pages) => <MemoryList pages={pages} />}
      </Read>
    </Page>
  );
}
