import { todaysDate, useSave, type SaveState } from '@spire/client';
import type { FieldError } from '@spire/domain/errorCodes';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useForm, type Form } from '@spire/remote-kit/form';
import { isQuiet, useDayMode } from '@spire/written/day/useDayMode.ts';
import { useHelpFirst, type HelpFirst } from '@spire/written/useHelpFirst.ts';
import type { Memory } from '../memories/useMemories.ts';
import { memories } from '../messages/namespace.ts';
import { AddMemoryDocument } from './AddMemory.generated.ts';
import { ChangeMemoryDocument } from './ChangeMemory.generated.ts';
import { blankMemory, changeInput, draftErrors, draftOf, isBegun, memoryInput, type NewMemory } from './memoryDraft.ts';

function useWords() {
  const t = useMessages(memories);
  return ({ field, code }: FieldError) => {
    if (field === 'date') return t('form.dateWrong');
    if (code !== 'REQUIRED') return undefined;
    return field === 'title' ? t('form.nameRequired') : t('form.descriptionRequired');
  };
}

/** A memory's form, and the help that comes before it goes on. */
export type MemoryFormState = Form<NewMemory> & { help: HelpFirst };

/** All that somebody writes of a memory. */
const wordsOf = ({
  title,
  description,
  voiceText,
}: Partial<Record<'title' | 'description' | 'voiceText', string | null>>) => [title, description, voiceText];

/** The memory being written, for the form and for whoever leads back to it. */
export function useNewMemoryForm(onSaved: () => void): MemoryFormState {
  const t = useMessages(memories);
  const { userId } = useSession();
  const help = useHelpFirst(useSave(AddMemoryDocument), wordsOf);
  const { day } = useDayMode();
  const form = useForm({
    name: `memory.${userId}`,
    initial: () => blankMemory(crypto.randomUUID()),
    isBegun,
    check: draftErrors,
    toInput: (draft) => memoryInput(draft, todaysDate()),
    save: help.save,
    onSaved,
    success: () => (help.hasComeBefore() ? undefined : t('form.saved')),
    // The plant answers in sight, but on a day that wants no praise.
    ...(!isQuiet(day) && { successText: t('form.stone') }),
    failures: { UNAUTHENTICATED: { title: t('form.signedOutTitle'), text: t('form.signedOutText') } },
    words: useWords(),
  });
  return { ...form, help };
}

/** A memory that is there, being changed. */
export function useChangeForm(memory: Memory, onSaved: () => void): MemoryFormState {
  const t = useMessages(memories);
  const { userId } = useSession();
  const help = useHelpFirst(useSave(ChangeMemoryDocument), wordsOf);
  const form = useForm({
    name: `memory.${memory.id}.${userId}`,
    initial: () => draftOf(memory),
    check: draftErrors,
    toInput: (draft) => changeInput(draft, memory),
    save: help.save,
    onSaved,
    success: () => (help.hasComeBefore() ? undefined : t('form.saved')),
    failures: { UNAUTHENTICATED: { title: t('form.signedOutTitle'), text: t('form.signedOutText') } },
    words: useWords(),
  });
  return { ...form, help };
}

/** The server did not take it, because somebody has changed the memory since. */
export function isChangedMeanwhile(state: SaveState): boolean {
  return state.kind === 'failed' && state.problem.code === 'CHANGED_MEANWHILE';
}
