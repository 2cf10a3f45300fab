import { CONSIDERATION_SECTIONS, ONE_PAGE_CONSIDERATIONS, tellOfHealth } from '@spire/domain/considerations';
import { keysOf } from '@spire/domain/lists';
import { CONSIDERATIONS, WIZARD_CONSIDERATIONS } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { CheckboxChips } from '@spire/ui/CheckboxChips';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { color, radius, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { onboarding } from '../messages/namespace.ts';
import { onlyKnown } from '../wizard.ts';
import { CalmOffer } from './CalmOffer.tsx';
import type { QuestionProps } from './question.ts';

/** Health information (GDPR): it is kept with a yes of its own, which stands beside how it is kept (traps 77, 103). */
export function ConsiderationsQuestion({ answers, onChange, error, onNext }: QuestionProps) {
  const t = useMessages(onboarding);
  const tOptions = useMessages(options);
  const { considerations: selected, healthConsent } = answers;
  // Each form offers its own nineteen (D14), and what was chosen in the other one.
  const offered: readonly string[] = onNext === undefined ? ONE_PAGE_CONSIDERATIONS : WIZARD_CONSIDERATIONS;
  const isOffered = (id: string) => offered.includes(id) || selected.some((each) => each === id);
  const sections = keysOf(CONSIDERATION_SECTIONS).map((id) => ({
    id,
    title: t(`steps.considerations.sections.${id}`),
    options: CONSIDERATION_SECTIONS[id]
      .filter(isOffered)
      .map((each) => ({ id: each, label: tOptions(`considerations.${each}`) })),
    after: id === 'headAndEnergy' && selected.includes('brain_injury') ? <CalmOffer /> : undefined,
  }));
  return (
    <Stack $gap={5}>
      <CheckboxChips
        legend={t('steps.considerations.label')}
        isLegendHidden
        sections={sections}
        selected={selected}
        onChange={(ids) => onChange({ considerations: onlyKnown(CONSIDERATIONS, ids) })}
        filter={{ label: t('steps.considerations.filter'), nothing: t('steps.considerations.nothingFound') }}
        summary={{ title: t('steps.considerations.chosen'), remove: (name) => t('remove', { name }) }}
        error={error}
      />
      {tellOfHealth(selected) && (
        <Consent>
          <Checkbox isChecked={healthConsent} onChange={(isGiven) => onChange({ healthConsent: isGiven })}>
            {t('steps.considerations.consent')}
          </Checkbox>
          <Quiet>{t('steps.considerations.keeping')}</Quiet>
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
