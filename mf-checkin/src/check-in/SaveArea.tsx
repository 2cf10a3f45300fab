import type { LocalDate } from '@spire/domain/dates';
import { common, useFormat, useMessages } from '@spire/i18n';
import { BusyButton, Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { color, gutter, media, space } from '@spire/ui/tokens.ts';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import { daysToSaveFor, type SavingDay } from './daysToSaveFor.ts';
import type { SaveState } from './useSaveCheckIn.ts';

/** Room under the buttons while an error toast stands at the foot of the screen, so that it covers none of them. */
const RoomForToast = styled.div`
  height: ${space(36)};
`;

/**
 * Stays at the foot of the screen as soon as there is something to save, so that one chip and one press are enough
 * without the way down (A35). Not on a screen too low to spare the room.
 */
const Buttons = styled(Stack)<{ $isFloating: boolean }>`
  @media (min-height: 34rem) {
    ${({ $isFloating }) => ($isFloating ? 'position: sticky;' : '')}
    z-index: 1;
    bottom: var(--bar);
    margin-inline: calc(-1 * ${gutter});
    padding: ${space(3)} ${gutter};
    background: ${color.background};
  }
  ${media.wide} {
    bottom: 0;
  }
`;

interface SaveAreaProps {
  label: string;
  /** The day the answers were begun on. */
  begun: LocalDate;
  today: LocalDate;
  isBlank: boolean;
  hasErrors: boolean;
  state: SaveState;
  onSave: (date: LocalDate) => void;
  onStartAgain: () => void;
  onCancel?: () => void;
}

/** The end of the form: one button, or one for each day once the day has turned (trap 43), and how the saving went. */
export function SaveArea(props: SaveAreaProps) {
  const { label, begun, today, isBlank, hasErrors, state, onSave, onStartAgain, onCancel } = props;
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const format = useFormat();
  const days = daysToSaveFor(begun, today);
  const [first] = days;
  const hasTurned = days.length > 1;
  const isBusy = state.kind === 'saving';
  const hasFailed = state.kind === 'failed' || state.kind === 'refused';
  const notices = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (hasFailed) notices.current?.scrollIntoView({ block: 'start' });
  }, [hasFailed]);

  function labelOf({ date, name }: SavingDay): string {
    if (!hasTurned) return label;
    return name === 'other' ? t('day.other', { date: format.longDate(date) }) : t(`day.${name}`);
  }

  return (
    <>
      {(state.kind === 'failed' || hasErrors || hasTurned) && (
        <Stack $gap={3} ref={notices}>
          {state.kind === 'failed' && (
            <Notice kind="error" title={t('failed.title')}>
              {state.isOffline && <p>{tCommon('errors.NETWORK')}</p>}
              <p>{t('failed.kept')}</p>
            </Notice>
          )}
          {hasErrors && <Notice kind="error">{tCommon('errors.VALIDATION_FAILED')}</Notice>}
          {hasTurned && (
            <Notice kind="info" title={t(first?.name === 'yesterday' ? 'day.question' : 'day.questionOlder')}>
              {t('day.begun', { date: format.longDate(begun) })}
            </Notice>
          )}
        </Stack>
      )}
      <Buttons $gap={3} $isFloating={!isBlank && !hasTurned && !hasFailed && !hasErrors}>
        {days.map((day, index) => (
          <BusyButton
            key={day.date}
            variant={index === 0 ? 'primary' : 'secondary'}
            isWide
            isBusy={isBusy}
            busyLabel={tCommon('states.saving')}
            disabledReason={isBlank ? t('blankReason') : undefined}
            onClick={() => onSave(day.date)}
          >
            {labelOf(day)}
          </BusyButton>
        ))}
      </Buttons>
      {onCancel !== undefined && (
        <Button type="button" $variant="quiet" $isWide onClick={onCancel}>
          {tCommon('actions.cancel')}
        </Button>
      )}
      {hasTurned && onCancel === undefined && (
        <LinkButton type="button" onClick={onStartAgain}>
          {t('day.startAgain')}
        </LinkButton>
      )}
      {hasFailed && <RoomForToast />}
    </>
  );
}
