import { askGraph } from '@spire/client/askGraph';
import { secondsToWait } from '@spire/client/retryAfter';
import { common, useMessages } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { useShell } from '../ShellContext.tsx';
import { useSignOut } from '../useSignOut.ts';
import { FactorForm } from './FactorForm.tsx';
import { factorTrouble, recoveryTrouble } from './factorTrouble.ts';
import { secondFactor } from './messages/namespace.ts';
import { showFactor } from './showFactor.ts';
import { UseRecoveryCodeDocument } from './UseRecoveryCode.generated.ts';

/** Spaces and dashes are how people read a code aloud; they do not count. */
const digitsOf = (code: string) => code.replace(/[\s-]/g, '');

/** The code from the phone, one of the recovery codes in its place, or out again. */
export function SecondFactorScreen() {
  const t = useMessages(secondFactor);
  const tCommon = useMessages(common);
  const signOut = useSignOut();
  const [hasPhone, setHasPhone] = useState(true);
  return (
    <Page
      key={String(hasPhone)}
      title={t(hasPhone ? 'title' : 'recoveryTitle')}
      lead={t(hasPhone ? 'lead' : 'recoveryLead')}
      isNarrow
    >
      {hasPhone ? <PhoneForm /> : <RecoveryForm />}
      <Stack $gap={3}>
        <Button type="button" $variant="secondary" $isWide onClick={() => setHasPhone(!hasPhone)}>
          {t(hasPhone ? 'noPhone' : 'usePhone')}
        </Button>
        <Button type="button" $variant="quiet" $isWide onClick={() => void signOut()}>
          {tCommon('actions.logOut')}
        </Button>
      </Stack>
    </Page>
  );
}

function PhoneForm() {
  const { auth, tell } = useShell();
  const t = useMessages(secondFactor);

  async function handleSubmit(code: string) {
    const answer = await showFactor(auth, digitsOf(code));
    if (answer.kind === 'refused') return factorTrouble(answer.error, secondsToWait());
    tell({ kind: 'factorShown' });
    return null;
  }

  return (
    <FactorForm
      label={t('code')}
      hint={t('codeHint')}
      submit={t('check')}
      busy={t('checking')}
      isNumeric
      check={(code) => (/^\d{6}$/.test(digitsOf(code)) ? undefined : 'incomplete')}
      onSubmit={handleSubmit}
    />
  );
}

function RecoveryForm() {
  const { auth, config, tell } = useShell();
  const t = useMessages(secondFactor);

  async function handleSubmit(code: string) {
    try {
      await askGraph(config.graphqlUrl, UseRecoveryCodeDocument, { code });
    } catch (error) {
      return recoveryTrouble(error);
    }
    // The new token's person has no factor any more; without it the next start would ask again.
    await auth()
      .then((client) => client.refreshSession())
      .catch(() => undefined);
    showToast({ kind: 'success', title: t('recoveryDone'), text: t('recoveryDoneText') });
    tell({ kind: 'factorShown' });
    return null;
  }

  return (
    <FactorForm
      label={t('recoveryCode')}
      hint={t('recoveryHint')}
      submit={t('useRecovery')}
      busy={t('usingRecovery')}
      check={(code) => (code.trim() === '' ? 'recoveryMissing' : undefined)}
      onSubmit={handleSubmit}
    >
      <Notice kind="info" title={t('recoveryEffectTitle')}>
        {t('recoveryEffect')}
      </Notice>
    </FactorForm>
  );
}
