import { askGraph } from '@spire/client/askGraph';
import type { AuthClient } from '@spire/client/auth';
import { problemOf } from '@spire/client/problems';
import { DELAYS } from '@spire/domain/limits';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { setLanguage, storedLanguage } from '@spire/i18n';
import { useEffect, useReducer, type Dispatch } from 'react';
import { callbackVisit } from '../callback/callbackOutcome.ts';
import { afterEvent, firstFacts, type GateEvent, type GateFacts } from './gate.ts';
import { PersonDocument } from './Person.generated.ts';
import { startSession } from './session.ts';

async function askPerson(graphqlUrl: string, tell: Dispatch<GateEvent>): Promise<void> {
  try {
    const { me } = await askGraph(graphqlUrl, PersonDocument);
    const language = me.profile?.language;
    if (language !== undefined && language !== storedLanguage()) await setLanguage(language);
    tell({ kind: 'personAnswered', person: me });
  } catch (error) {
    tell({ kind: 'personFailed', problem: problemOf(error) });
  }
}

/** The gate's facts, kept up to date: session, language, and the person once there is an account. */
export function useGate(config: BrowserConfig, auth: AuthClient): [GateFacts, Dispatch<GateEvent>] {
  const [facts, tell] = useReducer(afterEvent, undefined, () =>
    firstFacts(callbackVisit(window.location.href) !== null, storedLanguage() !== undefined),
  );
  const userId = facts.session.kind === 'account' ? facts.session.account.userId : null;

  useEffect(() => startSession(auth, tell), [auth]);

  useEffect(() => {
    if (userId === null) return undefined;
    const timer = window.setTimeout(() => tell({ kind: 'personLate' }), DELAYS.profileWait);
    let isCurrent = true;
    void askPerson(config.graphqlUrl, (event) => isCurrent && tell(event));
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [userId, facts.asks, config.graphqlUrl]);

  return [facts, tell];
}
