import { onboardingErrors, profileErrors } from '@spire/domain/profileRules';
import { useMessages } from '@spire/i18n';
import { wordsForMissing } from '@spire/profile-form/answers';
import { QUESTIONS } from '@spire/profile-form/questions';
import { useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import type { SubmitEvent } from 'react';
import { profile } from '../messages/namespace.ts';
import type { WrittenId } from './fields.ts';
import { SettingSheet } from './SettingSheet.tsx';
import type { FieldSave } from './useFieldSave.ts';

interface TextSheetProps {
  id: WrittenId;
  /** Under which the words are kept until they are saved. */
  name: string;
  field: FieldSave;
  panel: 'left' | 'right';
  onClose: () => void;
}

type Draft = { [K in WrittenId]?: string };

/** The intent to close the sheet once it is saved. */
const DONE = 'done';

/** A question that is answered by writing: saved when the field is left; words that cannot be saved stay, with why. */
export default function TextSheet({ id, name, field, panel, onClose }: TextSheetProps) {
  const t = useMessages(profile);
  const { userId } = useSession();
  const { shown, put, state, letGo } = field;
  const errorsOf = (draft: Draft) => {
    const settings = { ...shown, ...draft };
    const errors = id === 'nickname' ? onboardingErrors(settings) : profileErrors(settings);
    return errors.filter((error) => error.field === id);
  };
  const {
    draft: kept,
    change,
    errorOf,
    submit,
    ref,
  } = useForm({
    name: `${name}.${id}.${userId}`,
    initial: (): Draft => ({ [id]: shown[id] }),
    check: errorsOf,
    toInput: (draft) => ({ [id]: draft[id]?.trim() ?? '' }),
    save: { state, letGo, save: put },
    onSaved: (_, intent) => intent === DONE && onClose(),
    words: wordsForMissing((missing) => t(`settings.required.${missing}`)),
  });
  const written = kept[id] ?? '';
  const isChanged = written.trim() !== shown[id];
  const Question = QUESTIONS[id];

  // Words that cannot be kept are told of by the button alone: the focus is nobody's to hold.
  function handleBlur() {
    if (isChanged && errorsOf(kept).length === 0) void submit();
  }
  function handleClose() {
    if (isChanged) void submit();
    onClose();
  }
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    handleDone();
  }
  function handleDone() {
    if (isChanged) void submit(undefined, DONE);
    else onClose();
  }
  return (
    <SettingSheet
      title={t(`settings.titles.${id}`)}
      lead={t(`settings.leads.${id}`)}
      field={field}
      panel={panel}
      onDone={handleDone}
      onClose={handleClose}
    >
      <form ref={ref} noValidate onSubmit={handleSubmit}>
        <Question answers={{ ...shown, [id]: written }} onChange={change} onBlur={handleBlur} error={errorOf(id)} />
      </form>
    </SettingSheet>
  );
}
