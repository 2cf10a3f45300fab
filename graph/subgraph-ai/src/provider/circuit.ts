import { circuitBreaker, CircuitState, DelegateBackoff, handleAll, type IHalfOpenAfterBackoffContext } from 'cockatiel';
import { CallFailed, type FailReason } from './callFailed.ts';

/** Failures of one request, which say nothing about the provider. */
const OF_THE_REQUEST: readonly FailReason[] = ['rejected', 'refused', 'cut', 'unfitting'];
/** Failures that open the circuit at once, so that no other person has to wait for them. */
const DECISIVE: readonly FailReason[] = ['time_out', 'limited', 'misconfigured'];
/** The number of quick errors in a row that count like one of those. */
const ERRORS_IN_A_ROW = 3;

export interface CircuitTimes {
  /** The rest before the first probe, where the provider asks for no time of its own; each failed probe doubles it. */
  restMs: number;
  /** The longest rest, whatever the provider asks for. */
  longestRestMs: number;
}

/** The shortest rest, whatever the provider asks for. */
const SHORTEST_REST_MS = 1000;

export interface Circuit {
  readonly isClosed: boolean;
  /** Runs a call of a person's, which counts for or against the provider. CallFailed `circuit_open` while it is open. */
  run<Result>(call: () => Promise<Result>): Promise<Result>;
}

const reasonOf = (error: unknown): FailReason => (error instanceof CallFailed ? error.reason : 'unexpected');

type Settled<Result> = { result: Result } | { error: unknown };

/**
 * Keeps people from waiting for a provider that is down. While it is open everybody is told so at once; it closes only
 * when `probe`, which holds nothing of anybody's, came back well. A probe begins because somebody asks, and nobody waits
 * for it: cockatiel lets callers wait for its trial, so that trial is never a person's call.
 */
export function createCircuit(
  { restMs, longestRestMs }: CircuitTimes,
  probe: () => Promise<unknown>,
  events: { opened: (reason: FailReason) => void; closed: () => void },
): Circuit {
  let errors = 0;
  const rest = ({ attempt, result }: IHalfOpenAfterBackoffContext): number => {
    const asked = 'error' in result && result.error instanceof CallFailed ? result.error.retryAfterMs : null;
    const wanted = asked === null ? restMs * 2 ** Math.min(attempt - 1, 20) : Math.max(asked, SHORTEST_REST_MS);
    return Math.min(wanted, longestRestMs);
  };
  const policy = circuitBreaker(handleAll, {
    breaker: {
      state: null,
      success: () => {
        errors = 0;
      },
      failure: () => errors >= ERRORS_IN_A_ROW,
    },
    halfOpenAfter: new DelegateBackoff(rest),
  });
  // This listener runs before the breaker is asked, and the breaker does not learn the reason.
  policy.onFailure(({ reason }) => {
    const isDecisive = 'error' in reason && DECISIVE.includes(reasonOf(reason.error));
    errors += isDecisive ? ERRORS_IN_A_ROW : 1;
  });
  policy.onBreak((reason) => events.opened('error' in reason ? reasonOf(reason.error) : 'unexpected'));
  policy.onReset(events.closed);

  return {
    get isClosed() {
      return policy.state === CircuitState.Closed;
    },
    run: async (call) => {
      if (policy.state !== CircuitState.Closed) {
        // Answers at once while the rest is not over, or another probe is under way.
        if (policy.state === CircuitState.Open) void policy.execute(probe).catch(() => undefined);
        throw new CallFailed('circuit_open');
      }
      const settled = await policy.execute(async (): Promise<Settled<Awaited<ReturnType<typeof call>>>> => {
        try {
          return { result: await call() };
        } catch (error) {
          if (OF_THE_REQUEST.includes(reasonOf(error))) return { error };
          throw error;
        }
      });
      if ('error' in settled) throw settled.error;
      return settled.result;
    },
  };
}
