import { LIMITS } from '@spire/domain/limits';
import { common, useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { BusyButton, Button } from '@spire/ui/Button';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Row, Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useEffect, useRef } from 'react';
import { profile } from '../messages/namespace.ts';

/** One field and its two ways out. It stays open, with what was written, until the server has it. */
export function NicknameForm({ form }: { form: Form<{ nickname: string }> }) {
  const { draft, change, errorOf, state, isSaving, submit, forget, ref } = form;
  const t = useMessages(profile);
  const tCommon = useMessages(common);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  useEffect(() => field.current?.focus(), []);

  return (
    <form ref={ref} onSubmit={submit} noValidate>
      <Stack $gap={4}>
        <TextField
          name="nickname"
          label={t('nickname.label')}
          hint={t('nickname.hint')}
          value={draft.nickname}
          limit={LIMITS.nickname}
          error={errorOf('nickname')}
          autoComplete="nickname"
          inputRef={field}
          onChange={(nickname) => change({ nickname })}
        />
        <SaveNotice state={state} title={t('nickname.failedTitle')}>
          {t('nickname.failedText')}
        </SaveNotice>
        <Row $wrap>
          <BusyButton type="submit" isBusy={isSaving} busyLabel={tCommon('states.saving')}>
            {t('nickname.save')}
          </BusyButton>
          <Button type="button" $variant="quiet" onClick={forget}>
            {tCommon('actions.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
