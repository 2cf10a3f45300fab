import { checkInErrors, CHECK_IN_QUESTIONS, isCheckInBlank, type CheckInQuestionId } from '@spire/domain/checkInRules';
import type { LocalDate } from '@spire/domain/dates';
import type { FieldError } from '@spire/domain/errorCodes';
import { useMessages } from '@spire/i18n';
import { useDraft, useSession } from '@spire/remote-kit';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { space } from '@spire/ui/tokens.ts';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import { answersOf, NO_ANSWERS, withoutFields, type AnswersDraft, type CheckIn } from './answers.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { SaveArea } from './SaveArea.tsx';
import { useSaveCheckIn } from './useSaveCheckIn.ts';

/** What takes the focus is scrolled clear of the floating button (A6). */
const Questions = styled(Stack)`
  button,
  textarea {
    scroll-margin-bottom: ${space(20)};
  }
`;

interface CheckInFormProps {
  /** `first`: none for today yet; `edit`: change the saved one; `redo`: answer anew over the saved one. */
  mode: 'first' | 'edit' | 'redo';
  /** The check-in to change, in mode `edit`. */
  checkIn?: CheckIn;
  today: LocalDate;
  notice?: ReactNode;
  onSaved: (date: LocalDate) => void;
  onCancel?: () => void;
}

/**
 * The three questions. What is entered survives a reload and a new day until it is saved or thrown away (A15): a draft
 * belongs to the person and remembers the date it was begun on.
 */
export function CheckInForm({ mode, checkIn, today, notice, onSaved, onCancel }: CheckInFormProps) {
  const t = useMessages(checkin);
  const { userId } = useSession();
  const [draft, changeDraft, forgetDraft] = useDraft<AnswersDraft>(
    checkIn === undefined ? `checkin.${userId}` : `checkin.edit.${checkIn.date}.${userId}`,
    checkIn === undefined ? NO_ANSWERS : answersOf(checkIn),
  );
  const { state, save, letGo } = useSaveCheckIn(today);
  const [wrong, setWrong] = useState<readonly FieldError[]>([]);
  const [skipped, setSkipped] = useState<readonly CheckInQuestionId[]>([]);

  const isBlank = isCheckInBlank(draft);
  const begun = checkIn?.date ?? (isBlank ? today : (draft.date ?? today));
  const errors = [...wrong, ...(state.kind === 'refused' ? state.fields : [])];

  function handleChange(change: Partial<AnswersDraft>) {
    changeDraft({ ...change, date: begun });
    setWrong((before) => withoutFields(before, change));
    letGo(change);
  }

  async function handleSave(date: LocalDate) {
    const found = checkInErrors(draft);
    setWrong(found);
    if (found.length > 0 || !(await save(draft, date))) return;
    forgetDraft();
    onSaved(date);
  }

  return (
    <Page title={t(`modes.${mode}.title`)} lead={t(`modes.${mode}.lead`)} isNarrow>
      {notice}
      <Questions $gap={4}>
        {CHECK_IN_QUESTIONS.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            draft={draft}
            errors={errors}
            isSkipped={skipped.includes(question.id)}
            onChange={handleChange}
            onSkip={(isSkipped) =>
              setSkipped((before) => [
                ...before.filter((id) => id !== question.id),
                ...(isSkipped ? [question.id] : []),
              ])
            }
          />
        ))}
        {skipped.length === CHECK_IN_QUESTIONS.length && <Notice kind="info">{t('allSkipped')}</Notice>}
        <SaveArea
          label={t(`modes.${mode}.save`)}
          begun={begun}
          today={today}
          isBlank={isBlank}
          state={state}
          hasErrors={errors.length > 0}
          onSave={(date) => void handleSave(date)}
          onStartAgain={() => {
            forgetDraft();
            changeDraft({ ...NO_ANSWERS });
          }}
          {...(onCancel === undefined
            ? {}
            : {
                onCancel: () => {
                  forgetDraft();
                  onCancel();
                },
              })}
        />
      </Questions>
    </Page>
  );
}
