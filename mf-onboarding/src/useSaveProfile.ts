import { problemOf, useMutation, type Problem } from '@spire/client';
import type { FieldError } from '@spire/domain/errorCodes';
import { useLanguage } from '@spire/i18n';
import { useState } from 'react';
import { SaveProfileDocument } from './SaveProfile.generated.ts';
import type { Answers } from './wizard.ts';

/** Saves the finished profile. A refusal keeps everything: `problem` says why, `refused` which answers are meant. */
export function useSaveProfile() {
  const language = useLanguage();
  // Kept out of the cache: the gate would see a finished profile and take this page away before it can say "saved".
  const [send, { loading: isSaving }] = useMutation(SaveProfileDocument, { fetchPolicy: 'no-cache' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);

  /** Resolves to the problem, or to null once the profile is stored. */
  async function save(answers: Answers): Promise<Problem | null> {
    setProblem(null);
    try {
      const input = { ...answers, nickname: answers.nickname.trim(), language, onboardingCompleted: true };
      await send({ variables: { input } });
      return null;
    } catch (error) {
      const found = problemOf(error);
      setProblem(found);
      setRefused(found.fields);
      return found;
    }
  }

  /** Takes back what the server said about these fields, since they have been changed. */
  function acquit(fields: readonly string[]) {
    setRefused((before) => before.filter(({ field }) => !fields.includes(field)));
    setProblem(null);
  }

  return { save, isSaving, problem, refused, acquit };
}
