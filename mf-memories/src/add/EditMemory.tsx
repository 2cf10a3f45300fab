import { knownOf, useRead } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { usePagePath } from '@spire/remote-kit';
import { useNavigate } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { OneMemoryDocument } from '../open/OneMemory.generated.ts';
import type { Memory } from '../memories/useMemories.ts';
import { memories } from '../messages/namespace.ts';
import { contentOf, draftOf } from './memoryDraft.ts';
import { MemoryForm } from './MemoryForm.tsx';
import { useChangeForm } from './useMemoryForm.ts';

/** A memory that is there, to be changed. */
export function EditMemory({ id }: { id: string }) {
  const t = useMessages(memories);
  const read = useRead(OneMemoryDocument, { variables: { id }, pick: ({ me }) => me.memory });
  const known = knownOf(read);
  if (known?.id === id) return <Form key={id} memory={known} />;
  return (
    <Read of={read} loading={t('bank.loading')} failed={{ title: t('failed.title') }}>
      {(memory) => memory === null && <p>{t('open.missingText')}</p>}
    </Read>
  );
}

function Form({ memory }: { memory: Memory }) {
  const t = useMessages(memories);
  const navigate = useNavigate();
  const path = usePagePath('memoryBank') ?? '/';
  const back = `memory=${memory.id}`;
  const form = useChangeForm(memory, () => void navigate(`${path}?${back}`, { replace: true }));
  const { draft, change, isSaving, state } = form;
  const isOvertaken = !isSaving && state.kind !== 'saved' && draft.begunFrom !== contentOf(memory);
  return (
    <MemoryForm
      form={form}
      title={t('form.changeTitle')}
      back={back}
      isNew={false}
      notice={
        isOvertaken && (
          <Notice kind="info" title={t('form.overtakenTitle')}>
            <Stack $gap={3}>
              <p>{t('form.overtakenText')}</p>
              <div>
                <Button type="button" $variant="secondary" onClick={() => change(draftOf(memory))}>
                  {t('form.takeNewest')}
                </Button>
              </div>
            </Stack>
          </Notice>
        )
      }
    />
  );
}
