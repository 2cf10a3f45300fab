/** @jest-environment @spire/testing/browserEnvironment */
import { sessionKey } from '@spire/client/storedSession';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import type { GateEvent } from './gate.ts';
import { createSession } from './session.ts';
import { SIGNED_OUT_KEY } from './signedOutKey.ts';

const config: BrowserConfig = {
  supabaseUrl: 'https://session.test',
  supabaseAnonKey: 'anon',
  graphqlUrl: 'https://app.test/graphql',
  apiUrl: 'https://app.test/api',
  registryUrl: 'https://app.test/remotes.json',
  inboxUrl: null,
  diagnostics: false,
  facts: {},
};
const key = sessionKey(config);
const part = (content: object) => btoa(JSON.stringify(content)).replace(/=+$/, '');
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const USER = { id: 'kari', email: 'kari@example.no', user_metadata: {}, app_metadata: {} };

function store(id: string): void {
  const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'kari', session_id: id, exp: inAnHour })}.c2ln`;
  const session = { access_token: token, refresh_token: id, expires_in: 3600, expires_at: inAnHour, user: USER };
  localStorage.setItem(key, JSON.stringify(session));
}

const hear = (changed: string, newValue: string | null = null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue }));

test('late word of a session that another tab is ending lets nobody in again, and a new session does', async () => {
  store('first');
  const told: GateEvent['kind'][] = [];
  const session = createSession(config, ({ kind }) => told.push(kind));
  const stop = session.start();
  for (let tries = 0; !told.includes('sessionRead') && tries < 100; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  told.length = 0;

  hear(SIGNED_OUT_KEY, 'kari');
  hear(key);
  expect(told).toEqual([]);

  store('second');
  hear(key);
  expect(told).toEqual(['signedIn']);
  stop();
});
