import type { BrowserConfig } from '@spire/domain/servicePaths';
import type { DiagnosticsKey } from './messages/namespace.ts';

/** Every check, in the order of the results. */
export const CHECKS = ['environment', 'rest', 'auth', 'storage', 'signUp', 'email'] as const;
export type Check = (typeof CHECKS)[number];

/** The outcome of a check, its text named by key (spec 2 §8). Never a key, a token or an answer's body. */
export interface Outcome {
  isOk: boolean;
  text: DiagnosticsKey;
  values?: Record<string, string | number>;
}

/** How a service answered; null when it did not. */
export type Answer = { status: number } | null;

/** The server's answer to a test sign-up: the auth service's own status and error code. */
export interface SignUpAnswer {
  status: number;
  code: string | null;
  /** Seconds until the next test, when there have been too many. */
  retryAfter?: number;
}

const isGood = (status: number) => status >= 200 && status < 300;

const VARIABLES = {
  supabaseUrl: 'SUPABASE_URL',
  supabaseAnonKey: 'SUPABASE_ANON_KEY',
} as const satisfies Partial<Record<keyof BrowserConfig, string>>;

export function environmentOutcome(config: Pick<BrowserConfig, keyof typeof VARIABLES>): Outcome {
  const names = (Object.keys(VARIABLES) as (keyof typeof VARIABLES)[])
    .filter((key) => !config[key])
    .map((key) => VARIABLES[key]);
  return names.length === 0
    ? { isOk: true, text: 'environment.ok' }
    : { isOk: false, text: 'environment.missing', values: { names: names.join(', ') } };
}

const FAILED = { rest: 'restFailed', auth: 'authFailed' } as const satisfies Record<string, DiagnosticsKey>;

export function serviceOutcome(service: keyof typeof FAILED, answer: Answer): Outcome {
  if (answer === null) return { isOk: false, text: 'network' };
  const { status } = answer;
  return isGood(status)
    ? { isOk: true, text: 'serviceOk' }
    : { isOk: false, text: FAILED[service], values: { status } };
}

/** Storage, by whether the bucket for pictures is there or could be made; null when nothing could be asked. */
export function storageOutcome(isThere: boolean | null): Outcome {
  if (isThere === null) return { isOk: false, text: 'network' };
  return isThere ? { isOk: true, text: 'storageOk' } : { isOk: false, text: 'storageFailed' };
}

const isKnownAddress = ({ code }: SignUpAnswer) => code === 'user_already_exists' || code === 'email_exists';

function tooMany({ retryAfter = 60 }: SignUpAnswer): Outcome {
  return { isOk: false, text: 'tooMany', values: { count: Math.max(1, Math.ceil(retryAfter / 60)) } };
}

/** The test sign-up by its status; a known code says more than the status does. */
export function signUpOutcome(answer: SignUpAnswer | null): Outcome {
  if (answer === null) return { isOk: false, text: 'network' };
  const { status } = answer;
  if (answer.retryAfter !== undefined) return tooMany(answer);
  if (isGood(status)) return { isOk: true, text: 'signUp.ok' };
  const text = status === 400 || isKnownAddress(answer) ? 'known' : status === 422 ? 'strict' : 'failed';
  return { isOk: false, text: `signUp.${text}`, values: { status } };
}

/** Codes of an auth service that has taken the sign-up, but whose mail did not go out. */
const UNSENT = [
  'unexpected_failure',
  'over_email_send_rate_limit',
  'email_address_not_authorized',
  'email_provider_disabled',
];

/** The mail of the same sign-up, by the error code. */
export function emailOutcome(answer: SignUpAnswer | null): Outcome {
  if (answer === null) return { isOk: false, text: 'networkEmail' };
  const { status, code } = answer;
  if (answer.retryAfter !== undefined) return tooMany(answer);
  if (isGood(status)) return { isOk: true, text: 'email.sent' };
  if (code === 'email_not_confirmed') return { isOk: false, text: 'email.unconfirmed' };
  if (isKnownAddress(answer)) return { isOk: false, text: 'email.known' };
  if (code !== null && UNSENT.includes(code)) return { isOk: false, text: 'email.unsent' };
  return { isOk: false, text: 'email.other', values: { code: code ?? status } };
}
