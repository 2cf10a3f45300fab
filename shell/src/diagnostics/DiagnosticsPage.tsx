import { SHELL_PAGES } from '@spire/domain/routes';
import { common, useLanguage, useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { BusyButton, Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useShell } from '../ShellContext.tsx';
import { emailError } from '../signed-out/authFields.ts';
import { diagnostics } from './messages/namespace.ts';
import { ResultsCard } from './ResultsCard.tsx';
import { useDiagnostics } from './useDiagnostics.ts';

/** Checks of connection, sign-up and mail, for whoever runs Spire and looks for a fault (D10, spec 2 §2). */
export function DiagnosticsPage() {
  const { config } = useShell();
  const t = useMessages(diagnostics);
  const tCommon = useMessages(common);
  const { results, running, runConnection, runMail } = useDiagnostics(config);

  return (
    <Page title={tCommon('navigation.diagnostics')} lead={t('lead')} isNarrow>
      <Card title={t('connectionTitle')}>
        <Stack>
          <p>{t('connectionText')}</p>
          <BusyButton isBusy={running === 'connection'} busyLabel={t('running')} onClick={() => void runConnection()}>
            {t('run')}
          </BusyButton>
        </Stack>
      </Card>
      <MailTest isBusy={running === 'mail'} onSend={runMail} />
      <ResultsCard results={results} />
      <div>
        <Button as={Link} to={SHELL_PAGES.home.path} $variant="secondary">
          {t('back')}
        </Button>
      </div>
    </Page>
  );
}

interface MailTestProps {
  isBusy: boolean;
  onSend: ReturnType<typeof useDiagnostics>['runMail'];
}

function MailTest({ isBusy, onSend }: MailTestProps) {
  const t = useMessages(diagnostics);
  const language = useLanguage();
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isWrong = emailError(email) !== undefined;

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    if (isWrong) field.current?.focus();
    else if (!isBusy) void onSend(email.trim(), language);
  }

  return (
    <Card title={t('mailTitle')}>
      <Stack as="form" onSubmit={handleSubmit} noValidate>
        <p>{t('mailText')}</p>
        <TextField
          label={t('mailLabel')}
          name="test-email"
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          error={isChecked && isWrong ? t('mailMissing') : undefined}
          inputRef={field}
        />
        <BusyButton type="submit" variant="secondary" isBusy={isBusy} busyLabel={t('mailSending')}>
          {t('mailSend')}
        </BusyButton>
      </Stack>
    </Card>
  );
}
