import { isCheckInBlank } from '@spire/domain/checkInRules';
import type { LocalDate } from '@spire/domain/dates';
import { common, useFormat, useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { BusyButton, Button } from '@spire/ui/Button';
import { FlowActions } from '@spire/ui/FlowFrame';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { space } from '@spire/ui/tokens.ts';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import type { AnswersDraft } from './answers.ts';
import { daysToSaveFor, type SavingDay } from './daysToSaveFor.ts';

interface SaveAreaProps {
  label: string;
  /** Why an empty form cannot be saved. */
  blankReason: string;
  form: Form<AnswersDraft>;
  /** The day the answers were begun on. */
  begun: LocalDate;
  today: LocalDate;
  /** All questions stand above it, rather than one. */
  isBeside: boolean;
  /** Goes to the next question; undefined at the last. */
  onNext: (() => void) | undefined;
  onCancel: (() => void) | undefined;
}

/**
 * The end of the form, and of each question that stands alone: it can be saved from any of them. One button, or one for
 * each day once the day has turned (trap 43), and how the saving went.
 */
export function SaveArea({ label, blankReason, form, begun, today, isBeside, onNext, onCancel }: SaveAreaProps) {
  const { draft, errors, state, isSaving, submit, forget } = form;
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const format = useFormat();
  const days = daysToSaveFor(begun, today);
  const [first] = days;
  const hasTurned = days.length > 1;
  const isBlank = isCheckInBlank(draft);
  const hasErrors = errors.length > 0;
  const hasFailed = state.kind === 'failed';
  const notices = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (hasFailed) notices.current?.scrollIntoView({ block: 'start' });
  }, [hasFailed]);

  function labelOf({ date, name }: SavingDay): string {
    if (!hasTurned) return label;
    return name === 'other' ? t('day.other', { date: format.longDate(date) }) : t(`day.${name}`);
  }

  const mayGoOn = onNext !== undefined && !hasTurned;
  return (
    <>
      {(hasFailed || hasErrors || hasTurned) && (
        <Stack $gap={3} ref={notices}>
          {hasErrors ? (
            <Notice kind="error">{tCommon('errors.VALIDATION_FAILED')}</Notice>
          ) : (
            <SaveNotice state={state} title={t('failed.title')}>
              <p>{t('failed.kept')}</p>
            </SaveNotice>
          )}
          {hasTurned && (
            <Notice kind="info" title={t(first?.name === 'yesterday' ? 'day.question' : 'day.questionOlder')}>
              {t('day.begun', { date: format.longDate(begun) })}
            </Notice>
          )}
        </Stack>
      )}
      <Actions $isFloating={!hasTurned && !hasFailed && !hasErrors} $isBeside={isBeside}>
        {!(mayGoOn && isBlank) &&
          days.map((day, index) => (
            <BusyButton
              key={day.date}
              variant={index === 0 && !mayGoOn ? 'primary' : 'secondary'}
              isWide
              isBusy={isSaving}
              busyLabel={tCommon('states.saving')}
              disabledReason={isBlank ? blankReason : undefined}
              onClick={() => void submit(undefined, day.date)}
            >
              {labelOf(day)}
            </BusyButton>
          ))}
        {mayGoOn && (
          <Button type="button" $variant={isBlank ? 'secondary' : 'primary'} $isWide onClick={onNext}>
            {t(isBlank ? 'steps.skip' : 'steps.next')}
          </Button>
        )}
        {isBeside && onCancel !== undefined && (
          <Button type="button" $variant="quiet" onClick={onCancel}>
            {tCommon('actions.cancel')}
          </Button>
        )}
      </Actions>
      {hasTurned && onCancel === undefined && (
        <LinkButton type="button" onClick={forget}>
          {t('day.startAgain')}
        </LinkButton>
      )}
      {(hasFailed || state.kind === 'refused') && <RoomForToast />}
    </>
  );
}

/** Wide: at the end of the line, as wide as its words. */
const Actions = styled(FlowActions)<{ $isBeside: boolean }>`
  ${({ $isBeside }) => $isBeside && 'flex-direction: row-reverse; justify-content: flex-start; > * { flex: 0 1 18rem; }'}
`;

/** Room under the buttons while an error toast stands at the foot of the screen, so that it covers none of them. */
const RoomForToast = styled.div`
  height: ${space(36)};
`;
