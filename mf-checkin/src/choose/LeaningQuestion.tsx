import { PROMPT_QUESTIONS, type PromptLeaning, type PromptQuestion } from '@spire/domain/promptQuestions';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Stack } from '@spire/ui/Stack';
import { useId } from 'react';
import { EqualWays } from '../EqualWays.ts';
import { doing } from '../doing/messages/namespace.ts';

interface LeaningQuestionProps {
  question: PromptQuestion;
  onAnswer: (leaning: PromptLeaning) => void;
}

/** One short question back about what was written, with an answer to tap; what was suggested stands meanwhile (D55). */
export function LeaningQuestion({ question, onAnswer }: LeaningQuestionProps) {
  const tDoing = useMessages(doing);
  const id = useId();
  return (
    <Stack $gap={2} role="group" aria-labelledby={id}>
      <p id={id}>{tDoing(`three.question.${question}`)}</p>
      <EqualWays>
        {PROMPT_QUESTIONS[question].map((leaning) => (
          <Button key={leaning} type="button" $variant="secondary" onClick={() => onAnswer(leaning)}>
            {tDoing(`three.leaning.${leaning}`)}
          </Button>
        ))}
      </EqualWays>
    </Stack>
  );
}
