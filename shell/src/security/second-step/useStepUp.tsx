import { useMessages } from '@spire/i18n';
import { useState, type ReactNode } from 'react';
import { security } from '../messages/namespace.ts';
import { useShell } from '../../ShellContext.tsx';
import { CodeForm } from './CodeForm.tsx';

interface StepUp {
  /** Asks for a code first, and then does what was refused for want of one (`insufficient_aal`). */
  before: (act: () => void) => void;
  /** The question, to be drawn in place of what asked; null while nothing is asked. */
  form: ReactNode;
}

/**
 * For acts that a login without the second step may not do. The gate has asked already, so this is met only where the
 * step was turned on elsewhere in the meantime.
 */
export function useStepUp(): StepUp {
  const { auth } = useShell();
  const t = useMessages(security);
  const [act, setAct] = useState<(() => void) | null>(null);

  async function handleCode(code: string) {
    const { mfa } = await auth();
    const { data, error } = await mfa.listFactors();
    if (error !== null) throw error;
    const [factor] = data.totp;
    if (factor !== undefined) {
      const answer = await mfa.challengeAndVerify({ factorId: factor.id, code });
      if (answer.error !== null) throw answer.error;
    }
    setAct(null);
    act?.();
  }

  return {
    before: (next) => setAct(() => next),
    form:
      act === null ? null : (
        <CodeForm submitLabel={t('code.check')} onCode={handleCode} onCancel={() => setAct(null)}>
          <p>{t('step.again')}</p>
        </CodeForm>
      ),
  };
}
