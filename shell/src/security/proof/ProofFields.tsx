import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { PasswordField } from '@spire/ui/PasswordField';
import { Stack } from '@spire/ui/Stack';
import { useEffect, useState, type ComponentProps } from 'react';
import { security } from '../messages/namespace.ts';
import { TroubleNotice, useTroubleText } from '../TroubleText.tsx';
import type { Trouble } from '../troubles.ts';
import { MailedCode } from './MailedCode.tsx';
import { PROOF_FIELD_OF, type ProofAnswer } from './proofFaults.ts';
import type { Proof } from './useProof.ts';

interface ProofFieldsProps {
  proof: Proof;
  email: string;
  /** The troubles that the form shows now; those of the proof stand beside its fields. */
  shown: readonly Trouble[];
  /** A code has been asked for in the place of the old password: what was said of that is over. */
  onCodeAsked: () => void;
}

/** The fields that the server asks for besides, so that it knows who is there; nothing while it asks for none. */
export function ProofFields({ proof, email, shown, onCodeAsked }: ProofFieldsProps) {
  const { asked, answers, setAnswer, inputs } = proof;
  const troubleText = useTroubleText();
  useEffect(() => {
    const opened = asked.code ? 'code' : asked.current ? 'current' : null;
    if (opened !== null) inputs.current[opened]?.focus();
  }, [asked, inputs]);

  const entry = (name: ProofAnswer) => {
    const trouble = shown.find((each) => PROOF_FIELD_OF[each] === name);
    return {
      value: answers[name],
      onChange: (value: string) => setAnswer(name, value),
      error: trouble === undefined ? undefined : troubleText(trouble),
      inputRef: (input: HTMLElement | null) => void (inputs.current[name] = input),
    };
  };
  async function handleCode() {
    const trouble = await proof.askForCode();
    if (trouble === null) onCodeAsked();
    return trouble;
  }

  return (
    <>
      {asked.current && <OldPassword {...entry('current')} onCode={handleCode} />}
      {asked.code && <MailedCode email={email} {...entry('code')} />}
    </>
  );
}

type Entry = Pick<ComponentProps<typeof PasswordField>, 'value' | 'onChange' | 'error' | 'inputRef'>;

interface OldPasswordProps extends Entry {
  onCode: () => Promise<Trouble | null>;
}

/** The password of now, and the way for whoever has none or does not know it. */
function OldPassword({ onCode, ...entry }: OldPasswordProps) {
  const t = useMessages(security);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function handleCode() {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    const remaining = await onCode();
    if (remaining === null) return;
    setBusy(false);
    setTrouble(remaining);
  }

  return (
    <Stack $gap={3}>
      <PasswordField
        label={t('proof.current')}
        hint={t('proof.currentHint')}
        name="current-password"
        autoComplete="current-password"
        {...entry}
      />
      <TroubleNotice title={t('proof.codeNotSent')} trouble={trouble} />
      <div>
        <LinkButton type="button" aria-busy={isBusy} onClick={() => void handleCode()}>
          {t(isBusy ? 'proof.codeBusy' : 'proof.byCode')}
        </LinkButton>
      </div>
    </Stack>
  );
}
