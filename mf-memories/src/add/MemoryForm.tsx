import { LIMITS } from '@spire/domain/limits';
import { common, useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { PageLink } from '@spire/remote-kit/router';
import { BusyButton } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useRef, useState } from 'react';
import { memories } from '../messages/namespace.ts';
import { isBegun, type NewMemory } from './memoryDraft.ts';
import { MemoryDetails } from './MemoryDetails.tsx';
import { ThrowAway } from './ThrowAway.tsx';

/** A new memory: a title and a few words, and as much more as the person likes. Nothing written here is ever lost. */
export function MemoryForm({ form }: { form: Form<NewMemory> }) {
  const t = useMessages(memories);
  const tCommon = useMessages(common);
  const { draft, errorOf, errors, state, isSaving, submit, ref } = form;
  const [thrownAway, setThrownAway] = useState<NewMemory>();
  const title = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  function change(part: Partial<NewMemory>) {
    setThrownAway(undefined);
    form.change(part);
  }

  function handleThrowAway() {
    setThrownAway(draft);
    form.forget();
  }

  function handleUndo() {
    if (thrownAway !== undefined) change(thrownAway);
    title.current?.focus();
  }

  const back = (
    <LinkButton as={PageLink} page="memoryBank">
      <Icon name="back" />
      {t('form.back')}
    </LinkButton>
  );

  return (
    <Page title={t('form.title')} lead={t('form.lead')} back={back} isNarrow>
      <form ref={ref} onSubmit={submit} noValidate>
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
            onChange={(value) => change({ description: value })}
          />
          <MemoryDetails draft={draft} onChange={change} />
          {errors.some(({ code }) => code === 'REQUIRED') && <Notice kind="error">{t('form.bothRequired')}</Notice>}
          <SaveNotice state={state} title={t('form.failedTitle')}>
            <p>
              {t('form.failedText')} {t('form.nothingLost')}
            </p>
          </SaveNotice>
          <BusyButton type="submit" isBusy={isSaving} busyLabel={tCommon('states.saving')} isWide>
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
