import { LIMITS } from '@spire/domain/limits';
import { keysOf } from '@spire/domain/lists';
import { DESIRED_FEELINGS } from '@spire/domain/toolOptions';
import { common, options, useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { BusyButton } from '@spire/ui/Button';
import { FeelingGrid } from '@spire/ui/FeelingGrid';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { TextField } from '@spire/ui/TextField';
import { Suspense, useState } from 'react';
import { writtenTools } from '../written/messages/namespace.ts';
import { StepFrame } from '../written/StepFrame.tsx';
import type { useStep } from '../written/useStep.ts';
import { EarlierLifts } from './EarlierLifts.tsx';
import { EveningQuestion } from './EveningQuestion.tsx';
import { AboutGuess } from './lazyParts.ts';
import { liftErrors, QUESTIONS, type LiftDraft, type Question } from './lift.ts';
import { expectationLift } from './messages/namespace.ts';

interface LiftFormProps {
  form: Form<LiftDraft>;
  step: ReturnType<typeof useStep>;
}

/** Four steps, one a screen; each is answered before the next comes (spec 2 §5). */
export function LiftForm({ form, step: { at, show } }: LiftFormProps) {
  const t = useMessages(expectationLift);
  const tCommon = useMessages(common);
  const tOptions = useMessages(options);
  const tWrittenTools = useMessages(writtenTools);
  const { draft, change, isSaving, state, ref, submit, showFirstError, textOf, errorOf: refusalOf } = form;
  const question = QUESTIONS[at - 1] ?? 'whatToDo';
  const [missing, setMissing] = useState<Question>();
  const isLast = at === QUESTIONS.length;

  function goOn() {
    const wrong = liftErrors(draft);
    const first = isLast ? wrong[0] : wrong.find(({ field }) => field === question);
    if (first === undefined) {
      setMissing(undefined);
      if (isLast) void submit(undefined, draft.about ?? undefined);
      else show(at + 1);
      return;
    }
    const place = QUESTIONS.findIndex((each) => each === first.field);
    setMissing(QUESTIONS[place]);
    showFirstError();
    if (place + 1 !== at) show(place + 1);
  }

  function errorOf(field: Question): string | undefined {
    const error = liftErrors(draft).find((each) => each.field === field);
    if (error?.code === 'TOO_LONG' || error?.code === 'UNSEEN') return textOf(error);
    return missing === field && error !== undefined ? t(`missing.${field}`) : refusalOf(field);
  }

  return (
    <StepFrame
      title={tOptions('tools.expectation_lift.title')}
      lead={t('lead')}
      question={t(`questions.${question}`)}
      hint={t(`hints.${question}`)}
      at={at}
      count={QUESTIONS.length}
      onBack={at === 1 ? undefined : () => show(at - 1)}
      above={at === 1 && <EveningQuestion />}
      below={at === 1 && <EarlierLifts />}
      isLong={isLast}
      actions={
        <BusyButton isWide isBusy={isSaving} busyLabel={tCommon('states.saving')} onClick={goOn}>
          {isLast ? t('complete') : tWrittenTools('next')}
        </BusyButton>
      }
    >
      <div ref={ref}>
        {question === 'desiredFeeling' ? (
          <FeelingGrid
            legend={t('questions.desiredFeeling')}
            isLegendHidden
            isRoomy
            options={keysOf(DESIRED_FEELINGS).map((id) => ({
              id,
              emoji: DESIRED_FEELINGS[id],
              label: t(`feelings.${id}`),
            }))}
            selected={draft.desiredFeeling === '' ? null : draft.desiredFeeling}
            error={errorOf('desiredFeeling')}
            onChange={(desiredFeeling) => change({ desiredFeeling })}
          />
        ) : (
          <TextField
            key={question}
            label={t(`labels.${question}`)}
            name={question}
            isMultiline
            rows={question === 'howToFeelGood' ? 4 : 3}
            limit={LIMITS.freeText}
            value={draft[question]}
            error={errorOf(question)}
            onChange={(words) => change({ [question]: words })}
          />
        )}
      </div>
      {question === 'whatToDo' && draft.whatToDo.trim() !== '' && (
        <Suspense fallback={null}>
          <AboutGuess plan={draft.whatToDo} chosen={draft.about ?? null} onChoose={(about) => change({ about })} />
        </Suspense>
      )}
      <SaveNotice state={state} title={t('notSaved')}>
        <p>{t('notSavedKept')}</p>
      </SaveNotice>
      {isLast && <Quiet>{tWrittenTools('private')}</Quiet>}
    </StepFrame>
  );
}
