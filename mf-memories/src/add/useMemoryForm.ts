import { todaysDate, useSave, type SaveState } from '@spire/client';
import type { FieldError } from '@spire/domain/errorCodes';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useForm, type Form } from '@spire/remote-kit/form';
import type { Memory } from '../memories/useMemories.ts';
import { memories } from '../messages/namespace.ts';
import { AddMemoryDocument } from './AddMemory.generated.ts';
import { ChangeMemoryDocument } from './ChangeMemory.generated.ts';
import { blankMemory, changeInput, draftErrors, draftOf, isBegun, memoryInput, type NewMemory } from './memoryDraft.ts';

function useWords() {
  const t = useMessages(memories);
  return ({ field, code }: FieldError) => {
    if (code !== 'REQUIRED') return undefined;
    return field === 'title' ? t('form.nameRequired') : t('form.descriptionRequired');
  };
}

/** The memory being written, for the form and for whoever leads back to it. */
export function useNewMemoryForm(onSaved: () => void): Form<NewMemory> {
  const t = useMessages(memories);
  const { userId } = useSession();
  return useForm({
    name: `memory.${userId}`,
    initial: () => blankMemory(crypto.randomUUID()),
    isBegun,
    check: draftErrors,
    toInput: (draft) => memoryInput(draft, todaysDate()),
    save: useSave(AddMemoryDocument),
    onSaved,
    success: t('form.saved'),
    words: useWords(),
  });
}

/** A memory that is there, being changed. */
export function useChangeForm(memory: Memory, onSaved: () => void): Form<NewMemory> {
  const t = useMessages(memories);
  const { userId } = useSession();
  return useForm({
    name: `memory.${memory.id}.${userId}`,
    initial: () => draftOf(memory),
    check: draftErrors,
    toInput: (draft) => changeInput(draft, memory),
    save: useSave(ChangeMemoryDocument),
    onSaved,
    success: t('form.saved'),
    words: useWords(),
  });
}

/** The server did not take it, because somebody has changed the memory since. */
export function isChangedMeanwhile(state: SaveState): boolean {
  return state.kind === 'failed' && state.problem.code === 'CHANGED_MEANWHILE';
}
