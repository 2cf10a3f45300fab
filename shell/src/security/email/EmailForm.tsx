import { common, useMessages } from '@spire/i18n';
import { BusyButton, Button } from '@spire/ui/Button';
import { Row, Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useShell } from '../../ShellContext.tsx';
import { emailError } from '../../signed-out/authFields.ts';
import { callbackAddress } from '../../signed-out/callbackAddress.ts';
import { visitor } from '../../signed-out/messages/namespace.ts';
import { security } from '../messages/namespace.ts';
import { Plain } from '../SectionParts.tsx';
import { useStepUp } from '../second-step/useStepUp.tsx';
import { TroubleNotice, useTroubleText } from '../TroubleText.tsx';
import { troubleOf, type Trouble } from '../troubles.ts';

const AT_FIELD: readonly (Trouble | null)[] = ['emailTaken', 'emailInvalid'];

interface EmailFormProps {
  /** The address of today. */
  email: string;
  /** `sent`: links are on their way; `done`: the service changed it at once. */
  onClose: (change: 'none' | 'sent' | 'done') => void;
}

/** A new address. Nothing changes until the links in both mails have been pressed, and the form says so first. */
export function EmailForm({ email, onClose }: EmailFormProps) {
  const { auth } = useShell();
  const t = useMessages(security);
  const tVisitor = useMessages(visitor);
  const tCommon = useMessages(common);
  const troubleText = useTroubleText();
  const stepUp = useStepUp();
  const [address, setAddress] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const wanted = address.trim();
  const malformed = emailError(address);
  const isSame = wanted.toLowerCase() === email.toLowerCase();
  const fault = malformed === undefined ? (isSame ? t('email.same') : undefined) : tVisitor(malformed);

  async function send() {
    setBusy(true);
    setTrouble(null);
    try {
      const client = await auth();
      const { data, error } = await client.updateUser({ email: wanted }, { emailRedirectTo: callbackAddress() });
      if (error !== null) throw error;
      onClose(data.user.email?.toLowerCase() === wanted.toLowerCase() ? 'done' : 'sent');
      return;
    } catch (error) {
      const refused = troubleOf(error);
      if (refused === 'needsFactor') stepUp.before(() => void send());
      else setTrouble(refused);
    }
    setBusy(false);
    field.current?.focus();
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    setTrouble(null);
    setChecked(true);
    if (fault === undefined) void send();
    else field.current?.focus();
  }

  if (stepUp.form !== null) return stepUp.form;
  const atField = AT_FIELD.includes(trouble);
  return (
    <Stack as="form" $gap={5} onSubmit={handleSubmit} noValidate>
      <Plain>{t('email.how')}</Plain>
      <TroubleNotice trouble={atField ? null : trouble} />
      <TextField
        label={t('email.label')}
        name="new-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={address}
        onChange={setAddress}
        error={(isChecked ? fault : undefined) ?? (trouble !== null && atField ? troubleText(trouble) : undefined)}
        inputRef={field}
      />
      <Row $wrap>
        <BusyButton type="submit" isBusy={isBusy} busyLabel={t('email.busy')}>
          {t('email.submit')}
        </BusyButton>
        <Button type="button" $variant="quiet" onClick={() => onClose('none')}>
          {tCommon('actions.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
