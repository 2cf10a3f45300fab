import { tellOfHealth } from '@spire/domain/considerations';
import { CONSIDERATIONS } from '@spire/domain/options';
import { currentLanguage, useMessages } from '@spire/i18n';
import { onlyKnown, type Answers } from '@spire/profile-form/answers';
import { EnergyQuestion, QUESTIONS } from '@spire/profile-form/questions';
import { useState } from 'react';
import { profile } from '../messages/namespace.ts';
import { CompanyQuestion } from './CompanyQuestion.tsx';
import type { RowId, SavedPart, WrittenId } from './fields.ts';
import { HealthYesBox } from './HealthYesBox.tsx';
import type { HealthYes } from './useHealthYes.ts';
import type { FieldSave } from './useFieldSave.ts';

export interface ChosenQuestionProps {
  id: Exclude<RowId, WrittenId>;
  field: FieldSave;
  yes: HealthYes;
  /** Asked by Home, in the words of the start. */
  isLater?: boolean;
  /** Called where "no thanks" is an answer, and was given. */
  onNone?: () => void;
}

/** A question that is answered by choosing: each choice is saved at once, what tells of health once it may be kept. */
export function ChosenQuestion({ id, field, yes, isLater = false, onNone }: ChosenQuestionProps) {
  const t = useMessages(profile);
  const { put } = field;
  const shown = { ...field.shown, healthConsent: yes.isGiven };
  const [said, setSaid] = useState<'required' | 'consent'>();
  // Energy that was told before is changed freely; told for the first time it is health, as at the start (D93).
  const [asksForYes] = useState(id === 'considerations' || (id === 'capacityLevel' && shown.capacityLevel === null));

  function handleChange({ healthConsent: _own, ...part }: Partial<Answers> & SavedPart) {
    const added = (part.considerations ?? []).filter((each) => !shown.considerations.includes(each));
    const needsYes = asksForYes && !shown.healthConsent && (part.capacityLevel !== undefined || tellOfHealth(added));
    setSaid(needsYes ? 'consent' : undefined);
    if (needsYes) return;
    void put(id === 'language' ? { language: currentLanguage() } : part);
  }
  const isIdle = (each: string) =>
    tellOfHealth(onlyKnown(CONSIDERATIONS, [each])) && !shown.considerations.some((one) => one === each);

  if (id === 'socialSafetyFactors') return <CompanyQuestion answers={shown} onChange={handleChange} />;
  const Question = isLater && id === 'capacityLevel' ? EnergyQuestion : QUESTIONS[id];
  return (
    <Question
      answers={shown}
      onChange={handleChange}
      onLast={() => setSaid('required')}
      error={said === 'required' ? t(`settings.required.${id as 'goals' | 'considerations'}`) : undefined}
      consent={
        asksForYes ? (
          <HealthYesBox yes={yes} error={said === 'consent' ? t('settings.health.first') : undefined} />
        ) : undefined
      }
      isIdle={id === 'considerations' && !shown.healthConsent ? isIdle : undefined}
      {...(onNone && { onNext: onNone })}
    />
  );
}
