import type { Problem } from '@spire/client';
import type { CallbackOutcome } from '../callback/callbackOutcome.ts';
import type { PersonQuery } from './Person.generated.ts';

/** Who is signed in, as the auth service knows them. */
export interface Account {
  userId: string;
  email: string;
}

export type Person = PersonQuery['me'];

/** Why a person finds themselves at the login screen; `null` for a visitor who never was signed in. */
export type Farewell = 'signedOut' | 'expired' | null;

type SessionState =
  | { kind: 'reading' }
  | { kind: 'unreachable' }
  | { kind: 'none'; farewell: Farewell }
  | { kind: 'account'; account: Account };

type PersonState =
  { kind: 'asking'; isLate: boolean } | { kind: 'failed'; problem: Problem } | { kind: 'known'; person: Person };

/** Everything the gate decides from. */
export interface GateFacts {
  session: SessionState;
  person: PersonState;
  /** How often the person was asked for; one more asks again. */
  asks: number;
  /** What came of a confirmation or reset link that this visit followed; null when it followed none. */
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
  | { kind: 'callbackLeft' }
  | { kind: 'personAsked' }
  | { kind: 'personLate' }
  | { kind: 'personFailed'; problem: Problem }
  | { kind: 'personAnswered'; person: Person };

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

/** The facts after an event. Answers that come for someone who has left meanwhile change nothing. */
export function afterEvent(facts: GateFacts, event: GateEvent): GateFacts {
  const isSignedIn = facts.session.kind === 'account';
  switch (event.kind) {
    case 'sessionRead': {
      const read = { ...facts, callback: event.callback };
      return event.account === null
        ? { ...read, session: { kind: 'none', farewell: null } }
        : withAccount(read, event.account);
    }
    case 'sessionUnreachable':
      return { ...facts, session: { kind: 'unreachable' }, callback: null };
    case 'signedIn':
      return withAccount(facts, event.account);
    case 'signedOut':
      if (facts.session.kind === 'none') return facts;
      return { ...facts, session: { kind: 'none', farewell: event.farewell }, person: asking };
    case 'languageChosen':
      return { ...facts, hasLanguage: true };
    case 'languageForgotten':
      return { ...facts, hasLanguage: false };
    case 'entering':
      return { ...facts, isEntering: true };
    case 'entered':
      return { ...facts, isEntering: false };
    case 'callbackLeft':
      return { ...facts, callback: null };
    case 'personAsked':
      return { ...facts, person: asking, asks: facts.asks + 1 };
    case 'personLate':
      return facts.person.kind === 'asking' ? { ...facts, person: { kind: 'asking', isLate: true } } : facts;
    case 'personFailed':
      return isSignedIn ? { ...facts, person: { kind: 'failed', problem: event.problem } } : facts;
    case 'personAnswered':
      return isSignedIn ? { ...facts, person: { kind: 'known', person: event.person } } : facts;
  }
}

/** What is shown. */
export type Screen =
  | { kind: 'callback'; outcome: CallbackOutcome }
  | { kind: 'readingSession' }
  | { kind: 'sessionUnreachable' }
  | { kind: 'chooseLanguage'; isSignedIn: boolean }
  | { kind: 'signedOut'; farewell: Farewell }
  | { kind: 'loadingPerson'; isLate: boolean; account: Account }
  | { kind: 'personFailed'; problem: Problem; account: Account }
  | { kind: 'onboarding'; account: Account; person: Person }
  | { kind: 'app'; account: Account; person: Person };

/**
 * The app gate of spec 1 §2, in its order (D7). A followed link comes before all of it (trap 71), and only an answer
 * that says so leads to onboarding, never a failure (trap 33). `isPublic` pages, help and privacy, wait for nothing: who
 * needs a number to call must not be kept by a server (A31).
 */
export function screenOf(facts: GateFacts, isPublic: boolean): Screen {
  const { session, person, callback } = facts;
  if (callback !== null && !isPublic) return { kind: 'callback', outcome: callback };
  const isReady = session.kind === 'account' && person.kind === 'known' && !facts.isEntering;
  if (isPublic && !isReady) return { kind: 'signedOut', farewell: null };
  if (session.kind === 'reading') return { kind: 'readingSession' };
  if (session.kind === 'unreachable') return { kind: 'sessionUnreachable' };
  if (!facts.hasLanguage) return { kind: 'chooseLanguage', isSignedIn: session.kind === 'account' };
  if (session.kind === 'none') return { kind: 'signedOut', farewell: session.farewell };
  if (facts.isEntering) return { kind: 'signedOut', farewell: null };
  const { account } = session;
  if (person.kind === 'asking') return { kind: 'loadingPerson', isLate: person.isLate, account };
  if (person.kind === 'failed') return { kind: 'personFailed', problem: person.problem, account };
  const isNew = person.person.profile?.onboardingCompleted !== true;
  return { kind: isNew ? 'onboarding' : 'app', account, person: person.person };
}
