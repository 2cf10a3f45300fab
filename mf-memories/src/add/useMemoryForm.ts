import { todaysDate, useSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useForm, type Form } from '@spire/remote-kit/form';
import { memories } from '../messages/namespace.ts';
import { AddMemoryDocument } from './AddMemory.generated.ts';
import { blankMemory, draftErrors, isBegun, memoryInput, type NewMemory } from './memoryDraft.ts';

/** The memory being written, for the form and for whoever leads back to it. */
export function useMemoryForm(onSaved: () => void): Form<NewMemory> {
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
    words: ({ field, code }) => {
      if (code !== 'REQUIRED') return undefined;
      return field === 'title' ? t('form.nameRequired') : t('form.descriptionRequired');
    },
  });
}
