import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { useCallback, useState } from 'react';
import { useShell } from '../../ShellContext.tsx';
import { Answered } from '../Answered.tsx';
import { security } from '../messages/namespace.ts';
import { useAnswer } from '../useAnswer.ts';
import { Enrollment, type NewFactor } from './Enrollment.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StepIsOff } from './StepIsOff.tsx';
import { StepIsOn } from './StepIsOn.tsx';

type Flow =
  | { kind: 'none'; said: 'left' | 'off' | 'ready' | null }
  | { kind: 'enrolling'; factor: NewFactor }
  | { kind: 'codes'; isFirst: boolean };

/** The second step at login: off, being set up, or on. `onChanged` is told, because other devices are then logged out. */
export function SecondStepSection({ onChanged }: { onChanged: () => void }) {
  const { auth } = useShell();
  const t = useMessages(security);
  const [flow, setFlow] = useState<Flow>({ kind: 'none', said: null });
  const readFactors = useCallback(async () => {
    const { data, error } = await (await auth()).mfa.listFactors();
    if (error !== null) throw error;
    return data;
  }, [auth]);
  const [state, ask] = useAnswer(readFactors);

  function handleChanged(next: Flow) {
    setFlow(next);
    ask();
    onChanged();
  }

  return (
    <Card title={t('step.title')}>
      {flow.kind === 'enrolling' ? (
        <Enrollment
          factor={flow.factor}
          onOn={() => handleChanged({ kind: 'codes', isFirst: true })}
          onLeave={() => setFlow({ kind: 'none', said: 'left' })}
        />
      ) : flow.kind === 'codes' ? (
        <RecoveryCodes
          isFirst={flow.isFirst}
          onDone={(areKept) => setFlow({ kind: 'none', said: areKept ? 'ready' : null })}
        />
      ) : (
        <Answered state={state} loadingText={t('step.loading')} failedTitle={t('step.failedTitle')} onRetry={ask}>
          {({ all, totp: [first, ...others] }) =>
            first === undefined ? (
              <StepIsOff
                unfinished={all.map(({ id }) => id)}
                said={flow.said === 'left' ? t('step.left') : flow.said === 'off' ? t('step.offDone') : null}
                onBegin={(factor) => setFlow({ kind: 'enrolling', factor })}
              />
            ) : (
              <StepIsOn
                since={first.created_at}
                said={flow.said === 'ready' ? t('step.ready') : null}
                factorIds={[first, ...others].map(({ id }) => id)}
                onMakeCodes={() => setFlow({ kind: 'codes', isFirst: false })}
                onOff={() => handleChanged({ kind: 'none', said: 'off' })}
              />
            )
          }
        </Answered>
      )}
    </Card>
  );
}
