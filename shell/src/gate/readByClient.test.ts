/** @jest-environment @spire/testing/browserEnvironment */
import { fetchAuthClient } from '@spire/client/auth';
import { callbackVisit } from '../callback/callbackVisit.ts';
import { followLink } from './followLink.ts';
import type { GateEvent } from './gate.ts';
import { readByClient } from './readByClient.ts';

const EMAIL = 'stranger@example.no';
const USER = { id: 'other', email: EMAIL, user_metadata: {}, app_metadata: {} };

const part = (content: object) => btoa(JSON.stringify(content)).replace(/=+$/, '');
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const TOKEN = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'other', exp: inAnHour })}.c2ln`;
const SESSION = { access_token: TOKEN, refresh_token: 'r', expires_in: 3600, token_type: 'bearer' };

/** The hash by which the service sends a session along, for a link that was asked for without a challenge. */
function hashed(type: string | null): string {
  const marks = new URLSearchParams({ ...SESSION, expires_in: '3600' });
  if (type !== null) marks.set('type', type);
  return `/auth/callback#${marks.toString()}`;
}

/** The auth service of a hosted project, which cannot tell whom a link is for; `knows` the session, or no longer does. */
function serve(knows = true) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const answer = () => {
      if (pathname.endsWith('/verify/recipient')) return Response.json({ error: 'not found' }, { status: 404 });
      if (!knows) return Response.json({ code: 'session_not_found', message: 'gone' }, { status: 403 });
      return Response.json(pathname.endsWith('/user') ? USER : { ...SESSION, user: USER });
    };
    return Promise.resolve(answer());
  });
}

let projects = 0;

/** Opens an address as the shell does: what the gate is told, the press of the button, and the session kept. */
async function open(address: string, verifier?: string) {
  // The auth client complains of a second one of the same project.
  const name = `p${(projects += 1)}`;
  const key = `sb-${name}-auth-token`;
  if (verifier !== undefined) localStorage.setItem(`${key}-code-verifier`, JSON.stringify(verifier));
  window.history.replaceState(null, '', address);
  const visit = callbackVisit(window.location.href);
  const config = {
    supabaseUrl: `https://${name}.test`,
    supabaseAnonKey: 'anon',
    graphqlUrl: 'https://app.test/graphql',
    apiUrl: 'https://app.test/api',
    registryUrl: 'https://app.test/remotes.json',
    inboxUrl: null,
    diagnostics: false,
    facts: {},
  };
  const client = await fetchAuthClient(config);
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  const auth = () => Promise.resolve(client);
  const told: GateEvent[] = [];
  const tell = (event: GateEvent) => void told.push(event);
  await readByClient({ auth, config }, visit, () => events.includes('PASSWORD_RECOVERY'), tell);
  return {
    told,
    kept: () => localStorage.getItem(key),
    press: () => visit?.link && followLink(auth, visit.link, tell),
  };
}

beforeEach(() => localStorage.clear());

describe('a session that a mailed link left in the hash', () => {
  it.each([
    ['recovery', { kind: 'recovery' }],
    ['signup', { kind: 'confirmed' }],
    ['invite', { kind: 'confirmed' }],
    ['email_change', { kind: 'addressChanged' }],
    ['magiclink', null],
    [null, null],
  ])('of %s waits for a press that names its person', async (type, callback) => {
    serve();
    const { told, kept, press } = await open(hashed(type));
    const recipient = { email: EMAIL, isSamePerson: false, isFromHere: false };
    expect(told.at(-1)).toMatchObject({ kind: 'followed', callback: { kind: 'waiting', recipient } });
    expect(kept()).toBeNull();
    expect(window.location.hash).toBe('');
    await press();
    expect(told.at(-2)).toMatchObject({ kind: 'signedIn', account: { email: EMAIL } });
    expect(told.at(-1)).toEqual({ kind: 'followed', callback });
  });

  it('is refused with its purpose when it has ended, so that the right new link can be sent', async () => {
    serve(false);
    const { told } = await open(hashed('recovery'));
    expect(told.at(-1)).toEqual({ kind: 'followed', callback: { kind: 'refused', type: 'recovery' } });
  });
});

describe('every other shape that Supabase sends', () => {
  it.each(['signup', 'email', 'invite', 'magiclink', 'recovery', 'email_change'])(
    'a token for %s, in query or hash, waits where nobody can say whom it is for',
    async (type) => {
      serve();
      for (const mark of ['?', '#']) {
        const { told } = await open(`/auth/callback${mark}token_hash=abc&type=${type}`);
        expect(told.at(-1)).toMatchObject({ callback: { kind: 'waiting', link: { type }, recipient: null } });
      }
    },
  );
  it.each([
    ['/auth/callback?code=abc', 'secret', { kind: 'confirmed' }],
    ['/auth/callback?code=abc', 'secret/recovery', { kind: 'recovery' }],
    ['/auth/callback?code=abc', undefined, { kind: 'elsewhere' }],
    ['/auth/callback?error=access_denied&error_code=otp_expired&error_description=x', undefined, { kind: 'refused' }],
    ['/auth/callback#error=access_denied&error_code=otp_expired&error_description=x', undefined, { kind: 'refused' }],
    ['/#error=server_error&error_description=x', undefined, { kind: 'refused' }],
    ['/auth/callback#message=Confirmation+link+accepted', undefined, { kind: 'halfway' }],
    ['/auth/callback?message=Confirmation+link+accepted', undefined, { kind: 'halfway' }],
  ])('%s with the secret %s', async (address, verifier, callback) => {
    serve();
    const { told } = await open(address, verifier);
    expect(told.at(-1)).toMatchObject({ kind: 'sessionRead', callback });
  });
});
