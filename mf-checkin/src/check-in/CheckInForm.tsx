import type { Save } from '@spire/client';
import { checkInErrors, CHECK_IN_QUESTIONS, isCheckInBlank } from '@spire/domain/checkInRules';
import type { LocalDate } from '@spire/domain/dates';
import { useMessages } from '@spire/i18n';
import { useAppearance, useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { FlowFrame } from '@spire/ui/FlowFrame';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { StepProgress } from '@spire/ui/StepProgress';
import { color, space, text } from '@spire/ui/tokens.ts';
import { useIsWide } from '@spire/ui/useIsWide.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';
import type { SaveCheckInInput } from '../graphTypes.generated.ts';
import { checkin } from '../messages/namespace.ts';
import { answersOf, hasSameAnswers, inputFrom, NO_ANSWERS, type CheckIn } from './answers.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { SaveArea } from './SaveArea.tsx';
import type { SaveCheckInMutation } from './SaveCheckIn.generated.ts';
import { useNewQuestion } from './useNewQuestion.ts';
import { QUESTION_COUNT, useQuestion } from './useQuestion.ts';

interface CheckInFormProps {
  /**
   * `first`: none for today yet; `edit`: change the saved one; `redo`: answer anew over the saved one; `demo`: try it,
   * and nothing is kept.
   */
  mode: 'first' | 'edit' | 'redo' | 'demo';
  save: Save<SaveCheckInMutation, SaveCheckInInput>;
  /** The check-in to change, in mode `edit`. */
  checkIn: CheckIn | undefined;
  today: LocalDate;
  notice: ReactNode;
  /** Something is answered: what follows will be needed. */
  onBegun?: () => void;
  onSaved: (date: LocalDate) => void;
  onCancel: (() => void) | undefined;
}

/**
 * The three questions: one a screen on a phone and in the calm view, side by side where there is room. Entered answers
 * survive a reload and a new day until they are saved or thrown away (A15): a draft belongs to the person and remembers
 * the date it was begun on.
 */
export function CheckInForm({ mode, save, checkIn, today, notice, onBegun, onSaved, onCancel }: CheckInFormProps) {
  const t = useMessages(checkin);
  const { userId } = useSession();
  const { isCalm } = useAppearance();
  const isBeside = useIsWide() && !isCalm;
  const { at, show, showField } = useQuestion();
  const isDemo = mode === 'demo';
  const form = useForm({
    name:
      checkIn === undefined ? `checkin.${isDemo ? 'demo.' : ''}${userId}` : `checkin.edit.${checkIn.date}.${userId}`,
    initial: () => (checkIn === undefined ? NO_ANSWERS : answersOf(checkIn)),
    isBegun: (answers) => !isDemo && !hasSameAnswers(answers, checkIn === undefined ? NO_ANSWERS : answersOf(checkIn)),
    check: (answers) => checkInErrors(inputFrom(answers, today)),
    toInput: (answers, date = today) => inputFrom(answers, date),
    save,
    onSaved: ({ saveCheckIn }) => onSaved(saveCheckIn.date),
    onRefused: ([first]) => first !== undefined && showField(first.field),
    failure: { title: t('failed.title'), text: t('failed.kept') },
  });
  const { draft, change, forget, ref } = form;
  const isBlank = isCheckInBlank(draft);
  const begun = checkIn?.date ?? (isBlank ? today : (draft.date ?? today));
  const hasNext = !isBeside && at < QUESTION_COUNT;
  /** The form says in words that saved answers will change, on a phone too. */
  const isOverSaved = mode === 'edit' || mode === 'redo';
  const title = t(`modes.${mode}.title`);
  const arrival = usePageArrival(title);
  const heading = useNewQuestion(at);

  useEffect(() => {
    if (!isBlank) onBegun?.();
  }, [isBlank, onBegun]);

  const cancel =
    onCancel &&
    (() => {
      forget();
      onCancel();
    });
  const cards = CHECK_IN_QUESTIONS.map((question) => (
    <QuestionCard
      key={question.id}
      question={question}
      form={form}
      isBeside={isBeside}
      heading={heading}
      onChange={(part) => change({ ...part, date: begun })}
    />
  ));
  const saveArea = (
    <SaveArea
      label={t(hasNext && !isOverSaved ? 'steps.saveNow' : `modes.${mode}.save`)}
      blankReason={t(isDemo ? 'demo.blankCheckIn' : 'blankReason')}
      form={form}
      begun={begun}
      today={today}
      isBeside={isBeside}
      onNext={hasNext ? () => show(at + 1) : undefined}
      onCancel={cancel}
    />
  );

  if (isBeside)
    return (
      <Flow>
        <Head>
          <div>
            <Title ref={arrival} tabIndex={-1}>
              {title}
            </Title>
            <Lead>{t(`modes.${mode}.lead`)}</Lead>
          </div>
          {mode === 'first' && (
            <Button as={PageLink} page="hardDay" $variant="secondary">
              <LineDrawing lines={SIGNS.hardDay} />
              {t('hardDay.link')}
            </Button>
          )}
        </Head>
        {notice}
        <Beside ref={ref}>{cards}</Beside>
        {saveArea}
      </Flow>
    );

  return (
    <FlowFrame>
      {isOverSaved ? (
        <Doing ref={arrival} tabIndex={-1}>
          {title}
        </Doing>
      ) : (
        <VisuallyHidden as="h1" ref={arrival} tabIndex={-1}>
          {title}
        </VisuallyHidden>
      )}
      <Way>
        {at > 1 ? (
          <LinkButton type="button" onClick={() => show(at - 1)}>
            <LineDrawing lines={SIGNS.back} />
            {t('steps.back')}
          </LinkButton>
        ) : cancel === undefined ? (
          <LinkButton as={PageLink} page="home">
            <LineDrawing lines={SIGNS.close} />
            {t('steps.close')}
          </LinkButton>
        ) : (
          <LinkButton type="button" onClick={cancel}>
            <LineDrawing lines={SIGNS.close} />
            {t('steps.cancel')}
          </LinkButton>
        )}
        <StepProgress
          current={at}
          total={QUESTION_COUNT}
          label={t(at === 1 ? 'steps.first' : at === QUESTION_COUNT ? 'steps.last' : 'steps.at', {
            current: at,
            total: QUESTION_COUNT,
          })}
        />
      </Way>
      {notice}
      <div ref={ref}>{cards[at - 1]}</div>
      {mode === 'first' && at === 1 && (
        <Centred>
          <LinkButton as={PageLink} page="hardDay">
            <LineDrawing lines={SIGNS.hardDay} />
            {t('hardDay.link')}
          </LinkButton>
        </Centred>
      )}
      {saveArea}
    </FlowFrame>
  );
}

const Flow = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
`;

const Title = styled.h1`
  ${text.title}
`;

const Doing = styled.h1`
  ${text.heading}
`;

const Lead = styled.p`
  margin-top: ${space(1)};
  color: ${color.muted};
`;

/** Three beside each other where the answers of each stand two and two; else each in a row of its own, never two and one. */
const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)};
  > * {
    flex: 1 1 calc((62rem - 100%) * 999);
  }
`;

const Way = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  margin-top: -${space(2)};
  > :last-child {
    justify-self: stretch;
  }
`;

const Centred = styled.div`
  display: flex;
  justify-content: center;
`;
