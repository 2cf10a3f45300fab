import { afterEvent, firstFacts, screenOf, type Account, type GateEvent, type GateFacts, type Person } from './gate.ts';

const account: Account = { userId: 'u1', email: 'kari@example.org', awaitsFactor: false };
const person = (onboardingCompleted?: boolean): Person => ({
  __typename: 'User',
  id: 'u1',
  profile:
    onboardingCompleted === undefined
      ? null
      : { __typename: 'Profile', nickname: 'Kari', language: 'no', onboardingCompleted, capacityLevel: null },
  settings: {
    __typename: 'Settings',
    brainInjuryMode: false,
    lowEnergyToday: false,
    theme: null,
    textSize: null,
    calmView: null,
    motionReduced: false,
    numbersShown: false,
    celebrationHidden: false,
  },
  todaysCheckIn: null,
  todaysMood: null,
  growth: { __typename: 'Growth', isRestDayToday: false },
  isPacingOn: false,
  todaysPlans: [],
  followedScales: { __typename: 'FollowedScales', scales: [], isOnHome: true },
  day: {
    __typename: 'Day',
    date: '2026-11-24',
    helpKind: null,
    wasHelpYesterday: false,
    isAllShown: false,
    weight: null,
  },
});
const after = (events: GateEvent[], first: GateFacts = firstFacts(false, true)) => events.reduce(afterEvent, first);
const shown = (facts: GateFacts, isPublic = false) => screenOf(facts, isPublic ? 'ofShell' : null).kind;

const read = (who: Account | null): GateEvent => ({ kind: 'sessionRead', account: who, callback: null });
const answered = (who: Person): GateEvent => ({ kind: 'personAnswered', person: who });
const failed: GateEvent = { kind: 'personFailed', problem: { code: 'UNAVAILABLE', fields: [] } };

describe('the app gate', () => {
  it('shows a spinner while the session is read, before anything else', () => {
    expect(shown(firstFacts(false, false))).toBe('readingSession');
  });
  it('follows a link before it asks for a language', () => {
    const facts = firstFacts(true, false);
    expect(shown(facts)).toBe('callback');
    const confirmed = afterEvent(facts, { kind: 'sessionRead', account, callback: { kind: 'confirmed' } });
    expect(shown(confirmed)).toBe('callback');
    expect(shown(confirmed, true)).not.toBe('callback');
    expect(shown(afterEvent(confirmed, { kind: 'callbackLeft' }))).toBe('chooseLanguage');
  });
  it('asks for a language before the login screen, but not before help', () => {
    const facts = after([read(null)], firstFacts(false, false));
    expect(shown(facts)).toBe('chooseLanguage');
    expect(shown(facts, true)).toBe('signedOut');
    expect(shown(afterEvent(facts, { kind: 'languageChosen' }))).toBe('signedOut');
  });
  it('shows the login screen without a session', () => {
    expect(shown(after([read(null)]))).toBe('signedOut');
  });
  it('loads the profile, says when it takes long, and takes a late answer', () => {
    const facts = after([read(account)]);
    expect(screenOf(facts, null)).toMatchObject({ kind: 'loadingPerson', isLate: false });
    const late = afterEvent(facts, { kind: 'personLate' });
    expect(screenOf(late, null)).toMatchObject({ kind: 'loadingPerson', isLate: true });
    expect(shown(afterEvent(late, answered(person(true))))).toBe('app');
  });
  it('leads to onboarding without a profile or with an unfinished one', () => {
    expect(shown(after([read(account), answered(person())]))).toBe('onboarding');
    expect(shown(after([read(account), answered(person(false))]))).toBe('onboarding');
  });
  it('never leads to onboarding on a failure', () => {
    const facts = after([read(account), failed]);
    expect(shown(facts)).toBe('personFailed');
    expect(shown(afterEvent(facts, { kind: 'personAsked' }))).toBe('loadingPerson');
  });
  it('does not take an unreachable server for a signed-out person', () => {
    expect(shown(after([{ kind: 'sessionUnreachable' }]))).toBe('sessionUnreachable');
  });
  it('leaves the login form in its place until it lets go', () => {
    const facts = after([read(null), { kind: 'entering' }, { kind: 'signedIn', account }, answered(person(true))]);
    expect(shown(facts)).toBe('signedOut');
    expect(shown(afterEvent(facts, { kind: 'entered' }))).toBe('app');
  });
  it('keeps the person through a renewed token, and forgets them for another account', () => {
    const facts = after([read(account), answered(person(true)), { kind: 'signedIn', account }]);
    expect(shown(facts)).toBe('app');
    expect(shown(afterEvent(facts, { kind: 'signedIn', account: { ...account, userId: 'u2' } }))).toBe('loadingPerson');
  });
  it('keeps nobody from help: not a slow session, a missing server, nor a profile that does not come', () => {
    for (const events of [[], [{ kind: 'sessionUnreachable' }], [read(account)], [read(account), failed]] as const) {
      expect(shown(after([...events]), true)).toBe('signedOut');
    }
    expect(shown(after([read(account), answered(person(true))]), true)).toBe('app');
  });
  it('shows a visitor what a remote opens to anyone, and first finds out whether they are one', () => {
    const ofRemote = (facts: GateFacts) => screenOf(facts, 'ofRemote').kind;
    expect(ofRemote(after([read(null)]))).toBe('signedOut');
    expect(ofRemote(after([read(null)], firstFacts(false, false)))).toBe('signedOut');
    expect(ofRemote(after([]))).toBe('readingSession');
    expect(ofRemote(after([read(account)]))).toBe('loadingPerson');
    expect(ofRemote(after([read({ ...account, awaitsFactor: true })]))).toBe('secondFactor');
    expect(ofRemote(after([read(account), answered(person(true))]))).toBe('app');
  });
  it.each([
    ['signedOut', 'expired'],
    ['expired', 'signedOut'],
  ] as const)('takes %s and then %s for a log-out that was meant', (...farewells) => {
    const facts = after([read(account), ...farewells.map((farewell) => ({ kind: 'signedOut', farewell }) as const)]);
    expect(screenOf(facts, null)).toEqual({ kind: 'signedOut', farewell: 'signedOut', email: '' });
  });
  it('keeps the address of an expired session for the login form', () => {
    const facts = after([read(account), { kind: 'signedOut', farewell: 'expired' }]);
    expect(screenOf(facts, null)).toEqual({ kind: 'signedOut', farewell: 'expired', email: account.email });
  });
  it('ignores an answer for someone who has signed out meanwhile', () => {
    const facts = after([read(account), { kind: 'signedOut', farewell: 'signedOut' }, answered(person(true)), failed]);
    expect(screenOf(facts, null)).toEqual({ kind: 'signedOut', farewell: 'signedOut', email: '' });
  });
});

describe('the second factor', () => {
  const waiting: Account = { ...account, awaitsFactor: true };
  const shownToAll = (facts: GateFacts) => [shown(facts), shown(facts, true)];

  it('is asked for before anything that is the person’s own, help and privacy apart', () => {
    expect(shownToAll(after([read(waiting)]))).toEqual(['secondFactor', 'signedOut']);
    expect(shownToAll(after([read(waiting), answered(person(true))]))).toEqual(['secondFactor', 'signedOut']);
  });
  it('comes after a link has been followed, and before a new password', () => {
    const followed = (kind: 'confirmed' | 'recovery') =>
      after([read(waiting), { kind: 'followed', callback: { kind } }]);
    expect(shown(followed('confirmed'))).toBe('callback');
    expect(shown(followed('recovery'))).toBe('secondFactor');
    expect(shown(afterEvent(followed('recovery'), { kind: 'factorShown' }))).toBe('callback');
  });
  it('lets in whoever has shown it, here or in another tab', () => {
    const facts = after([read(waiting)]);
    expect(shown(afterEvent(facts, { kind: 'factorShown' }))).toBe('loadingPerson');
    expect(shown(afterEvent(facts, { kind: 'signedIn', account }))).toBe('loadingPerson');
  });
  it('is asked for in the middle of the app when the server says so, and leads back into it', () => {
    const facts = after([read(account), answered(person(true)), { kind: 'factorAsked' }]);
    expect(shown(facts)).toBe('secondFactor');
    expect(shown(afterEvent(facts, { kind: 'factorShown' }))).toBe('app');
  });
});
