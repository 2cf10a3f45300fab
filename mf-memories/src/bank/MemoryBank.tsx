import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { Page } from '@spire/ui/Page';
import { EmptyState, ErrorState, LoadingState } from '@spire/ui/states';
import { memories as namespace } from '../messages/namespace.ts';
import type { Memories } from '../memories/useMemories.ts';
import { MemoryList } from './MemoryList.tsx';

interface MemoryBankProps {
  memories: Memories;
  /** Somebody began to write a memory and has not saved it yet. */
  hasDraft: boolean;
  onAdd: () => void;
}

/** Every memory, or a warm invitation, or the plain truth that they could not be fetched. */
export function MemoryBank({ memories, hasDraft, onAdd }: MemoryBankProps) {
  const t = useMessages(namespace);
  const c = useMessages(common);
  const isEmpty = memories.kind === 'ready' && memories.connection.nodes.length === 0 && !memories.isStale;
  const addLabel = hasDraft ? t('bank.continue') : t('bank.add');

  return (
    <Page title={t('bank.title')} lead={t('bank.lead')}>
      {!isEmpty && (
        <div>
          <Button type="button" onClick={onAdd}>
            <Icon name={hasDraft ? 'edit' : 'add'} />
            {addLabel}
          </Button>
        </div>
      )}
      {memories.kind === 'loading' && <LoadingState text={t('bank.loading')} slowText={c('states.loadingSlow')} />}
      {memories.kind === 'failed' && (
        <ErrorState
          title={t('failed.title')}
          text={t('failed.text')}
          retryLabel={c('actions.retry')}
          onRetry={memories.retry}
        />
      )}
      {isEmpty && (
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          <Button type="button" onClick={onAdd}>
            {hasDraft ? t('bank.continue') : t('empty.action')}
          </Button>
        </EmptyState>
      )}
      {memories.kind === 'ready' && !isEmpty && <MemoryList memories={memories} />}
    </Page>
  );
}
