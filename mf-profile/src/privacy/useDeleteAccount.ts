import { problemOf, type Save, type SaveAnswer, type SaveState } from '@spire/client';
import { useTransfer } from '@spire/client/lazy';
import { REST_PATHS } from '@spire/domain/restPaths';
import { useRef, useState } from 'react';

/** No answer came, so nobody here knows what has become of it. */
const UNKNOWN = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE'];

/**
 * Deletes the account now or not at all: unlike other writes it never waits on the device. Where the answer to a try was
 * lost, and the next one hears that there is no such person, the first has done it (D40).
 */
export function useDeleteAccount(): Save<{ isDeleted: true }, { confirm: string }> & { isUnknown: boolean } {
  const transfer = useTransfer();
  const [state, setState] = useState<SaveState>({ kind: 'resting' });
  const wasLost = useRef(false);

  async function send(confirm: string): Promise<SaveAnswer<{ isDeleted: true }>> {
    try {
      await transfer(REST_PATHS.privacyAccount, { method: 'DELETE', body: JSON.stringify({ confirm }) });
      return { kind: 'saved', data: { isDeleted: true } };
    } catch (error) {
      const problem = problemOf(error);
      if (wasLost.current && problem.code === 'UNAUTHENTICATED') return { kind: 'saved', data: { isDeleted: true } };
      wasLost.current ||= UNKNOWN.includes(problem.code);
      const { fields } = problem;
      return fields.length > 0 ? { kind: 'refused', problem, fields } : { kind: 'failed', problem };
    }
  }

  return {
    state,
    isUnknown: state.kind === 'failed' && UNKNOWN.includes(state.problem.code),
    letGo: () => setState({ kind: 'resting' }),
    save: async ({ confirm }) => {
      setState({ kind: 'saving' });
      const answer = await send(confirm);
      setState(answer.kind === 'waiting' ? { kind: 'resting' } : answer);
      return answer;
    },
  };
}
