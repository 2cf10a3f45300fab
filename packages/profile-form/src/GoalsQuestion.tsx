import { GOALS } from '@spire/domain/options';
import { useMessages } from '@spire/i18n';
import { CheckboxChips } from '@spire/ui/CheckboxChips';
import { profileForm } from './messages/namespace.ts';
import { onlyKnown } from './answers.ts';
import type { QuestionProps } from './question.ts';

export function GoalsQuestion({ answers, onChange, onLast, error }: QuestionProps) {
  const t = useMessages(profileForm);
  return (
    <CheckboxChips
      legend={t('goals.label')}
      isLegendHidden
      sections={[{ id: 'goals', options: GOALS.map((id) => ({ id, label: t(`names.goals.${id}`) })) }]}
      selected={answers.goals}
      onChange={(ids) => onChange({ goals: onlyKnown(GOALS, ids) })}
      onLast={onLast}
      error={error}
    />
  );
}
