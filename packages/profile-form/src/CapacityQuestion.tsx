import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { isOneOf } from '@spire/domain/lists';
import { options, useMessages } from '@spire/i18n';
import { RadioCards } from '@spire/ui/RadioCards';
import { profileForm } from './messages/namespace.ts';
import type { QuestionProps } from './question.ts';

export function CapacityQuestion({ answers, onChange, error }: QuestionProps) {
  const t = useMessages(profileForm);
  const tOptions = useMessages(options);
  return (
    <RadioCards
      legend={t('capacityLevel.label')}
      isLegendHidden
      options={CAPACITY_LEVELS.map((id) => ({
        id,
        title: tOptions(`capacityLevels.${id}.title`),
        text: tOptions(`capacityLevels.${id}.text`),
      }))}
      selected={answers.capacityLevel}
      onChange={(id) => onChange({ capacityLevel: isOneOf(CAPACITY_LEVELS, id) ? id : null })}
      error={error}
    />
  );
}
