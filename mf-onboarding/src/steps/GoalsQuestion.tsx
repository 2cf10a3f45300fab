import { GOALS } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { MultiSelect } from '@spire/ui/MultiSelect';
import { onboarding } from '../messages/namespace.ts';
import { onlyKnown } from '../wizard.ts';
import type { QuestionProps } from './question.ts';

export function GoalsQuestion({ answers, onChange, error }: QuestionProps) {
  const t = useMessages(onboarding);
  const tOptions = useMessages(options);
  return (
    <MultiSelect
      label={t('steps.goals.label')}
      placeholder={t('steps.goals.placeholder')}
      name="goals"
      options={GOALS.map((id) => ({ id, label: tOptions(`goals.${id}`) }))}
      selected={answers.goals}
      onChange={(ids) => onChange({ goals: onlyKnown(GOALS, ids) })}
      removeLabel={(name) => t('remove', { name })}
      error={error}
    />
  );
}
