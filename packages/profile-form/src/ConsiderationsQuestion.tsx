import { CONSIDERATION_SECTIONS, tellOfHealth } from '@spire/domain/considerations';
import { keysOf } from '@spire/domain/lists';
import { CONSIDERATIONS, WIZARD_CONSIDERATIONS, type Consideration } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { CheckboxChips } from '@spire/ui/CheckboxChips';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { color, radius, space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { profileForm } from './messages/namespace.ts';
import { onlyKnown } from './answers.ts';
import { CalmOffer } from './CalmOffer.tsx';
import type { QuestionProps } from './question.ts';

/** Health information (GDPR): it is kept with a yes of its own, which stands beside how it is kept (traps 77, 103). */
export function ConsiderationsQuestion({
  answers,
  onChange,
  onLast,
  error,
  consentError,
  offered = WIZARD_CONSIDERATIONS,
}: QuestionProps) {
  const t = useMessages(profileForm);
  const tOptions = useMessages(options);
  const { considerations: selected, healthConsent } = answers;
  const hasConcussion = selected.includes('brain_injury');
  const [hadConcussion] = useState(hasConcussion);
  const isOffered = (id: Consideration) => offered.includes(id) || selected.includes(id);
  const sections = keysOf(CONSIDERATION_SECTIONS).map((id) => ({
    id,
    title: t(`considerations.sections.${id}`),
    options: CONSIDERATION_SECTIONS[id]
      .filter(isOffered)
      .map((each) => ({ id: each, label: tOptions(`considerations.${each}`) })),
    after: id === 'headAndEnergy' && hasConcussion && !hadConcussion ? <CalmOffer /> : undefined,
  }));
  return (
    <Stack $gap={5}>
      <CheckboxChips
        legend={t('considerations.label')}
        isLegendHidden
        sections={sections}
        selected={selected}
        onChange={(ids) => onChange({ considerations: onlyKnown(CONSIDERATIONS, ids) })}
        onLast={onLast}
        filter={{ label: t('considerations.filter'), nothing: t('considerations.nothingFound') }}
        summary={{ title: t('considerations.chosen'), remove: (name) => t('remove', { name }) }}
        error={error}
      />
      {tellOfHealth(selected) && (
        <Consent>
          <Checkbox
            error={consentError}
            isChecked={healthConsent}
            onChange={(isGiven) => onChange({ healthConsent: isGiven })}
          >
            {t('considerations.consent')}
          </Checkbox>
          <Quiet>{t('considerations.keeping')}</Quiet>
        </Consent>
      )}
    </Stack>
  );
}

const Consent = styled.div`
  padding: ${space(3)} ${space(4)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunk};
`;
