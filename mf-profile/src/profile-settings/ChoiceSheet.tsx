import type { Save } from '@spire/client';
import { tellOfHealth } from '@spire/domain/considerations';
import { currentLanguage, useMessages } from '@spire/i18n';
import { onlyKnown, type Answers } from '@spire/profile-form/answers';
import { CONSIDERATIONS } from '@spire/domain/options';
import { QUESTIONS } from '@spire/profile-form/questions';
import { useState } from 'react';
import { profile } from '../messages/namespace.ts';
import { CompanyQuestion } from './CompanyQuestion.tsx';
import type { RowId, SavedPart, WrittenId } from './fields.ts';
import { HealthYes, type HealthDecision } from './HealthYes.tsx';
import { SettingSheet } from './SettingSheet.tsx';
import type { FieldSave } from './useFieldSave.ts';

interface ChoiceSheetProps {
  id: Exclude<RowId, WrittenId>;
  field: FieldSave;
  consent: Save<object, HealthDecision>;
  panel: 'left' | 'right';
  onClose: () => void;
}

/** A question that is answered by choosing: each choice is saved at once. */
export default function ChoiceSheet({ id, field, consent, panel, onClose }: ChoiceSheetProps) {
  const t = useMessages(profile);
  const { shown, put } = field;
  const [said, setSaid] = useState<'required' | 'consent'>();
  // Energy that was told before is changed freely; told for the first time it is health, as at the start (D93).
  const [asksForYes] = useState(id === 'considerations' || (id === 'capacityLevel' && shown.capacityLevel === null));

  function handleChange({ healthConsent: _own, ...part }: Partial<Answers> & SavedPart) {
    if (id === 'language') return void put({ language: currentLanguage() });
    const added = (part.considerations ?? []).filter((each) => !shown.considerations.includes(each));
    const needsYes = asksForYes && !shown.healthConsent && (part.capacityLevel !== undefined || tellOfHealth(added));
    setSaid(needsYes ? 'consent' : undefined);
    if (!needsYes) void put(part);
  }

  const yes = asksForYes ? (
    <HealthYes
      isGiven={shown.healthConsent}
      write={consent}
      error={said === 'consent' ? t('settings.health.first') : undefined}
    />
  ) : undefined;
  const question = () => {
    if (id === 'socialSafetyFactors') return <CompanyQuestion answers={shown} onChange={handleChange} />;
    const Question = QUESTIONS[id];
    return (
      <Question
        answers={shown}
        onChange={handleChange}
        onLast={() => setSaid('required')}
        error={said === 'required' ? t(`settings.required.${id as 'goals' | 'considerations'}`) : undefined}
        consent={yes}
        isIdle={
          id === 'considerations' && !shown.healthConsent
            ? (each) =>
                tellOfHealth(onlyKnown(CONSIDERATIONS, [each])) && !shown.considerations.some((one) => one === each)
            : undefined
        }
      />
    );
  };
  return (
    <SettingSheet id={id} field={field} panel={panel} onDone={onClose} onClose={onClose}>
      {question()}
    </SettingSheet>
  );
}
