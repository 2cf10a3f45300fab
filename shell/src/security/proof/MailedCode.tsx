import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { useState, type Ref } from 'react';
import { useShell } from '../../ShellContext.tsx';
import { refusalOf } from '../../signed-out/refusalOf.ts';
import { CodeField } from '../CodeField.tsx';
import { security } from '../messages/namespace.ts';
import { Status } from '../SectionParts.tsx';
import { TroubleNotice } from '../TroubleText.tsx';
import { troubleOf, type Trouble } from '../troubles.ts';

interface MailedCodeProps {
  email: string;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** The code that the auth service mails before a password or an address may change some time after login. */
export function MailedCode({ email, ...entry }: MailedCodeProps) {
  const { auth } = useShell();
  const t = useMessages(security);
  const [isSent, setSent] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function handleAgain() {
    setSent(false);
    setTrouble(null);
    const error = await refusalOf(auth().then((client) => client.reauthenticate()));
    setSent(error === null);
    if (error !== null) setTrouble(troubleOf(error));
  }

  return (
    <Stack>
      <Notice kind="info">{t('proof.codeSent', { email })}</Notice>
      <CodeField label={t('proof.codeLabel')} {...entry} />
      <TroubleNotice trouble={trouble} />
      <div>
        <LinkButton type="button" onClick={() => void handleAgain()}>
          {t('proof.codeAgain')}
        </LinkButton>
        <Status role="status">{isSent ? t('proof.codeAgainDone') : ''}</Status>
      </div>
    </Stack>
  );
}
