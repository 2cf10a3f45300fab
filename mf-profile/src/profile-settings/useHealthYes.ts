import type { SaveAnswer, SaveState } from '@spire/client';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { useRef, useState } from 'react';
import type { FieldWrite } from './fieldWrite.ts';

/** The person's decision about health, as it is sent. */
export interface HealthDecision {
  kind: 'health';
  version: string;
  isGiven: boolean;
}

export interface HealthYes {
  /** As it was ticked last, before it is known to be kept. */
  isGiven: boolean;
  decide: (isGiven: boolean) => void;
  /** The answer to the last decision, if there was one; answers given meanwhile wait for it. */
  decided: () => Promise<SaveAnswer<object> | undefined>;
  /** A consent that was taken back here, and how far that has come. */
  takenBack: SaveState['kind'] | undefined;
  state: SaveState;
}

/** The consent to keep what tells of health, decided the moment it is ticked (S2). */
export function useHealthYes(known: boolean, { save, state }: FieldWrite<HealthDecision>): HealthYes {
  const [wanted, setWanted] = useState<boolean>();
  const last = useRef<Promise<SaveAnswer<object> | undefined>>(Promise.resolve(undefined));

  async function send(isGiven: boolean) {
    const answer = await save({ kind: 'health', version: CONSENT_VERSIONS.health.at(-1) ?? '', isGiven });
    if (answer.kind === 'failed' || answer.kind === 'refused') setWanted(undefined);
    return answer;
  }
  return {
    isGiven: wanted ?? known,
    decide: (isGiven) => {
      setWanted(isGiven);
      last.current = last.current.then(() => send(isGiven));
    },
    decided: () => last.current,
    takenBack: wanted === false ? state.kind : undefined,
    state,
  };
}
