import { common, options, useLanguage, useMessages } from '@spire/i18n';
import { profileForm } from './messages/namespace.ts';
import type { Answers, FieldId } from './answers.ts';

/** Every answer in words, as lists; an empty one where nothing is answered. */
export function useAnswersInWords(answers: Answers): Record<FieldId, string[]> {
  const t = useMessages(profileForm);
  const tCommon = useMessages(common);
  const tOptions = useMessages(options);
  const language = useLanguage();
  const { nickname, considerations, specificChallenge, capacityLevel, goals, avoidSuggestions } = answers;
  const words = (text: string) => (text.trim() === '' ? [] : [text.trim()]);
  return {
    nickname: words(nickname),
    language: [tCommon(`languages.${language}`)],
    considerations: considerations.map((id) => t(`names.considerations.${id}`)),
    specificChallenge: words(specificChallenge),
    capacityLevel: capacityLevel === null ? [] : [tOptions(`capacityLevels.${capacityLevel}.title`)],
    goals: goals.map((id) => t(`names.goals.${id}`)),
    avoidSuggestions: avoidSuggestions.map((id) => t(`names.avoidSuggestions.${id}`)),
  };
}
