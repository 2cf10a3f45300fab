import { askGraph } from '@spire/client/askGraph';
import type { Auth } from '@spire/client/auth';
import { hasReachedNobody, problemOf } from '@spire/client/problems';
import { DELAYS } from '@spire/domain/limits';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { setLanguage, storedLanguage } from '@spire/i18n';
import { forgetDrafts } from '@spire/remote-kit';
import { useEffect, useReducer, useRef, useState, type Dispatch } from 'react';
import { callbackVisit } from '../callback/callbackVisit.ts';
import { afterEvent, firstFacts, type GateEvent, type GateFacts } from './gate.ts';
import { isLanguageWaiting, knownHere } from './knownHere.ts';
import { PersonDocument } from './Person.generated.ts';
import { createSession } from './session.ts';
import { noteSignedIn } from './signedInBefore.ts';
import { useRememberLanguage } from './useRememberLanguage.ts';

async function askPerson(graphqlUrl: string, userId: string, tell: Dispatch<GateEvent>): Promise<void> {
  try {
    const { me } = await askGraph(graphqlUrl, PersonDocument);
    const language = me.profile?.language;
    // Without its words the app goes on in the language that is here.
    if (language !== undefined && language !== storedLanguage() && !(await isLanguageWaiting(userId)))
      await setLanguage(language).catch(() => undefined);
    tell({ kind: 'personAnswered', person: me });
  } catch (error) {
    const problem = problemOf(error);
    if (problem.code === 'SECOND_FACTOR_REQUIRED') {
      tell({ kind: 'factorAsked' });
      return;
    }
    // Where no server was reached in time, what this device knows is the best there is.
    const isUnreached = problem.code === 'TIMEOUT' || hasReachedNobody(error);
    const known = isUnreached ? await knownHere(userId) : undefined;
    tell(known === undefined ? { kind: 'personFailed', problem } : { kind: 'personAnswered', person: known.me });
  }
}

/** A link may sign in one person over another: what the first was writing does not stay on the device. */
function useLeaveNoDrafts(userId: string | null): void {
  const before = useRef(userId);
  useEffect(() => {
    if (userId === null) return;
    if (before.current !== null && before.current !== userId) forgetDrafts(before.current);
    before.current = userId;
  }, [userId]);
}

/** The gate's facts, kept up to date: session, language, and the person once there is an account. */
export function useGate(config: BrowserConfig): [GateFacts, Dispatch<GateEvent>, Auth] {
  const [facts, tell] = useReducer(afterEvent, undefined, () =>
    firstFacts(callbackVisit(window.location.href) !== null, storedLanguage() !== undefined),
  );
  const [{ auth, start }] = useState(() => createSession(config, tell));
  const account = facts.session.kind === 'account' ? facts.session.account : null;
  const userId = account?.userId ?? null;
  const isWhole = account?.awaitsFactor === false;
  useLeaveNoDrafts(userId);
  useEffect(() => {
    if (userId !== null) noteSignedIn();
  }, [userId]);
  useRememberLanguage(auth, isWhole && facts.person.kind === 'known');

  useEffect(() => start(), [start]);

  useEffect(() => {
    if (userId === null || !isWhole) return undefined;
    let isCurrent = true;
    const timer = window.setTimeout(() => {
      tell({ kind: 'personLate' });
      void knownHere(userId).then((known) => isCurrent && known && tell({ kind: 'personKnown', person: known.me }));
    }, DELAYS.profileWait);
    void askPerson(config.graphqlUrl, userId, (event) => isCurrent && tell(event));
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [userId, isWhole, facts.asks, config.graphqlUrl]);

  return [facts, tell, auth];
}
