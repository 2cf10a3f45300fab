import { AVOID_SUGGESTIONS } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { CheckboxGroup } from '@spire/ui/CheckboxGroup';
import { Stack } from '@spire/ui/Stack';
import { onboarding } from '../messages/namespace.ts';
import { onlyKnown } from '../wizard.ts';
import type { QuestionProps } from './question.ts';

export function AvoidQuestion({ answers, onChange, error, onNext }: QuestionProps) {
  const t = useMessages(onboarding);
  const tOptions = useMessages(options);

  function handleNone() {
    onChange({ avoidSuggestions: [] });
    onNext?.();
  }

  return (
    <Stack $gap={4}>
      <CheckboxGroup
        legend={t('steps.avoidSuggestions.label')}
        options={AVOID_SUGGESTIONS.map((id) => ({ id, label: tOptions(`avoidSuggestions.${id}`) }))}
        selected={answers.avoidSuggestions}
        onChange={(ids) => onChange({ avoidSuggestions: onlyKnown(AVOID_SUGGESTIONS, ids) })}
        error={error}
      />
      {onNext !== undefined && (
        <Button type="button" $variant="secondary" $isWide onClick={handleNone}>
          {t('steps.avoidSuggestions.none')}
        </Button>
      )}
    </Stack>
  );
}
