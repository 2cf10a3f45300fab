import { LIMITS } from '@spire/domain/limits';
import { common, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { BusyButton } from '@spire/ui/Button';
import { FlowActions, FlowFrame } from '@spire/ui/FlowFrame';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { HelpBefore } from '@spire/written/HelpBefore';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { memories } from '../messages/namespace.ts';
import { PictureField } from '../picture/PictureField.tsx';
import { VoiceField } from '../voice/VoiceField.tsx';
import { CategoryField } from './CategoryField.tsx';
import { isBegun, telling, type NewMemory } from './memoryDraft.ts';
import { MemoryDetails } from './MemoryDetails.tsx';
import { ThrowAway } from './ThrowAway.tsx';
import { TimeField } from './TimeField.tsx';
import { isChangedMeanwhile, type MemoryFormState } from './useMemoryForm.ts';

interface MemoryFormProps {
  form: MemoryFormState;
  title: string;
  /** The query of the way out, after its question mark. */
  back?: string;
  /** The facts to know before anything is changed. */
  notice?: ReactNode;
  isNew: boolean;
}

/** A memory: picture or emoji, a title, a few words written or said, and as much more as the person likes. Nothing of it is ever lost. */
export function MemoryForm({ form, title, back, notice, isNew }: MemoryFormProps) {
  const t = useMessages(memories);
  const tCommon = useMessages(common);
  const { draft, errorOf, errors, state, isSaving, submit, named, ref } = form;
  const [thrownAway, setThrownAway] = useState<NewMemory>();
  const [isRecording, setRecording] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const name = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const fields = useRef<HTMLDivElement>(null);

  // It is still here for a moment once it is saved, while its words are read.
  const isLocked = isSaving || (isNew && state.kind === 'saved' && isBegun(draft));

  // The field written in cannot be reached meanwhile: the focus waits on the button, which says so.
  useLayoutEffect(() => {
    const { current } = fields;
    if (!isLocked || current?.contains(document.activeElement) !== true) return;
    current.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isLocked]);

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
    name.current?.focus();
  }

  return (
    <HelpBefore of={form.help}>
      <FlowFrame>
        <Page
          title={title}
          isNarrow
          back={
            <LinkButton as={PageLink} page="memoryBank" {...(back === undefined ? {} : { query: back })}>
              <Icon name="close" />
              {t('form.close')}
            </LinkButton>
          }
        >
          {notice}
          <form ref={ref} onSubmit={submit} noValidate>
            <Stack $gap={5}>
              {/* Words written while the save is under way would reach neither the record nor the next one. */}
              <Stack $gap={5} ref={fields} inert={isLocked}>
                <PictureField
                  draft={draft}
                  error={errorOf('picturePath')}
                  isLocked={isLocked}
                  onChange={change}
                  onPreparing={setPreparing}
                />
                <TextField
                  name="title"
                  label={t('form.name')}
                  value={draft.title}
                  limit={LIMITS.title}
                  error={errorOf('title')}
                  autoComplete="off"
                  inputRef={name}
                  onChange={(value) => change({ title: value })}
                />
                <TimeField
                  key={draft.id}
                  date={draft.date}
                  isNew={isNew}
                  error={errorOf('date')}
                  onChange={(date) => change({ date })}
                />
                <TextField
                  name="description"
                  label={t('form.description')}
                  value={draft.description}
                  limit={LIMITS.freeText}
                  error={errorOf('description')}
                  isMultiline
                  rows={3}
                  onChange={(value) => change({ description: value })}
                />
                <VoiceField
                  key={`voice-${draft.id}`}
                  draft={draft}
                  error={errorOf('voicePath')}
                  onChange={change}
                  onRecording={setRecording}
                />
                <CategoryField draft={draft} onChange={(category) => change(telling(draft, { category }))} />
                <MemoryDetails draft={draft} onChange={change} />
                {errors.some(({ code }) => code === 'REQUIRED') && (
                  <Notice kind="error" title={t('form.requiredTitle')}>
                    {t('form.bothRequired')}
                  </Notice>
                )}
                {isChangedMeanwhile(state) ? (
                  <Notice kind="info">{t('form.overtakenAtSave')}</Notice>
                ) : (
                  <SaveNotice
                    state={state}
                    title={named?.title ?? t(isNew ? 'form.failedTitle' : 'form.changeFailedTitle')}
                  >
                    {named !== undefined && <p>{named.text}</p>}
                    <p>
                      {t('form.failedText')} {t('form.nothingLost')}
                    </p>
                  </SaveNotice>
                )}
                {isNew && (
                  <ThrowAway
                    isOffered={isBegun(draft)}
                    isDone={thrownAway !== undefined}
                    onThrowAway={handleThrowAway}
                    onUndo={handleUndo}
                  />
                )}
              </Stack>
              <FlowActions>
                <BusyButton
                  type="submit"
                  isBusy={isSaving}
                  busyLabel={tCommon('states.saving')}
                  disabledReason={isRecording ? t('voice.stopFirst') : isPreparing ? t('picture.waitFirst') : undefined}
                  isWide
                >
                  {t('form.save')}
                </BusyButton>
              </FlowActions>
            </Stack>
          </form>
        </Page>
      </FlowFrame>
    </HelpBefore>
  );
}
