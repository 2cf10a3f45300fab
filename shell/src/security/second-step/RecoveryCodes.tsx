import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { LoadingState } from '@spire/ui/states';
import { StepProgress } from '@spire/ui/StepProgress';
import { useCallback } from 'react';
import { security } from '../messages/namespace.ts';
import { Start, useFocusOnOpen } from '../SectionParts.tsx';
import { TroubleNotice } from '../TroubleText.tsx';
import { troubleOf } from '../troubles.ts';
import { useAnswer } from '../useAnswer.ts';
import { useGraph } from '../useGraph.ts';
import { MakeRecoveryCodesDocument } from './MakeRecoveryCodes.generated.ts';
import { RecoveryCodesList } from './RecoveryCodesList.tsx';
import { useStepUp } from './useStepUp.tsx';

interface RecoveryCodesProps {
  /** They come as the second half of turning the step on; else they replace older ones. */
  isFirst: boolean;
  /** `areKept`: the person has put them away. */
  onDone: (areKept: boolean) => void;
}

/** Has the codes made and shows them, this once. Where that fails the step stays on, and codes can be made later. */
export function RecoveryCodes({ isFirst, onDone }: RecoveryCodesProps) {
  const graph = useGraph();
  const t = useMessages(security);
  const tCommon = useMessages(common);
  const stepUp = useStepUp();
  const make = useCallback(async () => (await graph(MakeRecoveryCodesDocument)).makeRecoveryCodes, [graph]);
  const [state, ask] = useAnswer(make);
  const start = useFocusOnOpen<HTMLDivElement>();

  return (
    <Stack $gap={5}>
      <Start ref={start} tabIndex={-1}>
        {isFirst ? (
          <StepProgress current={2} total={2} label={t('step.progress', { current: 2, total: 2 })} />
        ) : (
          t('codes.list')
        )}
      </Start>
      {isFirst ? (
        <Notice kind="success" title={t('codes.onTitle')}>
          {t('codes.onText')}
        </Notice>
      ) : (
        state.kind === 'ready' && <Notice kind="success" title={t('codes.madeTitle')} />
      )}
      {state.kind === 'loading' && (
        <LoadingState isInWords text={t('step.makingCodes')} slowText={tCommon('states.loadingSlow')} />
      )}
      {state.kind === 'ready' && <RecoveryCodesList codes={state.value} onDone={() => onDone(true)} />}
      {state.kind === 'failed' &&
        (stepUp.form ?? (
          <>
            <TroubleNotice title={t('step.makeFailed')} trouble={troubleOf(state.error)} />
            <Stack $gap={3}>
              <Button
                type="button"
                onClick={() => (troubleOf(state.error) === 'needsFactor' ? stepUp.before(ask) : ask())}
              >
                {tCommon('actions.retry')}
              </Button>
              <Button type="button" $variant="quiet" onClick={() => onDone(false)}>
                {t('step.later')}
              </Button>
            </Stack>
          </>
        ))}
    </Stack>
  );
}
