import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { isOneOf } from '@spire/domain/lists';
import { options, useMessages } from '@spire/i18n';
import { RadioCards } from '@spire/ui/RadioCards';
import { Stack } from '@spire/ui/Stack';
import { profileForm } from './messages/namespace.ts';
import type { QuestionProps } from './question.ts';

export function CapacityQuestion({ answers, onChange, error, consent }: QuestionProps) {
  const t = useMessages(profileForm);
  const tOptions = useMessages(options);
  return (
    <Stack $gap={4}>
      {consent}
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
    </Stack>
  );
}
