import { isOneOf } from '@spire/domain/lists';
import { LANGUAGES } from '@spire/domain/languages';
import { common, setLanguage, useLanguage, useMessages } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { RadioCards } from '@spire/ui/RadioCards';
import { profileForm } from './messages/namespace.ts';
import type { QuestionProps } from './question.ts';

/** The language chosen at the start stands already (A17); another one applies at once, to the whole app. */
export function LanguageQuestion({ onChange, error }: QuestionProps) {
  const t = useMessages(profileForm);
  const tCommon = useMessages(common);
  const language = useLanguage();

  async function handleChange(id: string) {
    if (!isOneOf(LANGUAGES, id)) return;
    try {
      await setLanguage(id);
      // No answer of the draft: it only says that there is something to keep.
      onChange({});
    } catch {
      showToast({ kind: 'error', title: tCommon('states.loadFailed'), text: tCommon('errors.NETWORK') });
    }
  }

  return (
    <RadioCards
      legend={t('language.label')}
      isLegendHidden
      options={LANGUAGES.map((id) => ({ id, title: tCommon(`languages.${id}`) }))}
      selected={language}
      onChange={(id) => void handleChange(id)}
      error={error}
    />
  );
}
