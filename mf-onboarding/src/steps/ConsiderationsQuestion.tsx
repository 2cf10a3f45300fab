import { isOneOf } from '@spire/domain/lists';
import { CONSIDERATIONS, WIZARD_CONSIDERATIONS } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { MultiSelect } from '@spire/ui/MultiSelect';
import { Stack } from '@spire/ui/Stack';
import { onboarding } from '../messages/namespace.ts';
import { onlyKnown } from '../wizard.ts';
import type { QuestionProps } from './question.ts';

/** Health information (GDPR): why it is asked, how it is kept and what going on means stand beside it (traps 77, 103). */
export function ConsiderationsQuestion({ answers, onChange, error }: QuestionProps) {
  const t = useMessages(onboarding);
  const tOptions = useMessages(options);
  // The one-page form offers four more (D14): offered here only to whoever has chosen them already.
  const offered = CONSIDERATIONS.filter(
    (id) => isOneOf(WIZARD_CONSIDERATIONS, id) || answers.considerations.includes(id),
  );
  return (
    <Stack $gap={5}>
      <MultiSelect
        label={t('steps.considerations.label')}
        placeholder={t('steps.considerations.placeholder')}
        name="considerations"
        options={offered.map((id) => ({ id, label: tOptions(`considerations.${id}`) }))}
        selected={answers.considerations}
        onChange={(ids) => onChange({ considerations: onlyKnown(CONSIDERATIONS, ids) })}
        removeLabel={(name) => t('remove', { name })}
        error={error}
      />
      <Card title={t('steps.considerations.keepingTitle')}>
        <Stack $gap={2}>
          <p>{t('steps.considerations.keeping')}</p>
          <p>{t('steps.considerations.consent')}</p>
        </Stack>
      </Card>
    </Stack>
  );
}
