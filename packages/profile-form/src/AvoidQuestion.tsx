import { AVOID_SUGGESTIONS } from '@spire/domain/options';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { CheckboxGroup } from '@spire/ui/CheckboxGroup';
import { Stack } from '@spire/ui/Stack';
import { profileForm } from './messages/namespace.ts';
import { onlyKnown } from './answers.ts';
import type { QuestionProps } from './question.ts';

export function AvoidQuestion({ answers, onChange, error, onNext }: QuestionProps) {
  const t = useMessages(profileForm);

  function handleNone() {
    onChange({ avoidSuggestions: [] });
    onNext?.();
  }

  return (
    <Stack $gap={4}>
      <CheckboxGroup
        legend={t('avoidSuggestions.label')}
        options={AVOID_SUGGESTIONS.map((id) => ({ id, label: t(`names.avoidSuggestions.${id}`) }))}
        selected={answers.avoidSuggestions}
        onChange={(ids) => onChange({ avoidSuggestions: onlyKnown(AVOID_SUGGESTIONS, ids) })}
        error={error}
      />
      {onNext !== undefined && (
        <Button type="button" $variant="secondary" $isWide onClick={handleNone}>
          {t('avoidSuggestions.none')}
        </Button>
      )}
    </Stack>
  );
}
