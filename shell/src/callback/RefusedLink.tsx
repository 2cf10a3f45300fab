import { ROUTES } from '@spire/domain/routes';
import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useRef, useState } from 'react';
import { shell } from '../messages/namespace.ts';
import { emailError } from '../signed-out/authFields.ts';
import { authViewPath } from '../signed-out/authView.ts';
import { ResendButton } from '../signed-out/ResendButton.tsx';
import { useEmail } from '../signed-out/useEmail.ts';

/** An expired, used or broken link: what happened, and a new one on the spot (trap 74). */
export function RefusedLink({ onLeave }: { onLeave: (path: string) => void }) {
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  const [email, setEmail] = useEmail();
  const [isChecked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const wrong = emailError(email);
  const auth = new URL(ROUTES.auth.path, window.location.origin);

  return (
    <Stack $gap={5}>
      <Notice kind="error">
        <p>{t('callback.refusedText')}</p>
        <p>{t('callback.refusedWhy')}</p>
      </Notice>
      <TextField
        label={t('fields.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={isChecked && wrong !== undefined ? t(wrong) : undefined}
        inputRef={input}
      />
      <ResendButton
        email={email}
        label={t('callback.sendNew')}
        onBadAddress={() => {
          setChecked(true);
          input.current?.focus();
        }}
      />
      <Stack $gap={3}>
        <Button type="button" $variant="secondary" $isWide onClick={() => onLeave(authViewPath(auth, 'login'))}>
          {tCommon('actions.logIn')}
        </Button>
        <Button type="button" $variant="quiet" $isWide onClick={() => onLeave(authViewPath(auth, 'forgot'))}>
          {t('callback.newPasswordInstead')}
        </Button>
      </Stack>
    </Stack>
  );
}
