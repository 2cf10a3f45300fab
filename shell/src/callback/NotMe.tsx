import { rejectSignUp } from '@spire/client/mailedLinks';
import { useMessages } from '@spire/i18n';
import { BusyButton, Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { Start, useFocusOnOpen } from '../security/SectionParts.tsx';
import { useShell } from '../ShellContext.tsx';
import { callback } from './messages/namespace.ts';

interface NotMeProps {
  tokenHash: string;
  /** Masked. */
  email: string;
  onKeep: () => void;
  onRejected: () => void;
}

/** Takes back a sign-up with the person's address that was not theirs (D99): asked once more, for it cannot be undone. */
export function NotMe({ tokenHash, email, onKeep, onRejected }: NotMeProps) {
  const { config } = useShell();
  const t = useMessages(callback);
  const start = useFocusOnOpen<HTMLDivElement>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function handleReject() {
    setBusy(true);
    setFailed(false);
    const refusal = await rejectSignUp(config, tokenHash);
    // A link that is void by now confirms nothing either.
    if (refusal === null || refusal.code === 'otp_expired') {
      onRejected();
      return;
    }
    setBusy(false);
    setFailed(true);
  }

  return (
    <Stack $gap={5}>
      {hasFailed && <Notice kind="error">{t('notMe.failed')}</Notice>}
      <Start ref={start} tabIndex={-1}>
        {t('notMe.ask', { email })}
      </Start>
      <Stack $gap={3}>
        <BusyButton
          variant="danger"
          isBusy={isBusy}
          busyLabel={t('notMe.busy')}
          onClick={() => void handleReject()}
          isWide
        >
          {t('notMe.confirm')}
        </BusyButton>
        <Button type="button" $variant="secondary" $isWide onClick={onKeep}>
          {t('notMe.keep')}
        </Button>
      </Stack>
    </Stack>
  );
}
