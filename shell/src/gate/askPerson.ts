import type { AskedAhead } from '@spire/client/askedAhead';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import type { AuthSession } from '@spire/client/auth';

/** The build writes it in: the question of the gate, the name of the header, and in ms how long a token has to last and how long an answer may take. */
declare const ASK: { body: string; timeZoneHeader: string; margin: number; timeout: number };

/*
 * Written into the page itself, and run before any other script: it may import types alone. Whoever is signed in here
 * asks for themselves while the scripts are on their way, which on a thin line is for seconds; the gate takes the answer.
 */
async function ask(): Promise<void> {
  const config = document.getElementById('spire-config')?.textContent;
  if (config === undefined) return;
  const { supabaseUrl, graphqlUrl } = JSON.parse(config) as BrowserConfig;
  const stored = localStorage.getItem(`sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token`);
  const session = JSON.parse(stored ?? 'null') as Partial<AuthSession> | null;
  const token = session?.access_token;
  if (token === undefined || !((session?.expires_at ?? 0) * 1000 - Date.now() >= ASK.margin)) return;
  const answer = fetch(graphqlUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      [ASK.timeZoneHeader]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    body: ASK.body,
    mode: 'cors',
    credentials: 'omit',
    signal: AbortSignal.timeout(ASK.timeout),
  });
  (globalThis as { spireAsked?: AskedAhead }).spireAsked = { token, body: ASK.body, at: Date.now(), answer };
  await answer;
}

// Whether it was asked, answered and taken or not: the gate asks for itself.
ask().catch(() => undefined);
