import type { Suggestion } from '../suggestion.ts';

/** One that is written for wishes that name its subject, and comes only then; its file is the subject. */
export type WishedSuggestion = Omit<Suggestion, 'isOnlyForWishes'>;
