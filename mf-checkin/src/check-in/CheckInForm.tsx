import { useSave } from '@spire/client';
import { checkInErrors, CHECK_IN_QUESTIONS, isCheckInBlank, type CheckInQuestionId } from '@spire/domain/checkInRules';
import type { LocalDate } from '@spire/domain/dates';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { space } from '@spire/ui/tokens.ts';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import { answersOf, hasSameAnswers, inputFrom, NO_ANSWERS, type CheckIn } from './answers.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { SaveArea } from './SaveArea.tsx';
import { SaveCheckInDocument } from './SaveCheckIn.generated.ts';

interface CheckInFormProps {
  /** `first`: none for today yet; `edit`: change the saved one; `redo`: answer anew over the saved one. */
  mode: 'first' | 'edit' | 'redo';
  /** The check-in to change, in mode `edit`. */
  checkIn: CheckIn | undefined;
  today: LocalDate;
  notice: ReactNode;
  onSaved: (date: LocalDate) => void;
  onCancel: (() => void) | undefined;
}

/**
 * The three questions. What is entered survives a reload and a new day until it is saved or thrown away (A15): a draft
 * belongs to the person and remembers the date it was begun on.
 */
export function CheckInForm({ mode, checkIn, today, notice, onSaved, onCancel }: CheckInFormProps) {
  const t = useMessages(checkin);
  const { userId } = useSession();
  const form = useForm({
    name: checkIn === undefined ? `checkin.${userId}` : `checkin.edit.${checkIn.date}.${userId}`,
    initial: () => (checkIn === undefined ? NO_ANSWERS : answersOf(checkIn)),
    isBegun: (answers) => !hasSameAnswers(answers, checkIn === undefined ? NO_ANSWERS : answersOf(checkIn)),
    check: (answers) => checkInErrors(inputFrom(answers, today)),
    toInput: (answers, date = today) => inputFrom(answers, date),
    save: useSave(SaveCheckInDocument),
    onSaved: ({ saveCheckIn }) => onSaved(saveCheckIn.date),
    failure: { title: t('failed.title'), text: t('failed.kept') },
  });
  const [skipped, setSkipped] = useState<readonly CheckInQuestionId[]>([]);
  const { draft, change, forget, ref } = form;
  const begun = checkIn?.date ?? (isCheckInBlank(draft) ? today : (draft.date ?? today));

  return (
    <Page title={t(`modes.${mode}.title`)} lead={t(`modes.${mode}.lead`)} isNarrow>
      {notice}
      <Questions $gap={4} ref={ref}>
        {CHECK_IN_QUESTIONS.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            form={form}
            isSkipped={skipped.includes(question.id)}
            onChange={(part) => change({ ...part, date: begun })}
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
          form={form}
          begun={begun}
          today={today}
          onCancel={
            onCancel &&
            (() => {
              forget();
              onCancel();
            })
          }
        />
      </Questions>
    </Page>
  );
}

/** What takes the focus is scrolled clear of the floating button (A6). */
const Questions = styled(Stack)`
  button,
  textarea {
    scroll-margin-bottom: ${space(20)};
  }
`;
