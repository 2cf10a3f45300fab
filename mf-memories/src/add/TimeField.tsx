import { useToday } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { FORMAT_LOCALES } from '@spire/domain/languages';
import { FIRST_MEMORY_YEAR, SEASONS } from '@spire/domain/memoryDate';
import { useLanguage, useMessages } from '@spire/i18n';
import { Choices } from '@spire/ui/Choices';
import { controlShape, Field, FieldError } from '@spire/ui/Field';
import { Quiet } from '@spire/ui/Quiet';
import { space } from '@spire/ui/tokens.ts';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { memories } from '../messages/namespace.ts';
import { dateOfPeriod, fitsTime, NO_PERIOD, periodOf, TIMES, timeOf, type DraftDate, type Time } from './memoryTime.ts';
import { TimeChips } from './TimeChips.tsx';

interface TimeFieldProps {
  /** Empty: the day it is saved. */
  date: DraftDate;
  isNew: boolean;
  error: string | undefined;
  onChange: (date: DraftDate) => void;
}

interface PartProps {
  date: DraftDate;
  /** Where what is wrong with it is said. */
  errorId: string | undefined;
  onChange: (date: DraftDate) => void;
}

/** When a memory was, as exactly as the person knows it (D69): a day, a month, a season, a year, or not known. */
export function TimeField({ date, isNew, error, onChange }: TimeFieldProps) {
  const t = useMessages(memories);
  const id = useId();
  const today = useToday();
  const [chosen, setChosen] = useState<Time>();
  const time = chosen !== undefined && fitsTime(date, chosen, today) ? chosen : timeOf(date, today);
  const errorId = error === undefined ? undefined : id;

  function handleTime(next: Time) {
    setChosen(next);
    // A new memory that waits over midnight is of the day on which it is saved.
    const begun: Record<Time, DraftDate> = {
      today: isNew ? '' : today,
      yesterday: addDays(today, -1),
      day: time === 'yesterday' ? date : today,
      period: NO_PERIOD,
      unknown: null,
    };
    onChange(begun[next]);
  }

  return (
    <Choices legend={t('form.date')}>
      <TimeChips
        options={TIMES.map((each) => ({ id: each, label: t(`form.times.${each}`) }))}
        selected={time}
        onChange={handleTime}
      />
      {time === 'day' && <DayField {...{ date, errorId, onChange }} />}
      {time === 'period' && <PeriodFields {...{ date, errorId, onChange }} />}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </Choices>
  );
}

function DayField({ date, errorId, onChange }: PartProps) {
  const t = useMessages(memories);
  const id = useId();
  const today = useToday();
  return (
    <Field id={id} label={t('form.times.day')} isLabelHidden>
      {() => (
        <Box
          id={id}
          type="date"
          value={date === NO_PERIOD ? '' : (date ?? '')}
          min={`${FIRST_MEMORY_YEAR}-01-01`}
          max={today}
          aria-describedby={errorId}
          aria-invalid={errorId !== undefined || undefined}
          onChange={({ currentTarget: { value } }) => onChange(value === '' ? NO_PERIOD : value)}
        />
      )}
    </Field>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

function PeriodFields({ date, errorId, onChange }: PartProps) {
  const t = useMessages(memories);
  const id = useId();
  const month = new Intl.DateTimeFormat(FORMAT_LOCALES[useLanguage()], { month: 'long' });
  const period = periodOf(date);
  const change = (part: Partial<typeof period>) => onChange(dateOfPeriod({ ...period, ...part }));
  return (
    <>
      <Pair>
        <Field id={`${id}-part`} label={t('form.part')}>
          {() => (
            <Select
              id={`${id}-part`}
              value={period.part}
              onChange={({ currentTarget: { value } }) => change({ part: value })}
            >
              <option value="">{t('form.wholeYear')}</option>
              <optgroup label={t('form.seasons')}>
                {SEASONS.map((season) => (
                  <option key={season} value={season}>
                    {t(`when.seasonNames.${season}`)}
                  </option>
                ))}
              </optgroup>
              <optgroup label={t('form.months')}>
                {MONTHS.map((each) => (
                  <option key={each} value={each}>
                    {month.format(new Date(`2026-${each}-15T12:00:00`))}
                  </option>
                ))}
              </optgroup>
            </Select>
          )}
        </Field>
        <Field id={`${id}-year`} label={t('form.year')}>
          {() => (
            <Box
              id={`${id}-year`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={period.year}
              aria-describedby={[errorId, `${id}-hint`].filter(Boolean).join(' ')}
              aria-invalid={errorId !== undefined || undefined}
              onChange={({ currentTarget: { value } }) => change({ year: value.replace(/\D/g, '') })}
            />
          )}
        </Field>
      </Pair>
      <Quiet id={`${id}-hint`}>{t('form.periodHint')}</Quiet>
    </>
  );
}

/** Beside each other while their words have room. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space(3)};
  align-items: end;
`;

const Box = styled.input`
  ${controlShape}
`;

const Select = styled.select`
  ${controlShape}
`;
