import { common, options, useLanguage, useMessages } from '@spire/i18n';
import type { Answers, FieldId } from './answers.ts';

/** Every answer in words, as lists; an empty one where nothing is answered. */
export function useAnswersInWords(answers: Answers): Record<FieldId, string[]> {
  const tCommon = useMessages(common);
  const tOptions = useMessages(options);
  const language = useLanguage();
  const { nickname, considerations, specificChallenge, capacityLevel, goals, avoidSuggestions } = answers;
  const words = (text: string) => (text.trim() === '' ? [] : [text.trim()]);
  return {
    nickname: words(nickname),
    language: [tCommon(`languages.${language}`)],
    considerations: considerations.map((id) => tOptions(`considerations.${id}`)),
    specificChallenge: words(specificChallenge),
    capacityLevel: capacityLevel === null ? [] : [tOptions(`capacityLevels.${capacityLevel}.title`)],
    goals: goals.map((id) => tOptions(`goals.${id}`)),
    avoidSuggestions: avoidSuggestions.map((id) => tOptions(`avoidSuggestions.${id}`)),
  };
}
