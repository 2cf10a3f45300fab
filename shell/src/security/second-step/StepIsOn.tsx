import { useFormat, useMessages } from '@spire/i18n';
import { BusyButton, Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { useCallback, useState } from 'react';
import { useShell } from '../../ShellContext.tsx';
import { security } from '../messages/namespace.ts';
import { Plain, Said, useFocusOnReturn } from '../SectionParts.tsx';
import { TroubleNotice } from '../TroubleText.tsx';
import { troubleOf, type Trouble } from '../troubles.ts';
import { useAnswer } from '../useAnswer.ts';
import { useGraph } from '../useGraph.ts';
import { AskFirst } from './AskFirst.tsx';
import { RecoveryCodesLeftDocument } from './RecoveryCodesLeft.generated.ts';
import { useStepUp } from './useStepUp.tsx';

interface StepIsOnProps {
  since: string;
  /** The last change of the step. */
  said: string | null;
  factorIds: readonly string[];
  onMakeCodes: () => void;
  onOff: () => void;
}

/** Since when it is on, how many ways in are left without the phone, and the way to turn it off. */
export function StepIsOn({ since, said, factorIds, onMakeCodes, onOff }: StepIsOnProps) {
  const { auth } = useShell();
  const t = useMessages(security);
  const format = useFormat();
  const stepUp = useStepUp();
  const [asked, setAsked] = useState<'codes' | 'off' | null>(null);
  const makeButton = useFocusOnReturn<HTMLButtonElement>(asked === 'codes');
  const offButton = useFocusOnReturn<HTMLButtonElement>(asked === 'off');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function turnOff() {
    setBusy(true);
    setTrouble(null);
    try {
      const client = await auth();
      for (const factorId of factorIds) {
        const { error } = await client.mfa.unenroll({ factorId });
        if (error !== null) throw error;
      }
      // The token of the moment still tells of two steps.
      await client.refreshSession();
      onOff();
    } catch (error) {
      setBusy(false);
      const refused = troubleOf(error);
      if (refused === 'needsFactor') stepUp.before(() => void turnOff());
      else setTrouble(refused);
    }
  }

  if (stepUp.form !== null) return stepUp.form;
  return (
    <Stack>
      <Said>{said}</Said>
      <p>{t('step.on', { date: format.shortDate(since) })}</p>
      <CodesLeft />
      <TroubleNotice title={t('step.turnOffFailed')} trouble={trouble} />
      {asked === 'codes' && (
        <AskFirst text={t('step.makeText')} keepLabel={t('step.keep')} onKeep={() => setAsked(null)}>
          <Button type="button" onClick={onMakeCodes}>
            {t('step.makeConfirm')}
          </Button>
        </AskFirst>
      )}
      {asked === 'off' && (
        <AskFirst text={t('step.turnOffText')} keepLabel={t('step.keep')} onKeep={() => setAsked(null)}>
          <BusyButton variant="danger" isBusy={isBusy} busyLabel={t('step.turningOff')} onClick={() => void turnOff()}>
            {t('step.turnOffConfirm')}
          </BusyButton>
        </AskFirst>
      )}
      {asked === null && (
        <Stack $gap={2}>
          <div>
            <Button ref={makeButton} type="button" $variant="secondary" onClick={() => setAsked('codes')}>
              {t('step.makeCodes')}
            </Button>
          </div>
          <div>
            <Button ref={offButton} type="button" $variant="quiet" onClick={() => setAsked('off')}>
              {t('step.turnOff')}
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  );
}

function CodesLeft() {
  const graph = useGraph();
  const t = useMessages(security);
  const count = useCallback(async () => (await graph(RecoveryCodesLeftDocument)).me.recoveryCodesLeft, [graph]);
  const [state] = useAnswer(count);
  if (state.kind === 'loading') return <Plain>…</Plain>;
  if (state.kind === 'failed') return <Plain>{t('step.codesUnknown')}</Plain>;
  if (state.value === 0) return <Notice kind="info">{t('step.codesNone')}</Notice>;
  return <Plain>{t('step.codesLeft', { count: state.value })}</Plain>;
}
