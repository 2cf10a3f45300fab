import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import styled from 'styled-components';
import { profileForm } from './messages/namespace.ts';
import type { QuestionProps } from './question.ts';

export function SpecificChallengeQuestion({ answers, onChange, onBlur, error, onNext }: QuestionProps) {
  const t = useMessages(profileForm);

  function handleNone() {
    onChange({ specificChallenge: '' });
    onNext?.();
  }

  return (
    <Stack $gap={4}>
      <Tall>
        <TextField
          label={t('specificChallenge.label')}
          name="specificChallenge"
          isOptional
          isMultiline
          autoComplete="off"
          limit={LIMITS.freeText}
          value={answers.specificChallenge}
          onChange={(specificChallenge) => onChange({ specificChallenge })}
          error={error}
          {...(onBlur && { onBlur })}
        />
      </Tall>
      <Button type="button" $variant="secondary" $isWide onClick={handleNone}>
        {t('specificChallenge.none')}
      </Button>
    </Stack>
  );
}

/** The height spec 1 §2 asks for. */
const Tall = styled.div`
  textarea {
    min-height: 100px;
  }
`;
