import { useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { PasswordField } from '@spire/ui/PasswordField';
import { Stack } from '@spire/ui/Stack';
import { useRef, useState, type SyntheticEvent } from 'react';
import { PROOF_FIELD_OF } from '../security/proof/proofFaults.ts';
import { ProofFields } from '../security/proof/ProofFields.tsx';
import { useProof } from '../security/proof/useProof.ts';
import { TroubleNotice as ProofNotice } from '../security/TroubleText.tsx';
import { troubleOf, type Trouble } from '../security/troubles.ts';
import { visitor } from '../signed-out/messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { newPasswordErrors } from '../signed-out/authFields.ts';
import { newPasswordTrouble, type AuthTrouble } from '../signed-out/authTroubles.ts';
import { PasswordFeedback } from '../signed-out/PasswordFeedback.tsx';
import { refusalOf } from '../signed-out/refusalOf.ts';
import { TroubleNotice, useTroubleText } from '../signed-out/TroubleNotice.tsx';

/**
 * A new password, written twice (spec 1 §5). The server may still find it weak (D12), and asks for a code from whoever
 * leaves the page open for more than ten minutes (D99).
 */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { auth } = useShell();
  const tVisitor = useMessages(visitor);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isSending, setSending] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useState<AuthTrouble | null>(null);
  const [proofTrouble, setProofTrouble] = useState<Trouble | null>(null);
  const troubleText = useTroubleText();
  const proof = useProof('code');
  const passwordInput = useRef<HTMLInputElement>(null);
  const againInput = useRef<HTMLInputElement>(null);
  const wrong = newPasswordErrors(password, again);
  const shown = isChecked ? wrong : {};

  function handleCodeAsked() {
    setChecked(false);
    setProofTrouble(null);
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setTrouble(null);
    setProofTrouble(null);
    setChecked(true);
    const firstWrong = wrong.password !== undefined ? passwordInput : wrong.again !== undefined ? againInput : null;
    if (firstWrong !== null) {
      firstWrong.current?.focus();
      return;
    }
    const [missing] = proof.faults;
    if (missing !== undefined) {
      proof.focusOn(missing);
      return;
    }
    setSending(true);
    const error = await refusalOf(auth().then((client) => client.updateUser({ password, ...proof.wish })));
    if (error === null) onDone();
    else {
      await tell(error);
      setSending(false);
    }
  }

  /** A refusal that is about the proof asks for it, or stands beside its field; any other is the password's. */
  async function tell(error: unknown) {
    const refused = troubleOf(error);
    if (refused === 'needsMailCode') {
      setChecked(false);
      setProofTrouble(await proof.askAfter(refused));
    } else if (proof.focusOn(refused)) setProofTrouble(refused);
    else {
      setTrouble(newPasswordTrouble(error));
      passwordInput.current?.focus();
    }
  }

  const shownProof = [...(isChecked ? proof.faults : []), ...(proofTrouble === null ? [] : [proofTrouble])];
  const isProofOfForm = proofTrouble !== null && PROOF_FIELD_OF[proofTrouble] === undefined;
  const refused = trouble?.field === 'password' ? troubleText(trouble) : undefined;
  return (
    <Stack as="form" $gap={5} onSubmit={handleSubmit} noValidate>
      <TroubleNotice trouble={trouble} />
      <ProofNotice trouble={isProofOfForm ? proofTrouble : null} />
      <Stack $gap={3}>
        <PasswordField
          label={tVisitor('fields.newPassword')}
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={tVisitor('signUp.passwordHint')}
          error={shown.password === undefined ? refused : tVisitor(shown.password)}
          inputRef={passwordInput}
        />
        <PasswordFeedback password={password} />
      </Stack>
      <PasswordField
        label={tVisitor('fields.newPasswordAgain')}
        name="new-password-again"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        error={shown.again === undefined ? undefined : tVisitor(shown.again)}
        inputRef={againInput}
      />
      <ProofFields proof={proof} email={email} shown={shownProof} onCodeAsked={handleCodeAsked} />
      <BusyButton type="submit" isBusy={isSending} busyLabel={tVisitor('newPassword.busy')} isWide>
        {tVisitor('newPassword.submit')}
      </BusyButton>
    </Stack>
  );
}
