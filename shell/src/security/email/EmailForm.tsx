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
import { PROOF_FIELD_OF } from '../proof/proofFaults.ts';
import { ProofFields } from '../proof/ProofFields.tsx';
import { useProof } from '../proof/useProof.ts';
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
  const proof = useProof();
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

  const shown = [...(isChecked ? proof.faults : []), ...(trouble === null ? [] : [trouble])];

  function focusOn(refused: Trouble) {
    if (!proof.focusOn(refused)) field.current?.focus();
  }

  async function answer(refused: Trouble) {
    if (refused === 'needsFactor') {
      stepUp.before(() => void send());
      return;
    }
    const remaining = await proof.askAfter(refused);
    setTrouble(remaining);
    if (remaining === null) setChecked(false);
    else focusOn(remaining);
  }

  async function send() {
    setBusy(true);
    setTrouble(null);
    try {
      const client = await auth();
      const wish = { email: wanted, ...proof.wish };
      const { data, error } = await client.updateUser(wish, { emailRedirectTo: callbackAddress() });
      if (error !== null) throw error;
      onClose(data.user.email?.toLowerCase() === wanted.toLowerCase() ? 'done' : 'sent');
      return;
    } catch (error) {
      await answer(troubleOf(error));
    }
    setBusy(false);
  }

  function handleCodeAsked() {
    setChecked(false);
    setTrouble(null);
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    setTrouble(null);
    setChecked(true);
    const [missing] = proof.faults;
    if (fault !== undefined) field.current?.focus();
    else if (missing === undefined) void send();
    else proof.focusOn(missing);
  }

  if (stepUp.form !== null) return stepUp.form;
  const atField = AT_FIELD.includes(trouble);
  const isOfForm = trouble !== null && !atField && PROOF_FIELD_OF[trouble] === undefined;
  return (
    <Stack as="form" $gap={5} onSubmit={handleSubmit} noValidate>
      <Plain>{t('email.how')}</Plain>
      <TroubleNotice trouble={isOfForm ? trouble : null} />
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
      <ProofFields proof={proof} email={email} shown={shown} onCodeAsked={handleCodeAsked} />
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
