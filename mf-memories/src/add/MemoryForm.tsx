import { problemOf } from '@spire/client';
import { localDate } from '@spire/domain/dates';
import type { FieldError } from '@spire/domain/errorCodes';
import { LIMITS } from '@spire/domain/limits';
import { ROUTES } from '@spire/domain/routes';
import { common, useMessages } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { Link } from '@spire/remote-kit/router';
import { BusyButton } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { color, text } from '@spire/ui/tokens.ts';
import { useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { memories } from '../messages/namespace.ts';
import { blankMemory, draftErrors, isBegun, memoryInput, type NewMemory } from './memoryDraft.ts';
import { MemoryDetails } from './MemoryDetails.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { ThrowAway } from './ThrowAway.tsx';
import { useAddMemory } from './useAddMemory.ts';

interface MemoryFormProps {
  draft: NewMemory;
  onChange: (change: Partial<NewMemory>) => void;
  onSaved: () => void;
}

/** A new memory: a title and a few words, and as much more as the person likes. Nothing written here is ever lost. */
export function MemoryForm({ draft, onChange, onSaved }: MemoryFormProps) {
  const t = useMessages(memories);
  const c = useMessages(common);
  const { add, isSaving } = useAddMemory();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [thrownAway, setThrownAway] = useState<NewMemory>();
  const title = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const description = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  function change(part: Partial<NewMemory>) {
    setThrownAway(undefined);
    setErrors((before) => before.filter(({ field }) => !(field in part)));
    onChange(part);
  }

  function showErrors(found: readonly FieldError[]) {
    setErrors(found);
    const first = found.some(({ field }) => field === 'title') ? title : description;
    if (found.length > 0) first.current?.focus();
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setFailure(undefined);
    const found = draftErrors(draft);
    showErrors(found);
    if (found.length > 0 || isSaving) return;
    try {
      const today = localDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
      await add(memoryInput(draft, today));
    } catch (error) {
      showErrors(problemOf(error).fields);
      setFailure(error);
      return;
    }
    showToast({ kind: 'success', title: t('form.saved') });
    onSaved();
  }

  function handleThrowAway() {
    setThrownAway(draft);
    setErrors([]);
    setFailure(undefined);
    onChange(blankMemory(draft.id));
  }

  function handleUndo() {
    if (thrownAway !== undefined) onChange(thrownAway);
    setThrownAway(undefined);
    title.current?.focus();
  }

  function errorOf(field: 'title' | 'description'): string | undefined {
    const error = errors.find((each) => each.field === field);
    if (error?.code === 'REQUIRED') return field === 'title' ? t('form.nameRequired') : t('form.descriptionRequired');
    return error && c(`fieldErrors.${error.code}`, { limit: error.limit ?? 0 });
  }

  const back = (
    <LinkButton as={Link} to={ROUTES.memoryBank.path}>
      <Icon name="back" />
      {t('form.back')}
    </LinkButton>
  );

  return (
    <Page title={t('form.title')} lead={t('form.lead')} back={back} isNarrow>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack $gap={6}>
          <TextField
            name="title"
            label={t('form.name')}
            hint={t('form.nameHint')}
            value={draft.title}
            limit={LIMITS.title}
            error={errorOf('title')}
            autoComplete="off"
            inputRef={title}
            onChange={(value) => change({ title: value })}
          />
          <TextField
            name="description"
            label={t('form.description')}
            hint={t('form.descriptionHint')}
            value={draft.description}
            limit={LIMITS.freeText}
            error={errorOf('description')}
            isMultiline
            inputRef={description}
            onChange={(value) => change({ description: value })}
          />
          <MemoryDetails draft={draft} onChange={change} />
          {errors.some(({ code }) => code === 'REQUIRED') && <Notice kind="error">{t('form.bothRequired')}</Notice>}
          {failure !== undefined && <SaveFailure error={failure} />}
          <BusyButton type="submit" isBusy={isSaving} busyLabel={c('states.saving')} isWide>
            {t('form.save')}
          </BusyButton>
          <Quiet>{t('form.kept')}</Quiet>
          <ThrowAway
            isOffered={isBegun(draft)}
            isDone={thrownAway !== undefined}
            onThrowAway={handleThrowAway}
            onUndo={handleUndo}
          />
        </Stack>
      </form>
    </Page>
  );
}

const Quiet = styled.p`
  ${text.small}
  color: ${color.muted};
`;
