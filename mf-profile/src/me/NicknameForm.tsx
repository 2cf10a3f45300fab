import { problemOf } from '@spire/client';
import type { FieldError } from '@spire/domain/errorCodes';
import { LIMITS } from '@spire/domain/limits';
import { common, useMessages } from '@spire/i18n';
import { BusyButton, Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Row, Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { profile } from '../messages/namespace.ts';
import { useSaveProfile } from '../settings/useSaveProfile.ts';
import { nicknameError } from './nicknameError.ts';

interface NicknameFormProps {
  nickname: string;
  onChange: (nickname: string) => void;
  onClose: (hasSaved: boolean) => void;
}

/** One field and its two ways out. It stays open, with what was written, until the server has it. */
export function NicknameForm({ nickname, onChange, onClose }: NicknameFormProps) {
  const t = useMessages(profile);
  const c = useMessages(common);
  const { save, isSaving } = useSaveProfile();
  const [wrong, setWrong] = useState<FieldError>();
  const [hasFailed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  useEffect(() => field.current?.focus(), []);

  function refuse(error: FieldError) {
    setWrong(error);
    field.current?.focus();
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setFailed(false);
    const error = nicknameError(nickname);
    if (error !== undefined) {
      refuse(error);
      return;
    }
    if (isSaving) return;
    try {
      await save({ nickname: nickname.trim() });
    } catch (failure) {
      const refused = problemOf(failure).fields.find((each) => each.field === 'nickname');
      if (refused === undefined) setFailed(true);
      else refuse(refused);
      return;
    }
    onClose(true);
  }

  function words(error: FieldError | undefined): string | undefined {
    if (error === undefined) return undefined;
    return error.code === 'REQUIRED'
      ? t('nickname.required')
      : c(`fieldErrors.${error.code}`, { limit: error.limit ?? 0 });
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack $gap={4}>
        <TextField
          name="nickname"
          label={t('nickname.label')}
          hint={t('nickname.hint')}
          value={nickname}
          limit={LIMITS.nickname}
          error={words(wrong)}
          autoComplete="nickname"
          inputRef={field}
          onChange={(written) => {
            setWrong(undefined);
            onChange(written);
          }}
        />
        {hasFailed && (
          <Notice kind="error" title={t('nickname.failedTitle')}>
            {t('nickname.failedText')}
          </Notice>
        )}
        <Row $wrap>
          <BusyButton type="submit" isBusy={isSaving} busyLabel={c('states.saving')}>
            {t('nickname.save')}
          </BusyButton>
          <Button type="button" $variant="quiet" onClick={() => onClose(false)}>
            {c('actions.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
