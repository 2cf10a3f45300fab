/** The one door to languages and texts. Shared by shell and remotes as one running copy. */
export { defineNamespace } from './catalogue.ts';
export type { Catalogue, MessageKey, Mirror, Namespace, Translate } from './catalogue.ts';
export { common } from './common/namespace.ts';
export { options } from './options/namespace.ts';
export {
  currentLanguage,
  forgetLanguage,
  LANGUAGE_KEY,
  loadNamespaces,
  setLanguage,
  startI18n,
  storedLanguage,
} from './language.ts';
export { useFormat, useLanguage, useMessages } from './useMessages.ts';
export { useProblemText } from './useProblemText.ts';
export type { SayableProblem } from './useProblemText.ts';
