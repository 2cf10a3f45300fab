import { useToday } from '@spire/client';
import { addDays, type LocalDate } from '@spire/domain/dates';
import { PLAN_DAYS_AHEAD } from '@spire/domain/toolLimits';
import { useLanguage, useMessages } from '@spire/i18n';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { TextField } from '@spire/ui/TextField';
import { useMemo, useState } from 'react';
import type { Session } from './lift.ts';
import { expectationLift } from './messages/namespace.ts';
import { namedDay, weekdayOf } from './planDays.ts';

const OTHER = 'other';
const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

interface PlanDayProps {
  session: Pick<Session, 'whatToDo' | 'planOn'>;
  onChange: (planOn: LocalDate | null) => void;
}

/** The day on which a plan stands on Home, where the person wants that: pressed once more, it stands on none. */
export function PlanDay({ session: { whatToDo, planOn }, onChange }: PlanDayProps) {
  const t = useMessages(expectationLift);
  const language = useLanguage();
  const today = useToday();
  const tomorrow = addDays(today, 1);
  const named = useMemo(() => namedDay(whatToDo, today), [whatToDo, today]);
  const isOfOther = planOn !== null && ![today, tomorrow, named].includes(planOn);
  const [isOther, setOther] = useState(isOfOther);
  // The nearest day that no chip names, to begin with.
  const nearest = [2, 3].map((days) => addDays(today, days)).find((day) => day !== named) ?? tomorrow;
  const [text, setText] = useState(isOfOther ? planOn : nearest);
  const isWithinYear = (value: string) => value >= today && value <= addDays(today, PLAN_DAYS_AHEAD);

  function choose(ids: readonly string[]) {
    const chosen = ids.at(-1) ?? null;
    setOther(chosen === OTHER);
    onChange(chosen !== OTHER ? chosen : isWithinYear(text) ? text : null);
  }

  function handleText(value: string) {
    setText(value);
    if (isWithinYear(value)) onChange(value);
  }

  return (
    <>
      <ChipGroup
        legend={t('onHome.title')}
        hint={t('onHome.hint')}
        options={[
          { id: today, label: t('onHome.today') },
          { id: tomorrow, label: t('onHome.tomorrow') },
          ...(named === null ? [] : [{ id: named, label: capital(weekdayOf(named, language)) }]),
          { id: OTHER, label: t('onHome.other') },
        ]}
        selected={isOther ? [OTHER] : planOn === null ? [] : [planOn]}
        onChange={choose}
      />
      {isOther && (
        <TextField
          label={t('onHome.other')}
          name="planOn"
          type="date"
          value={text}
          error={text === '' || isWithinYear(text) ? undefined : t('onHome.wrong')}
          onChange={handleText}
        />
      )}
    </>
  );
}
