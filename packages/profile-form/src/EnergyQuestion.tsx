import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { isOneOf } from '@spire/domain/lists';
import { useMessages } from '@spire/i18n';
import { RadioCards } from '@spire/ui/RadioCards';
import { Stack } from '@spire/ui/Stack';
import { HealthConsent } from './HealthConsent.tsx';
import { profileForm } from './messages/namespace.ts';
import type { QuestionProps } from './question.ts';

/** The capacity in the words of an ordinary day, where it is the first thing asked of somebody's health (D93). */
export function EnergyQuestion({ answers, onChange, error, consent, consentError }: QuestionProps) {
  const t = useMessages(profileForm);
  return (
    <Stack $gap={4}>
      {consent}
      <RadioCards
        legend={t('capacityLevel.label')}
        isLegendHidden
        options={CAPACITY_LEVELS.map((id) => ({ id, title: t(`energy.${id}.title`), text: t(`energy.${id}.text`) }))}
        selected={answers.capacityLevel}
        onChange={(id) => onChange({ capacityLevel: isOneOf(CAPACITY_LEVELS, id) ? id : null })}
        error={error}
      />
      {consent === undefined && (
        <HealthConsent
          isGiven={answers.healthConsent}
          onChange={(healthConsent) => onChange({ healthConsent })}
          error={consentError}
        />
      )}
    </Stack>
  );
}
