import type { VisitorKey } from './messages/namespace.ts';

/** The facts used of an error of the auth client. */
export interface AuthErrorFacts {
  name: string;
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  /** Seconds until the next try, where the service said so. */
  retryAfter?: number | undefined;
}

/** An error of spec 1 §8 as a form shows it: beside its field and as a toast, title and text named by key. */
export interface AuthTrouble {
  field: 'email' | 'password' | 'again' | 'code' | 'form';
  title: VisitorKey;
  text: VisitorKey;
  /** A further line of help. */
  also?: VisitorKey;
  /** Minutes to wait, where a limit was met (trap 87). */
  minutes?: number;
  /** The server's own words of an unknown error, which stand in the place of `text` (spec 1 §8). */
  said?: string;
  /** The lock is on the password: the form offers the code by mail, which it does not cover (D99). */
  isLocked?: true;
  /** The address waits for its confirmation: the form offers a new link. */
  isUnconfirmed?: true;
}

/** Begins the message of the app's own server where that failed in the place of the auth service (spec 1 §7). */
const BY_PROXY = 'PROXY: ';

function factsOf(error: unknown): AuthErrorFacts {
  if (!(error instanceof Error)) return { name: 'Unknown', message: '' };
  const { message } = error;
  if (!message.startsWith(BY_PROXY)) return error;
  return { name: 'AuthApiError', message: message.slice(BY_PROXY.length), status: 500 };
}

const isRateLimit = ({ code, status }: AuthErrorFacts) =>
  status === 429 || code === 'over_email_send_rate_limit' || code === 'over_request_rate_limit';
const isInvalidCredentials = ({ code, name }: AuthErrorFacts) =>
  code === 'invalid_credentials' || name === 'AuthInvalidCredentialsError';
const isWeak = ({ code, name }: AuthErrorFacts) => code === 'weak_password' || name === 'AuthWeakPasswordError';

/** The password keeps the rules and is refused for being one that many have used. */
export function isPwned(error: unknown): boolean {
  if (!(error instanceof Error) || !('reasons' in error) || !Array.isArray(error.reasons)) return false;
  return isWeak(error) && error.reasons.includes('pwned');
}

const weakTrouble = (error: unknown, title: VisitorKey): AuthTrouble => ({
  field: 'password',
  title,
  text: 'signUp.weak',
  ...(isPwned(error) && { also: 'signUp.pwned' }),
});

const isKnownAddress = ({ code }: AuthErrorFacts) => code === 'user_already_exists' || code === 'email_exists';
const isBadAddress = ({ code }: AuthErrorFacts) => code === 'email_address_invalid' || code === 'validation_failed';
const isTransport = ({ name, status }: AuthErrorFacts) => name === 'AuthRetryableFetchError' || status === 0;

const codeIn = (message: string) => message.split(':', 1)[0] ?? '';

const TRANSPORT: Readonly<Record<string, VisitorKey>> = {
  TIMEOUT: 'connection.timeout',
  NETWORK: 'connection.network',
  UNREACHABLE: 'connection.unreachable',
};

/** The transport messages of spec 1 §8; the client's fetch names what happened in the message's first word. */
function connectionTrouble({ message }: AuthErrorFacts): AuthTrouble {
  return { field: 'form', title: 'connection.errorTitle', text: TRANSPORT[codeIn(message)] ?? 'connection.other' };
}

/** Too many requests: the text of the form, and when to try again (trap 87). */
function limitTrouble(facts: AuthErrorFacts, title: VisitorKey, text: VisitorKey = 'login.rateLimit'): AuthTrouble {
  return { field: 'form', title, text, also: 'login.rateLimitWhen', minutes: Math.ceil((facts.retryAfter ?? 60) / 60) };
}

/** The word of the way by the app's own server, where that had none to hand on (spec 1 §7). */
const PROXY_ERROR = 'Server proxy error';

/** The server's message in the place of our text, if it is one: without any the client hands on the body, such as `{}`. */
function withMessage(trouble: AuthTrouble, { message }: AuthErrorFacts): AuthTrouble {
  if (message === PROXY_ERROR) return { ...trouble, text: 'connection.proxy' };
  return /^\s*([[{]|$)/.test(message) ? trouble : { ...trouble, said: message };
}

export function loginTrouble(error: unknown): AuthTrouble {
  const facts = factsOf(error);
  const title = 'login.errorTitle';
  if (isTransport(facts)) return connectionTrouble(facts);
  if (isRateLimit(facts)) return { ...limitTrouble(facts, title), isLocked: true };
  if (facts.code === 'user_banned') return { field: 'form', title, text: 'login.banned' };
  if (isInvalidCredentials(facts)) return { field: 'password', title, text: 'login.invalid' };
  if (facts.code === 'email_not_confirmed')
    return { field: 'email', title, text: 'login.unconfirmed', isUnconfirmed: true };
  if (facts.status === undefined) return connectionTrouble(facts);
  return withMessage({ field: 'form', title, text: 'login.unknown' }, facts);
}

export function signUpTrouble(error: unknown): AuthTrouble {
  const facts = factsOf(error);
  const title = 'signUp.errorTitle';
  if (codeIn(facts.message) === 'TIMEOUT') return connectionTrouble(facts);
  if (isTransport(facts)) return { field: 'form', title, text: 'signUp.network' };
  if (isWeak(facts)) return weakTrouble(error, title);
  if (isInvalidCredentials(facts)) return { field: 'email', title, text: 'signUp.invalid' };
  if (isKnownAddress(facts)) return { field: 'email', title, text: 'signUp.exists' };
  if (isRateLimit(facts)) return limitTrouble(facts, title);
  if (isBadAddress(facts)) return { field: 'email', title, text: 'fields.emailInvalid' };
  if (facts.status === undefined) return connectionTrouble(facts);
  return withMessage({ field: 'form', title, text: 'signUp.unknown' }, facts);
}

export function resetTrouble(error: unknown): AuthTrouble {
  const facts = factsOf(error);
  const title = 'forgot.errorTitle';
  if (isRateLimit(facts)) return limitTrouble(facts, title, 'forgot.rateLimit');
  if (facts.code === 'user_not_found' || isBadAddress(facts)) return { field: 'email', title, text: 'forgot.notFound' };
  const isAnswered = (facts.status ?? 0) > 0;
  if (isTransport(facts) && !isAnswered)
    return { field: 'form', title, text: 'forgot.thrown', also: connectionTrouble(facts).text };
  if (facts.status === undefined) return { field: 'form', title, text: 'forgot.thrown' };
  return { field: 'form', title, text: 'forgot.failed' };
}

export function resendTrouble(error: unknown): AuthTrouble {
  const facts = factsOf(error);
  const title = 'checkEmail.resendFailedTitle';
  if (isTransport(facts)) return { ...connectionTrouble(facts), title };
  if (isRateLimit(facts)) return limitTrouble(facts, title);
  if (isBadAddress(facts)) return { field: 'form', title, text: 'fields.emailInvalid' };
  return { field: 'form', title, text: 'connection.other' };
}

/** A code from a mail that was not taken. */
export function codeTrouble(error: unknown): AuthTrouble {
  const facts = factsOf(error);
  const title = 'mailedCode.errorTitle';
  if (isTransport(facts)) return { ...connectionTrouble(facts), title };
  if (isRateLimit(facts)) return limitTrouble(facts, title);
  if (facts.code === 'user_banned') return { field: 'form', title, text: 'login.banned' };
  if (facts.code === 'otp_expired') return { field: 'code', title, text: 'mailedCode.refused' };
  return { field: 'form', title, text: 'connection.other' };
}

export function newPasswordTrouble(error: unknown): AuthTrouble {
  const facts = factsOf(error);
  const title = 'newPassword.errorTitle';
  if (isWeak(facts)) return weakTrouble(error, title);
  if (facts.code === 'same_password') return { field: 'password', title, text: 'newPassword.same' };
  if (isTransport(facts)) return { ...connectionTrouble(facts), title };
  if (isRateLimit(facts)) return limitTrouble(facts, title);
  if (facts.status === undefined) return { field: 'form', title, text: 'newPassword.other' };
  return withMessage({ field: 'form', title, text: 'newPassword.failed' }, facts);
}
