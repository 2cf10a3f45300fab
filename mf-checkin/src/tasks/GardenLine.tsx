import { todaysDate, useSave } from '@spire/client';
import { beginningOf } from '@spire/domain/beginning';
import { LIMITS } from '@spire/domain/limits';
import { DEFAULT_MEMORY_CATEGORY, DEFAULT_MEMORY_EMOJI } from '@spire/domain/options';
import { common, useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { helpHere } from '@spire/remote-kit/foundHelp';
import { useForm } from '@spire/remote-kit/form';
import { BusyButton } from '@spire/ui/Button';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { HelpBefore } from '@spire/written/HelpBefore';
import { useHelpFirst } from '@spire/written/useHelpFirst.ts';
import { useEffect, useRef } from 'react';
import { doing } from '../doing/messages/namespace.ts';
import { KeepLineDocument } from './KeepLine.generated.ts';

/** Those of a memory of which nothing more is said (D52). */
const RATINGS = { goodnessRating: 5, effortRating: 5 };

const wordsOf = ({ description }: { description?: string | null }) => [description];

/** One line of one's own about a thing that was done, kept among the memories under its name, and read as they are (D49). */
export function GardenLine({ about, onSaved }: { about: string; onSaved: () => void }) {
  const tDoing = useMessages(doing);
  const tCommon = useMessages(common);
  const { userId } = useSession();
  const help = useHelpFirst(useSave(KeepLineDocument), wordsOf);
  const title = about.length > LIMITS.title ? beginningOf(about, LIMITS.title - 2) : about;
  const { draft, change, errorOf, state, isSaving, submit, ref } = useForm({
    name: `garden.${userId}`,
    initial: () => ({ id: crypto.randomUUID(), description: '' }),
    isBegun: ({ description }) => description.trim() !== '',
    check: ({ description }) => (description.trim() === '' ? [{ field: 'description', code: 'REQUIRED' }] : []),
    toInput: ({ id, description }) => ({
      ...RATINGS,
      emoji: DEFAULT_MEMORY_EMOJI,
      id,
      title,
      description: description.trim(),
      category: DEFAULT_MEMORY_CATEGORY,
      date: todaysDate(),
    }),
    save: help.save,
    onSaved: () => {
      // Nothing is said to be saved once help was found: the day is another by then.
      if (helpHere(userId, todaysDate()).kind === null) onSaved();
    },
    words: ({ code }) => (code === 'REQUIRED' ? tDoing('tasks.garden.lineMissing') : undefined),
  });
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <HelpBefore of={help} isInPage>
      <form ref={ref} onSubmit={(event) => void submit(event)} noValidate>
        <Stack $gap={3}>
          <TextField
            name="description"
            label={tDoing('tasks.garden.lineLabel')}
            value={draft.description}
            limit={LIMITS.freeText}
            error={errorOf('description')}
            autoComplete="off"
            inputRef={field}
            onChange={(description) => change({ description })}
          />
          <SaveNotice state={state} title={tDoing('tasks.garden.lineFailed')} />
          <BusyButton type="submit" isWide isBusy={isSaving} busyLabel={tCommon('states.saving')}>
            {tDoing('tasks.garden.keep')}
          </BusyButton>
        </Stack>
      </form>
    </HelpBefore>
  );
}
