import { useLocation, useNavigate, useSearchParams } from '@spire/remote-kit/router';
import { useEffect } from 'react';
import { readStep, SUMMARY_STEP } from './wizard.ts';

const PARAMETER = 'step';

/** The step from which the person came to this one, when that is the entry before it in the browser's history. */
function readCameFrom(state: unknown): number | undefined {
  return typeof state === 'object' && state !== null && 'cameFrom' in state ? readStep(state.cameFrom) : undefined;
}

/** The same address at another step: the form that it names stays, by which a finished account may be here (D68). */
const atStep = (step: number) => (before: URLSearchParams) => {
  before.set(PARAMETER, String(step));
  return before;
};

/** Opens a step from the summary, to which its way on leads back. */
export function useAmend(): (step: number) => void {
  const [, setParameters] = useSearchParams();
  return (step) => setParameters(atStep(step), { state: { cameFrom: SUMMARY_STEP } });
}

interface Memory {
  /** The furthest step the answers allow. */
  reachable: number;
  /** The step shown last, on this device. */
  remembered: number;
  remember: (step: number) => void;
}

interface WizardStep {
  step: number;
  /** Whether this step was opened from the summary, and so leads back to it. */
  isAmendment: boolean;
  goOn: () => void;
  goBack: () => void;
}

/**
 * The step lives in the address (`?step=3`), so that the browser's own Back, Forward and Reload work (A15). It is never
 * further than the answers allow; without a step in the address the remembered one is taken up again (A14).
 */
export function useWizardStep({ reachable, remembered, remember }: Memory): WizardStep {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const cameFrom = readCameFrom(useLocation().state);
  const asked = parameters.get(PARAMETER);
  const step = Math.min(readStep(asked) ?? remembered, reachable);
  const isAmendment = cameFrom === SUMMARY_STEP && step < SUMMARY_STEP;

  function show(next: number, how: { replace?: boolean; state?: { cameFrom: number } }) {
    setParameters(atStep(next), how);
  }

  useEffect(() => {
    if (asked !== String(step)) show(step, { replace: true });
  });
  useEffect(() => {
    if (remembered !== step) remember(step);
  });
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [step]);

  const returnInHistory = () => void navigate(-1);
  return {
    step,
    isAmendment,
    goOn: () => (isAmendment ? returnInHistory() : show(step + 1, { state: { cameFrom: step } })),
    goBack: () => (cameFrom === step - 1 ? returnInHistory() : show(step - 1, { replace: true })),
  };
}
