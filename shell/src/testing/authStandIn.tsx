import { fetchAuthClient, type Auth } from '@spire/client/auth';
import { sessionKey } from '@spire/client/storedSession';
import { common, loadNamespaces, setLanguage, startI18n } from '@spire/i18n';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import type { Language } from '@spire/domain/languages';
import { closeToast, SessionProvider, useToasts, type Toast } from '@spire/remote-kit';
import type { Outcome } from '@spire/testing/loopback';
import { serveOnLoopback } from '@spire/testing/loopbackServer';
import { atEndOfTest } from '@spire/testing/testEnd';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { callback } from '../callback/messages/namespace.ts';
import { shell } from '../messages/namespace.ts';
import { security } from '../security/messages/namespace.ts';
import { ShellProvider } from '../ShellContext.tsx';
import { visitor } from '../signed-out/messages/namespace.ts';

/** One request to the auth service. */
export interface Asked {
  /** Method and path without query: `PUT /user`. */
  what: string;
  body: Record<string, unknown>;
}

export const answer = (status: number, body: unknown): Outcome => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A refusal as the auth service words it. */
export const refuse = (status: number, error_code: string): Outcome => answer(status, { error_code, msg: error_code });

export const PERSON = { id: '11111111-1111-4111-8111-111111111111', email: 'kari@example.org' };

let starting: Promise<void> | undefined;
let reply: (asked: Asked) => Outcome = () => answer(500, {});
let asked: Asked[] = [];
let standIn: ReturnType<typeof begin> | undefined;

/** One server and one client for all tests of a file: two clients would warn that they share what is stored. */
async function begin() {
  const server = await serveOnLoopback(({ method, path, body }) => {
    const [place = ''] = path.replace('/auth/v1', '').split('?');
    const request = { what: `${method} ${place}`, body: JSON.parse(body || '{}') as Record<string, unknown> };
    asked.push(request);
    return Promise.resolve(reply(request));
  });
  const config = {
    supabaseUrl: server.url,
    supabaseAnonKey: 'anon',
    graphqlUrl: `${server.url}/graphql`,
    apiUrl: `${server.url}/api`,
    registryUrl: `${server.url}/remotes.json`,
    inboxUrl: null,
    codeLength: 6,
    diagnostics: false,
    facts: {},
  };
  return { server, config, client: await fetchAuthClient(config) };
}

afterAll(async () => {
  if (standIn === undefined) return;
  const { server, client } = await standIn;
  await client.stopAutoRefresh();
  await server.leave();
});

/** The stored form of a session whose token is good for another hour. */
export function sessionOf(user: { id: string; email: string }) {
  const expiry = Math.floor(Date.now() / 1000) + 3600;
  const token = `e30.${btoa(JSON.stringify({ sub: user.id, exp: expiry }))}.x`;
  return { access_token: token, refresh_token: 'r', token_type: 'bearer', expires_in: 3600, expires_at: expiry, user };
}

/** The toasts that wait, oldest first; drawn by nobody, so that no text is on the page twice. */
function Waiting({ onChange }: { onChange: (toasts: readonly Toast[]) => void }) {
  onChange(useToasts());
  return null;
}

/**
 * Shows a part of the shell before a real server on loopback that answers for the auth service, through the client as
 * the shell has it.
 */
export async function showBeforeAuth(
  element: ReactNode,
  options: {
    reply: (asked: Asked) => Outcome;
    language?: Language;
    isSignedIn?: boolean;
    /** The operator's settings, where they are others. */
    settings?: Partial<BrowserConfig>;
  },
) {
  const { language = 'no', isSignedIn = true } = options;
  await (starting ??= startI18n([common], language));
  await loadNamespaces([callback, security, shell, visitor] as never);
  await setLanguage(language);
  const { config, client } = await (standIn ??= begin());
  reply = options.reply;
  asked = [];
  const key = sessionKey(config);
  const signIn = () => localStorage.setItem(key, JSON.stringify(sessionOf(PERSON)));
  if (isSignedIn) signIn();
  const auth: Auth = () => Promise.resolve(client);
  const tell = jest.fn();
  let waiting: readonly Toast[] = [];
  render(
    <SessionProvider value={{ userId: PERSON.id, email: PERSON.email, signOut: () => Promise.resolve(true) }}>
      <ShellProvider value={{ config: { ...config, ...options.settings }, auth, tell }}>{element}</ShellProvider>
      <Waiting onChange={(toasts) => (waiting = toasts)} />
    </SessionProvider>,
  );
  atEndOfTest(() => {
    act(() => waiting.forEach(({ id }) => closeToast(id)));
    cleanup();
    localStorage.clear();
  });
  return {
    tell,
    /** The toasts, as kind, title and text. */
    toasts: () => waiting.map(({ kind, title, text }) => [kind, title, text]),
    /** The bodies of the requests of this method and path. */
    of: (what: string) => asked.filter((each) => each.what === what).map(({ body }) => body),
    /** Leaves a session on this device, as a login does. */
    signIn,
    /** Whether this device keeps a session now. */
    hasSession: () => localStorage.getItem(key) !== null,
  };
}

export async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(() => Promise.resolve(void fireEvent.click(button)));
}

export async function write(label: string, text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value: text } });
}

/** The error that a screen reader says of the field of this label. */
export function errorAt(label: string): string | undefined {
  const field = screen.getByLabelText(label, { selector: 'input' });
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const alert = ids.map((id) => document.getElementById(id)).find((each) => each?.getAttribute('role') === 'alert');
  return alert?.textContent ?? undefined;
}
