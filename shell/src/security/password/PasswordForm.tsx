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
import { digitsOf } from '../CodeField.tsx';
import { security } from '../messages/namespace.ts';
import { useStepUp } from '../second-step/useStepUp.tsx';
import { TroubleNotice, useTroubleText } from '../TroubleText.tsx';
import { troubleOf, type Trouble } from '../troubles.ts';
import { MailedCode } from './MailedCode.tsx';
import { FIELD_OF, passwordFaults, type PasswordAnswer, type PasswordProof } from './passwordFaults.ts';

const EMPTY = { current: '', password: '', again: '', code: '' };

/**
 * A new password, written twice. What else the server wants to know first, the old password or a code by mail, is
 * asked for in place and only if it does: a field that nobody checks would be a pretence (D3).
 */
export function PasswordForm({ onClose }: { onClose: (isChanged: boolean) => void }) {
  const { auth } = useShell();
  const { email } = useSession();
  const t = useMessages(security);
  const tVisitor = useMessages(visitor);
  const tCommon = useMessages(common);
  const troubleText = useTroubleText();
  const stepUp = useStepUp();
  const [answers, setAnswers] = useState(EMPTY);
  const [proof, setProof] = useState<PasswordProof>({ current: false, code: false });
  /** The field that has just been added, and so is to be filled in next. */
  const [begin, setBegin] = useState<PasswordAnswer>('password');
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Trouble | null>(null);
  const fields = useRef<Partial<Record<PasswordAnswer, HTMLElement | null>>>({});

  const focusOn = (name: PasswordAnswer) => fields.current[name]?.focus();
  useEffect(() => focusOn(begin), [begin]);

  const faults = passwordFaults(answers, proof);
  const shown = [...(isChecked ? faults : []), ...(refused === null ? [] : [refused])];

  async function askFor(name: keyof PasswordProof) {
    const error = name === 'code' ? await refusalOf(auth().then((client) => client.reauthenticate())) : null;
    if (error !== null) {
      setRefused(troubleOf(error));
      return;
    }
    setChecked(false);
    setProof((before) => ({ ...before, [name]: true }));
    setBegin(name);
  }

  async function send() {
    setBusy(true);
    setRefused(null);
    const error = await refusalOf(
      auth().then((client) =>
        client.updateUser({
          password: answers.password,
          ...(proof.current && { current_password: answers.current }),
          ...(proof.code && { nonce: digitsOf(answers.code) }),
        }),
      ),
    );
    if (error === null) {
      onClose(true);
      return;
    }
    const trouble = troubleOf(error);
    if (trouble === 'needsFactor') stepUp.before(() => void send());
    else if (trouble === 'needsMailCode') await askFor('code');
    else if (trouble === 'needsPassword') await askFor('current');
    else {
      setRefused(trouble);
      const field = FIELD_OF[trouble];
      if (field !== undefined) focusOn(field);
    }
    setBusy(false);
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    setRefused(null);
    setChecked(true);
    const [first] = faults;
    const field = first === undefined ? undefined : FIELD_OF[first];
    if (field === undefined) void send();
    else focusOn(field);
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
      <TroubleNotice trouble={shown.find((each) => FIELD_OF[each] === undefined) ?? null} />
      {proof.current && (
        <PasswordField
          label={t('password.current')}
          hint={t('password.currentHint')}
          name="current-password"
          autoComplete="current-password"
          {...entry('current')}
        />
      )}
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
      {proof.code && <MailedCode email={email} {...entry('code')} />}
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
