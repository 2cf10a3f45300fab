import { common, useMessages } from '@spire/i18n';
import { BusyButton, Button } from '@spire/ui/Button';
import { Row, Stack } from '@spire/ui/Stack';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { CodeField, digitsOf, isCode } from '../CodeField.tsx';
import { security } from '../messages/namespace.ts';
import { TroubleNotice, useTroubleText } from '../TroubleText.tsx';
import { troubleOf, type Trouble } from '../troubles.ts';

interface CodeFormProps {
  submitLabel: string;
  /** Checks the code; throws what the auth service says of it. */
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
  /** The content above the field. */
  children?: ReactNode;
}

/** Asks for the digits the code app shows. A wrong code is said beside its field and can be written anew. */
export function CodeForm({ submitLabel, onCode, onCancel, children }: CodeFormProps) {
  const t = useMessages(security);
  const tCommon = useMessages(common);
  const troubleText = useTroubleText();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    setTrouble(null);
    setMissing(!isCode(code));
    if (!isCode(code)) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await onCode(digitsOf(code));
    } catch (error) {
      setBusy(false);
      setTrouble(troubleOf(error));
      field.current?.focus();
    }
  }

  const wrong = trouble === 'wrongCode' ? troubleText(trouble) : isMissing ? t('code.missing') : undefined;
  return (
    <Stack as="form" $gap={5} onSubmit={(event: SyntheticEvent) => void handleSubmit(event)} noValidate>
      {children}
      <TroubleNotice trouble={trouble === 'wrongCode' ? null : trouble} />
      <CodeField
        label={t('step.codeLabel')}
        hint={t('step.codeHint')}
        value={code}
        onChange={(next) => {
          setCode(next);
          setMissing(false);
        }}
        error={wrong}
        inputRef={field}
      />
      <Row $wrap>
        <BusyButton type="submit" isBusy={isBusy} busyLabel={t('code.checking')}>
          {submitLabel}
        </BusyButton>
        <Button type="button" $variant="quiet" onClick={onCancel}>
          {tCommon('actions.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
