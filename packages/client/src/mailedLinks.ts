import type { BrowserConfig } from '@spire/domain/servicePaths';
import { authUrl } from './authUrl.ts';
import { signInSignal } from './cancelSignIn.ts';
import { noteRetryAfter } from './retryAfter.ts';
import { flowVerifiers } from './storedSession.ts';
import { boundedFetch } from './transport.ts';

/** The recipient of a mailed link, as far as a page may tell before the link is used. Addresses are masked, except where its session is here. */
export interface LinkRecipient {
  /** Of the account; empty where it has none yet. */
  email: string;
  /** The address that the account gets by this link; null where it gets none. */
  newEmail: string | null;
  isSamePerson: boolean;
  /** Whether this browser asked for this very link. */
  isFromHere: boolean;
  /** A sign-up that nobody has confirmed: it can be taken back. */
  isSignUp: boolean;
  /** Confirming the sign-up confirms a password that was chosen with it. */
  hasPassword: boolean;
}

/** A refusal, in the words in which the auth client tells of its own. */
export interface LinkRefusal {
  name: string;
  code: string | undefined;
  status: number;
}

type Service = Pick<BrowserConfig, 'supabaseUrl' | 'supabaseAnonKey'>;

/** As many as the service takes; the auth client keeps fewer. */
const MOST_CHALLENGES = 50;

/** No answer, or none that says anything of the link. */
const NO_ANSWER: LinkRefusal = { name: 'AuthRetryableFetchError', code: undefined, status: 0 };

async function ask(
  service: Service,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
): Promise<Response | null> {
  const headers = { apikey: service.supabaseAnonKey, ...init.headers };
  try {
    return noteRetryAfter(await boundedFetch(authUrl(service) + path, { ...init, headers, signal: signInSignal() }));
  } catch {
    return null;
  }
}

const post = (service: Service, path: string, body: unknown) =>
  ask(service, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

async function refusalOf(response: Response | null): Promise<LinkRefusal> {
  if (response === null || response.status >= 500) return NO_ANSWER;
  const body = await bodyOf(response);
  const code = [body['error_code'], body['code']].find((each) => typeof each === 'string');
  return { name: 'AuthApiError', code, status: response.status };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The challenges that this browser's flows began with, which say nothing about their secrets. */
async function challengesHere(): Promise<string[]> {
  const verifiers = flowVerifiers().slice(0, MOST_CHALLENGES);
  // The auth client falls back on the secret itself where the browser has no cryptography: on a plain address.
  if (!('subtle' in crypto)) return verifiers;
  const digest = async (verifier: string) => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
    return btoa(String.fromCharCode(...hash))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  };
  return Promise.all(verifiers.map(digest));
}

/**
 * Asks whom a mailed link is for, and leaves the link unused. `recipient` is null where the service cannot tell, as a
 * hosted Supabase cannot.
 */
export async function askRecipient(
  service: Service,
  link: { tokenHash: string; type: string },
  userId: string | null,
): Promise<{ recipient: LinkRecipient | null } | { refusal: LinkRefusal }> {
  const response = await post(service, '/verify/recipient', {
    token_hash: link.tokenHash,
    type: link.type,
    user_id: userId,
    code_challenges: await challengesHere(),
  });
  if (response?.status === 404) return { recipient: null };
  if (response?.ok !== true) return { refusal: await refusalOf(response) };
  const told = await bodyOf(response);
  return {
    recipient: {
      email: textOf(told['email']),
      newEmail: textOf(told['new_email']) || null,
      isSamePerson: told['is_same_user'] === true,
      isFromHere: told['is_from_here'] === true,
      isSignUp: told['is_sign_up'] === true,
      hasPassword: told['has_password'] === true,
    },
  };
}

/**
 * Asks whose session a mailed link brought along. Nothing in it says where the link was asked for. The auth client is
 * not asked: a session that has ended would cost the person signed in here theirs.
 */
export async function askHolder(
  service: Service,
  accessToken: string,
  userId: string | null,
): Promise<{ recipient: LinkRecipient } | { refusal: LinkRefusal }> {
  const response = await ask(service, '/user', { headers: { authorization: `Bearer ${accessToken}` } });
  if (response?.ok !== true) return { refusal: await refusalOf(response) };
  const { id, email } = await bodyOf(response);
  return {
    recipient: {
      email: textOf(email),
      newEmail: null,
      isSamePerson: userId !== null && id === userId,
      isFromHere: false,
      isSignUp: false,
      hasPassword: false,
    },
  };
}

/** Deletes the sign-up that a link was to confirm; the refusal, or null when it is gone. */
export async function rejectSignUp(service: Service, tokenHash: string): Promise<LinkRefusal | null> {
  const response = await post(service, '/verify/reject', { token_hash: tokenHash });
  return response?.ok === true ? null : refusalOf(response);
}
