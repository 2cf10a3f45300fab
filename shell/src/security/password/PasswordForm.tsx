import { common, useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { BusyButton, Button } from '@spire/ui/Button';
import { PasswordField } from '@spire/ui/PasswordField';
import { Row, Stack } from '@spire/ui/Stack';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useShell } from '../../ShellContext.tsx';
import { visitor } from '../../signed-out/messages/namespace.ts';
import { PasswordFeedback } from '../../signed-out/PasswordFeedback.tsx';
import { refusalOf } from '../../signed-out/refusalOf.ts';
import { security } from '../messages/namespace.ts';
import { PROOF_FIELD_OF } from '../proof/proofFaults.ts';
import { ProofFields } from '../proof/ProofFields.tsx';
import { useProof } from '../proof/useProof.ts';
import { useStepUp } from '../second-step/useStepUp.tsx';
import { TroubleNotice, useTroubleText } from '../TroubleText.tsx';
import { troubleOf, type Trouble } from '../troubles.ts';
import { FIELD_OF, passwordFaults, type PasswordAnswer } from './passwordFaults.ts';

const EMPTY = { password: '', again: '' };

const isAtField = (trouble: Trouble) => FIELD_OF[trouble] !== undefined || PROOF_FIELD_OF[trouble] !== undefined;

/** A new password, written twice, and the proof that the server asks for besides. */
export function PasswordForm({ onClose }: { onClose: (isChanged: boolean) => void }) {
  const { auth } = useShell();
  const { email } = useSession();
  const t = useMessages(security);
  const tVisitor = useMessages(visitor);
  const tCommon = useMessages(common);
  const troubleText = useTroubleText();
  const stepUp = useStepUp();
  const proof = useProof();
  const [answers, setAnswers] = useState(EMPTY);
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Trouble | null>(null);
  const fields = useRef<Partial<Record<PasswordAnswer, HTMLElement | null>>>({});
  useEffect(() => fields.current.password?.focus(), []);

  const faults = [...passwordFaults(answers), ...proof.faults];
  const shown = [...(isChecked ? faults : []), ...(refused === null ? [] : [refused])];

  function focusOn(trouble: Trouble) {
    const field = FIELD_OF[trouble];
    if (field === undefined) proof.focusOn(trouble);
    else fields.current[field]?.focus();
  }

  async function send() {
    setBusy(true);
    setRefused(null);
    const wish = { password: answers.password, ...proof.wish };
    const error = await refusalOf(auth().then((client) => client.updateUser(wish)));
    if (error === null) {
      onClose(true);
      return;
    }
    const trouble = troubleOf(error);
    if (trouble === 'needsFactor') stepUp.before(() => void send());
    else {
      const remaining = await proof.askAfter(trouble);
      setRefused(remaining);
      if (remaining === null) setChecked(false);
      else focusOn(remaining);
    }
    setBusy(false);
  }

  function handleCodeAsked() {
    setChecked(false);
    setRefused(null);
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    setRefused(null);
    setChecked(true);
    const [first] = faults;
    if (first === undefined) void send();
    else focusOn(first);
  }

  const entry = (name: PasswordAnswer) => {
    const trouble = shown.find((each) => FIELD_OF[each] === name);
    return {
      value: answers[name],
      onChange: (value: string) => setAnswers({ ...answers, [name]: value }),
      error: trouble === undefined ? undefined : troubleText(trouble),
      inputRef: (input: HTMLElement | null) => void (fields.current[name] = input),
    };
  };

  if (stepUp.form !== null) return stepUp.form;
  return (
    <Stack as="form" $gap={5} onSubmit={handleSubmit} noValidate>
      {/* For password managers, which otherwise do not know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TroubleNotice trouble={shown.find((each) => !isAtField(each)) ?? null} />
      <Stack $gap={3}>
        <PasswordField
          label={tVisitor('fields.newPassword')}
          name="new-password"
          autoComplete="new-password"
          {...entry('password')}
        />
        <PasswordFeedback password={answers.password} />
      </Stack>
      <PasswordField
        label={tVisitor('fields.newPasswordAgain')}
        name="new-password-again"
        autoComplete="new-password"
        {...entry('again')}
      />
      <ProofFields proof={proof} email={email} shown={shown} onCodeAsked={handleCodeAsked} />
      <Row $wrap>
        <BusyButton type="submit" isBusy={isBusy} busyLabel={tCommon('states.saving')}>
          {t('password.submit')}
        </BusyButton>
        <Button type="button" $variant="quiet" onClick={() => onClose(false)}>
          {tCommon('actions.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
