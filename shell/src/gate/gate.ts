import type { Problem } from '@spire/client';
import type { CallbackOutcome } from '../callback/callbackOutcome.ts';
import type { PersonQuery } from './Person.generated.ts';

/** The signed-in person, as the auth service knows them. */
export interface Account {
  userId: string;
  email: string;
  /** The person has a second factor, and this session has not shown it yet. */
  awaitsFactor: boolean;
}

export type Person = PersonQuery['me'];

/** Why a person finds themselves at the login screen; `null` for a visitor who never was signed in. */
export type Farewell = 'signedOut' | 'expired' | null;

type SessionState =
  | { kind: 'reading' }
  | { kind: 'unreachable' }
  /** `email` is that of an expired session, for the login form (A16, A17). */
  | { kind: 'none'; farewell: Farewell; email: string }
  | { kind: 'account'; account: Account };

type PersonState =
  | { kind: 'asking'; isLate: boolean }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'known'; person: Person };

/** Everything the gate decides from. */
export interface GateFacts {
  session: SessionState;
  person: PersonState;
  /** How often the person was asked for; one more asks again. */
  asks: number;
  /** The outcome of a confirmation or reset link that this visit followed; null when it followed none. */
  callback: CallbackOutcome | null;
  hasLanguage: boolean;
  /** The login form is at work, or saying welcome: it lets go by itself (spec 1 §9). */
  isEntering: boolean;
}

export type GateEvent =
  | { kind: 'sessionRead'; account: Account | null; callback: CallbackOutcome | null }
  | { kind: 'sessionUnreachable' }
  | { kind: 'signedIn'; account: Account }
  | { kind: 'signedOut'; farewell: Farewell }
  | { kind: 'languageChosen' }
  | { kind: 'languageForgotten' }
  | { kind: 'entering' }
  | { kind: 'entered' }
  /** The outcome of a link or a code from a mail; null leads on to the app or the login screen. */
  | { kind: 'followed'; callback: CallbackOutcome | null }
  | { kind: 'callbackLeft' }
  | { kind: 'factorAsked' }
  | { kind: 'factorShown' }
  | { kind: 'personAsked' }
  | { kind: 'personLate' }
  | { kind: 'personFailed'; problem: Problem }
  | { kind: 'personAnswered'; person: Person }
  /** The person as this device knew them last, before any answer. */
  | { kind: 'personKnown'; person: Person };

const asking: PersonState = { kind: 'asking', isLate: false };

export function firstFacts(isCallback: boolean, hasLanguage: boolean): GateFacts {
  return {
    session: { kind: 'reading' },
    person: asking,
    asks: 0,
    callback: isCallback ? { kind: 'confirming' } : null,
    hasLanguage,
    isEntering: false,
  };
}

function withAccount(facts: GateFacts, account: Account): GateFacts {
  const { session } = facts;
  const isSame = session.kind === 'account' && session.account.userId === account.userId;
  return { ...facts, session: { kind: 'account', account }, person: isSame ? facts.person : asking };
}

function farewellTo(session: SessionState, farewell: Farewell): { farewell: Farewell; email: string } {
  return { farewell, email: farewell === 'expired' && session.kind === 'account' ? session.account.email : '' };
}

function withFactor(facts: GateFacts, awaitsFactor: boolean): GateFacts {
  const { session } = facts;
  if (session.kind !== 'account') return facts;
  return { ...facts, session: { kind: 'account', account: { ...session.account, awaitsFactor } } };
}

/** The facts after an event. Answers that come for someone who has left meanwhile change nothing. */
export function afterEvent(facts: GateFacts, event: GateEvent): GateFacts {
  const isSignedIn = facts.session.kind === 'account';
  switch (event.kind) {
    case 'sessionRead': {
      const read = { ...facts, callback: event.callback };
      return event.account === null
        ? { ...read, session: { kind: 'none', farewell: null, email: '' } }
        : withAccount(read, event.account);
    }
    case 'sessionUnreachable':
      return { ...facts, session: { kind: 'unreachable' }, callback: null };
    case 'signedIn':
      return withAccount(facts, event.account);
    case 'signedOut':
      // Another tab's log-out and the end of its session may arrive in either order: what was meant is what is told.
      return facts.session.kind === 'none' && event.farewell === 'expired'
        ? facts
        : { ...facts, session: { kind: 'none', ...farewellTo(facts.session, event.farewell) }, person: asking };
    case 'languageChosen':
      return { ...facts, hasLanguage: true };
    case 'languageForgotten':
      return { ...facts, hasLanguage: false };
    case 'entering':
      return { ...facts, isEntering: true };
    case 'entered':
      return { ...facts, isEntering: false };
    case 'followed':
      return { ...facts, callback: event.callback, isEntering: false };
    case 'callbackLeft':
      return { ...facts, callback: null };
    case 'factorAsked':
      return withFactor(facts, true);
    case 'factorShown':
      return withFactor(facts, false);
    case 'personAsked':
      return { ...facts, person: asking, asks: facts.asks + 1 };
    case 'personLate':
      return facts.person.kind === 'asking' ? { ...facts, person: { kind: 'asking', isLate: true } } : facts;
    case 'personFailed':
      return isSignedIn ? { ...facts, person: { kind: 'failed', problem: event.problem } } : facts;
    case 'personKnown':
      return isSignedIn && facts.person.kind === 'asking'
        ? { ...facts, person: { kind: 'known', person: event.person } }
        : facts;
    case 'personAnswered':
      return isSignedIn ? { ...facts, person: { kind: 'known', person: event.person } } : facts;
  }
}

export type Screen =
  | { kind: 'callback'; outcome: CallbackOutcome; account: Account | null }
  | { kind: 'readingSession' }
  | { kind: 'sessionUnreachable' }
  | { kind: 'chooseLanguage'; isSignedIn: boolean }
  | { kind: 'signedOut'; farewell: Farewell; email: string }
  | { kind: 'secondFactor'; account: Account }
  | { kind: 'loadingPerson'; isLate: boolean; account: Account }
  | { kind: 'personFailed'; problem: Problem; account: Account }
  | { kind: 'onboarding'; account: Account; person: Person }
  | { kind: 'app'; account: Account; person: Person };

/**
 * The app gate of spec 1 §2, in its order (D7). A followed link comes before all of it (trap 71), and only an answer
 * that says so leads to onboarding, never a failure (trap 33). The shell's `open` pages, such as help, wait for
 * nothing: who needs a number to call must not be kept by a server (A31). Those of a remote ask a visitor for nothing. The
 * second factor comes before everything that is the person's own, a new password included.
 */
export function screenOf(facts: GateFacts, open: 'ofShell' | 'ofRemote' | null): Screen {
  const { session, person, callback } = facts;
  const account = session.kind === 'account' ? session.account : null;
  const isPublic = open === 'ofShell';
  const awaitsFactor = account?.awaitsFactor === true;
  const needsFactorFirst = awaitsFactor && callback?.kind === 'recovery';
  if (callback !== null && !isPublic && !needsFactorFirst) return { kind: 'callback', outcome: callback, account };
  const isReady = account !== null && !awaitsFactor && person.kind === 'known' && !facts.isEntering;
  if (isPublic && !isReady) return { kind: 'signedOut', farewell: null, email: '' };
  if (session.kind === 'reading') return { kind: 'readingSession' };
  if (session.kind === 'unreachable') return { kind: 'sessionUnreachable' };
  if (open !== null && session.kind === 'none') return { ...session, kind: 'signedOut' };
  if (!facts.hasLanguage) return { kind: 'chooseLanguage', isSignedIn: account !== null };
  if (session.kind === 'none') return { ...session, kind: 'signedOut' };
  if (facts.isEntering) return { kind: 'signedOut', farewell: null, email: '' };
  if (awaitsFactor) return { kind: 'secondFactor', account: session.account };
  return behindTheGate(session.account, person);
}

function behindTheGate(account: Account, person: PersonState): Screen {
  if (person.kind === 'asking') return { kind: 'loadingPerson', isLate: person.isLate, account };
  if (person.kind === 'failed') return { kind: 'personFailed', problem: person.problem, account };
  const isNew = person.person.profile?.onboardingCompleted !== true;
  return { kind: isNew ? 'onboarding' : 'app', account, person: person.person };
}
