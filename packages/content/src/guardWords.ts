import type { GuardPatterns, GuardPhrases, GuardSubjects, Subject } from '../schema/guardWords.ts';
import { TEXTS as PHRASES } from './generated/guardPhrases.ts';
import { TEXTS as SUBJECTS } from './generated/guardSubjects.ts';

export type { GuardPatterns, Subject };

/** Phrases by which a text asks for more than a person is to be asked for. */
export const GUARD_PHRASES: GuardPhrases = PHRASES;
/** Words of the same, wider than what is asked of a written text. */
export const GUARD_SUBJECTS: GuardSubjects = SUBJECTS;
