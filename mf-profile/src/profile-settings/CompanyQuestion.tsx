import { SOCIAL_SAFETY_FACTORS } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { onlyKnown } from '@spire/profile-form/answers';
import { CheckboxChips } from '@spire/ui/CheckboxChips';
import { profile } from '../messages/namespace.ts';
import type { SavedPart } from './fields.ts';
import type { Settings } from './settings.ts';

interface CompanyQuestionProps {
  answers: Settings;
  onChange: (part: SavedPart) => void;
}

/** Asks for things that make being with others feel safe; the settings alone ask for them. */
export function CompanyQuestion({ answers, onChange }: CompanyQuestionProps) {
  const t = useMessages(profile);
  const tOptions = useMessages(options);
  const all = SOCIAL_SAFETY_FACTORS.map((id) => ({ id, label: tOptions(`socialSafetyFactors.${id}`) }));
  return (
    <CheckboxChips
      legend={t('settings.titles.socialSafetyFactors')}
      isLegendHidden
      sections={[{ id: 'all', options: all }]}
      selected={answers.socialSafetyFactors}
      onChange={(ids) => onChange({ socialSafetyFactors: onlyKnown(SOCIAL_SAFETY_FACTORS, ids) })}
    />
  );
}
