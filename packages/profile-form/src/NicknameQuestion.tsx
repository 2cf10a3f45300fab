import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { TextField } from '@spire/ui/TextField';
import { profileForm } from './messages/namespace.ts';
import type { QuestionProps } from './question.ts';

export function NicknameQuestion({ answers, onChange, onBlur, error }: QuestionProps) {
  const t = useMessages(profileForm);
  return (
    <TextField
      label={t('nickname.label')}
      hint={t('nickname.hint')}
      name="nickname"
      autoComplete="nickname"
      limit={LIMITS.nickname}
      value={answers.nickname}
      onChange={(nickname) => onChange({ nickname })}
      error={error}
      {...(onBlur && { onBlur })}
    />
  );
}
