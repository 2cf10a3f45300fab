import { CONSIDERATION_SECTIONS, tellOfHealth } from '@spire/domain/considerations';
import { keysOf } from '@spire/domain/lists';
import { CONSIDERATIONS, WIZARD_CONSIDERATIONS, type Consideration } from '@spire/domain/options';
import { useMessages } from '@spire/i18n';
import { CheckboxChips } from '@spire/ui/CheckboxChips';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { profileForm } from './messages/namespace.ts';
import { onlyKnown } from './answers.ts';
import { CalmOffer } from './CalmOffer.tsx';
import { HealthConsent } from './HealthConsent.tsx';
import type { QuestionProps } from './question.ts';

/** Health information (GDPR): it is kept with a yes of its own, which stands beside how it is kept (traps 77, 103). */
export function ConsiderationsQuestion({
  answers,
  onChange,
  onLast,
  error,
  consentError,
  consent,
  isIdle,
  offered = WIZARD_CONSIDERATIONS,
}: QuestionProps) {
  const t = useMessages(profileForm);
  const { considerations: selected, healthConsent } = answers;
  const hasConcussion = selected.includes('brain_injury');
  const [hadConcussion] = useState(hasConcussion);
  const isOffered = (id: Consideration) => offered.includes(id) || selected.includes(id);
  const sections = keysOf(CONSIDERATION_SECTIONS).map((id) => ({
    id,
    title: t(`considerations.sections.${id}`),
    options: CONSIDERATION_SECTIONS[id]
      .filter(isOffered)
      .map((each) => ({ id: each, label: t(`names.considerations.${each}`) })),
    after: id === 'headAndEnergy' && hasConcussion && !hadConcussion ? <CalmOffer /> : undefined,
  }));
  return (
    <Stack $gap={5}>
      {consent}
      <CheckboxChips
        legend={t('considerations.label')}
        isLegendHidden
        sections={sections}
        selected={selected}
        onChange={(ids) => onChange({ considerations: onlyKnown(CONSIDERATIONS, ids) })}
        onLast={onLast}
        isIdle={isIdle}
        filter={{ label: t('considerations.filter'), nothing: t('considerations.nothingFound') }}
        error={error}
      />
      {consent === undefined && tellOfHealth(selected) && (
        <HealthConsent
          error={consentError}
          isGiven={healthConsent}
          onChange={(isGiven) => onChange({ healthConsent: isGiven })}
        />
      )}
    </Stack>
  );
}
