import { signInSignal } from './cancelSignIn.ts';
import { keepDevice, withDevice } from './deviceProof.ts';
import { noteRetryAfter } from './retryAfter.ts';
import { boundedFetch, TransportError } from './transport.ts';

/** Browsers' messages when no answer came: Safari, then Chromium. Spec 1 §7 names these two and no other. */
const NO_ANSWER = ['Load failed', 'Failed to fetch'];

const SIGN_IN = '/token?grant_type=password';

/** The requests by which somebody signs in: with a password, a mailed code or a link. They can be cancelled. */
const SIGN_INS = [SIGN_IN, '/verify'];

/** The two requests that may go by the app's own server instead. */
const DETOURS = { [SIGN_IN]: '/auth/signin', '/signup': '/auth/signup' } as const;

/** The requests that go by the app’s own server: of a sign-up also its language and the terms agreed to, which its mail and the consent need. */
interface Credentials {
  email: string;
  password: string;
  language?: string;
  termsVersion?: string;
}

const textOf = (...candidates: unknown[]): string | undefined =>
  candidates.find((each): each is string => typeof each === 'string' && each !== '');

function credentialsIn(body: unknown): Credentials | undefined {
  if (typeof body !== 'string') return undefined;
  const { email, password, data } = JSON.parse(body) as Partial<Credentials> & { data?: Record<string, unknown> };
  if (typeof email !== 'string' || typeof password !== 'string') return undefined;
  const [language, termsVersion] = [textOf(data?.['preferred_language']), textOf(data?.['terms_version'])];
  return { email, password, ...(language && { language }), ...(termsVersion && { termsVersion }) };
}

/**
 * A refusal as the auth client reads one: message from `msg` or `message`, code from `error_code` or `code`. Of an
 * answer above 499 the client would lose the message, so that one is thrown.
 */
async function asAuthRefusal(response: Response): Promise<Response> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const msg = textOf(body['msg'], body['message']) ?? 'Server proxy error';
  if (response.status >= 500) throw new TransportError('PROXY', msg, true);
  return Response.json({ msg, error_code: textOf(body['error_code'], body['code']) }, { status: response.status });
}

/**
 * A session's answer without the time at which its token runs out by the server's clock: the auth client then reckons it
 * from now on by this device's, so that a clock that is wrong does not have every token renewed at once.
 */
async function byOwnClock(response: Response): Promise<Response> {
  const { ok, status, headers } = response;
  if (!ok || headers.get('content-type')?.includes('json') !== true) return response;
  const text = await response.text();
  const body = JSON.parse(text) as { expires_in?: unknown; expires_at?: unknown } | null;
  if (typeof body?.expires_in !== 'number') return new Response(text, { status, headers });
  const { expires_at: _, ...session } = body;
  return Response.json(session, { status, headers });
}

/** How long after a lost connection it is clear whether the page is being left, in ms. */
const BEAT = 250;

/**
 * Tells whether the page stays. Leaving a page ends its requests while its code can still start one more, which would
 * repeat a request the server has already carried out, or forget the data a mailed link needs. So a page that is being
 * left gets no answer until the browser brings it back.
 */
function watchPage(): () => Promise<boolean> {
  let leavings = 0;
  let returns: Promise<void> | undefined;
  addEventListener('pagehide', () => {
    leavings += 1;
    returns = new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }));
  });
  addEventListener('pageshow', () => (returns = undefined));
  return async () => {
    const before = returns === undefined ? leavings : undefined;
    await new Promise((resolve) => setTimeout(resolve, BEAT));
    await returns;
    return leavings === before;
  };
}

/** Whether an error is one of the two that send a request the other way: no answer at all, in those words. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof TransportError && !error.isAnswered && NO_ANSWER.some((each) => error.message.includes(each));

/**
 * The fetch of the auth client: bounded, and with the fallback of spec 1 §7 beneath it. A sign-in or sign-up that ends
 * in one of the two documented messages is sent once more, to the app's own server and as e-mail and password only;
 * whatever that answers, the auth client treats as its own answer, so that session, events and errors are the same.
 */
export function createAuthFetch(authUrl: string, apiUrl: string): typeof fetch {
  const detourOf = (address: string) =>
    Object.entries(DETOURS).find(
      ([path]) => address === authUrl + path || address.startsWith(`${authUrl}${path}?`),
    )?.[1];
  const pageStays = watchPage();

  return async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    const isSignIn = SIGN_INS.some((path) => address.startsWith(authUrl + path));
    const signal = isSignIn ? signInSignal() : (init.signal ?? null);
    try {
      const answer = await boundedFetch(input, { ...withDevice(authUrl, init), signal });
      return await byOwnClock(keepDevice(authUrl, noteRetryAfter(answer)));
    } catch (error) {
      const stays = await pageStays();
      const detour = detourOf(address);
      const credentials = credentialsIn(init.body);
      if (!stays || detour === undefined || credentials === undefined || !isUnanswered(error)) throw error;
      const response = noteRetryAfter(
        await boundedFetch(apiUrl + detour, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(credentials),
          signal,
        }),
      );
      return response.ok ? byOwnClock(response) : asAuthRefusal(response);
    }
  };
}
