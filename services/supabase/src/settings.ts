import { z } from 'zod';
import { PASSWORD_MIN_LENGTH } from '@spire/domain/passwordRules';
import { configuredKeys } from './keys/configuredKeys.ts';
import type { Jwk } from './keys/jwk.ts';
import type { Allowance } from './auth/limits/rateLimiter.ts';

/** How the auth service behaves. Durations are seconds; rate limits count per five minutes unless they say otherwise. */
export interface AuthSettings {
  /** Where people end up when no allowed `redirect_to` is given; null: the origin the stack is served at. */
  readonly siteUrl: string | null;
  /** Public address of `/auth/v1`, also the issuer of tokens; null: derived from the origin. */
  readonly apiUrl: string | null;
  readonly redirectAllowList: readonly string[];
  /** Whether requests need the public key, as at Supabase's gateway; GoTrue without a gateway asks for none. */
  readonly isKeyRequired: boolean;
  readonly isSignupDisabled: boolean;
  readonly isEmailEnabled: boolean;
  readonly isAutoconfirm: boolean;
  readonly areAnonymousUsersAllowed: boolean;
  /** Sign-in with a phone number and a password; there is no SMS, so numbers count as confirmed or nobody gets in. */
  readonly isPhoneEnabled: boolean;
  readonly isPhoneAutoconfirm: boolean;
  /** A new address is confirmed from the old one as well. */
  readonly isSecureEmailChange: boolean;
  /** A new password or address needs the old password, or a code from the mail, unless the person has just logged in. */
  readonly needsReauthentication: boolean;
  /** A new password needs the old one, except from somebody who came in by way of a mail. */
  readonly needsCurrentPassword: boolean;
  readonly isManualLinkingAllowed: boolean;
  readonly factors: {
    readonly isTotpEnrollAllowed: boolean;
    readonly isTotpVerifyAllowed: boolean;
    readonly most: number;
    readonly challengeSeconds: number;
  };
  /** Keys in JWK form that sign and verify tokens; null: a pair made at first start. */
  readonly jwtKeys: readonly Jwk[] | null;
  /** Shared secret of HS256 tokens, for compatibility; null: none are accepted. */
  readonly jwtSecret: string | null;
  readonly jwtAudience: string;
  /** Roles whose tokens open the admin endpoints. */
  readonly adminRoles: readonly string[];
  readonly codeLength: number;
  readonly accessTokenSeconds: number;
  readonly linkSeconds: number;
  readonly codeSeconds: number;
  readonly mailIntervalSeconds: number;
  readonly reuseSeconds: number;
  readonly sessions: {
    /** How long a session can be renewed after it began, and after it was last renewed; null: for ever. */
    readonly timeboxSeconds: number | null;
    readonly inactivitySeconds: number | null;
  };
  readonly passwordMinLength: number;
  /** Sets of characters a password must draw from, one of each; null: the classes of packages/domain (D12). */
  readonly passwordCharacterSets: readonly string[] | null;
  readonly areCommonPasswordsRefused: boolean;
  readonly rateLimits: {
    readonly mails: number;
    readonly tokens: number;
    readonly verifications: number;
    readonly signInFailures: number;
    /** Challenges and checks of second factors, per minute. */
    readonly factorRequests: number;
    readonly anonymousUsers: Allowance;
    /** Mails of the whole service; null: as many as are asked for. */
    readonly emailsSent: Allowance | null;
    /** Header that a trusted proxy sets to the caller's address; null: the socket's address counts. */
    readonly addressHeader: string | null;
  };
}

const UNIT_SECONDS = { ms: 0.001, s: 1, m: 60, h: 3600 } as const;

/** Seconds of a plain number or of a duration in Go's notation (`1m30s`), as Supabase Auth reads them. */
export function parseSeconds(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) return Number.NaN;
  return [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)].reduce(
    (total, [, amount, unit]) => total + Number(amount) * UNIT_SECONDS[unit as keyof typeof UNIT_SECONDS],
    0,
  );
}

/** Sets are separated by colons; `\:` stands for a colon within a set. */
function parseCharacterSets(text: string): string[] {
  return text.split(/(?<!\\):/).flatMap((set) => (set === '' ? [] : [set.replaceAll('\\:', ':')]));
}

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
    .transform((text) => text === 'true' || text === '1')
    .default(fallback);

const seconds = (fallback: number, { least = 1, most = 31_536_000 } = {}) =>
  z
    .string()
    .transform(parseSeconds)
    .pipe(z.number({ error: 'must be a number of seconds or a duration like 1m30s' }).min(least).max(most))
    .default(fallback);

/** 0 stands for none, as in Supabase Auth. */
const optionalSeconds = seconds(0, { least: 0, most: 10 * 31_536_000 }).transform((value) =>
  value === 0 ? null : value,
);

const count = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(1))
    .default(fallback);

/** Any amount, as Supabase Auth takes it: 0 lets nothing through. */
const amount = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,18}(\.\d+)?$/, 'must be a number')
    .transform(Number)
    .default(fallback);

/** An amount per hour, or in Supabase Auth's notation `10/30s`: ten at once, and one more every 30 seconds. */
function parseAllowance(text: string): Allowance {
  const [, events = '', per] = /^(\d{1,15}(?:\.\d+)?)(?:\/(.+))?$/.exec(text) ?? [];
  const amount = events === '' ? Number.NaN : Number(events);
  return { amount, seconds: per === undefined ? 3600 : parseSeconds(per) * Math.max(1, amount) };
}

const allowance = z
  .string()
  .transform(parseAllowance)
  .refine(({ amount, seconds }) => amount >= 0 && seconds > 0, 'must be an amount per hour, or like 10/30s');

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((text) => text.replace(/\/+$/, ''))
  .optional();

const list = (fallback: string[]) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .default(fallback);

const environment = z.object({
  GOTRUE_SITE_URL: webAddress,
  API_EXTERNAL_URL: webAddress,
  GOTRUE_URI_ALLOW_LIST: list([]).pipe(
    z.array(
      z
        .string()
        .refine(
          (entry) => URL.canParse(entry.replace(/[*?]+/g, 'x')),
          'must be a list of addresses, separated by commas; * and ** may stand in them',
        ),
    ),
  ),
  API_KEY_REQUIRED: flag(true),
  GOTRUE_DISABLE_SIGNUP: flag(false),
  GOTRUE_EXTERNAL_EMAIL_ENABLED: flag(true),
  GOTRUE_MAILER_AUTOCONFIRM: flag(false),
  GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: flag(true),
  GOTRUE_MAILER_OTP_LENGTH: count(6).pipe(z.number().min(6).max(10)),
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: flag(false),
  GOTRUE_EXTERNAL_PHONE_ENABLED: flag(false),
  GOTRUE_SMS_AUTOCONFIRM: flag(false),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: flag(true),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: flag(false),
  GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: flag(false),
  GOTRUE_MFA_TOTP_ENROLL_ENABLED: flag(true),
  GOTRUE_MFA_TOTP_VERIFY_ENABLED: flag(true),
  GOTRUE_MFA_MAX_ENROLLED_FACTORS: count(10),
  GOTRUE_MFA_CHALLENGE_EXPIRY_DURATION: seconds(300, { most: 3600 }),
  GOTRUE_JWT_KEYS: configuredKeys.nullable().default(null),
  GOTRUE_JWT_SECRET: z.string().min(32, 'must be at least 32 characters').nullable().default(null),
  GOTRUE_JWT_AUD: z.string().min(1).default('authenticated'),
  GOTRUE_JWT_ADMIN_ROLES: list(['service_role', 'supabase_admin']),
  GOTRUE_MAILER_OTP_EXP: seconds(3600, { most: 86_400 }),
  GOTRUE_JWT_EXP: seconds(3600),
  GOTRUE_EXTERNAL_FLOW_STATE_EXPIRY_DURATION: seconds(300, { most: 86_400 }),
  GOTRUE_SMTP_MAX_FREQUENCY: seconds(60, { least: 0 }),
  GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: seconds(10, { least: 0 }),
  GOTRUE_SESSIONS_TIMEBOX: optionalSeconds,
  GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: optionalSeconds,
  GOTRUE_PASSWORD_MIN_LENGTH: count(PASSWORD_MIN_LENGTH),
  GOTRUE_PASSWORD_REQUIRED_CHARACTERS: z.string().transform(parseCharacterSets).nullable().default(null),
  GOTRUE_PASSWORD_HIBP_ENABLED: flag(true),
  GOTRUE_RATE_LIMIT_OTP: amount(300),
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: amount(1500),
  GOTRUE_RATE_LIMIT_VERIFY: amount(300),
  GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: amount(20),
  GOTRUE_RATE_LIMIT_EMAIL_SENT: allowance.nullable().default(null),
  GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: amount(30),
  GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: amount(150),
  GOTRUE_RATE_LIMIT_HEADER: z.string().toLowerCase().nullable().default(null),
});

/**
 * Reads the settings from variables that carry Supabase Auth's own names, so that whoever runs the one can run the
 * other. Throws an error that names each wrong variable.
 */
export function readAuthSettings(variables: Readonly<Record<string, string | undefined>>): AuthSettings {
  const parsed = environment.safeParse(variables);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`).join('\n'));
  const env = parsed.data;
  return {
    siteUrl: env.GOTRUE_SITE_URL ?? null,
    apiUrl: env.API_EXTERNAL_URL ?? null,
    redirectAllowList: env.GOTRUE_URI_ALLOW_LIST,
    isKeyRequired: env.API_KEY_REQUIRED,
    isSignupDisabled: env.GOTRUE_DISABLE_SIGNUP,
    isEmailEnabled: env.GOTRUE_EXTERNAL_EMAIL_ENABLED,
    isAutoconfirm: env.GOTRUE_MAILER_AUTOCONFIRM,
    areAnonymousUsersAllowed: env.GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED,
    isPhoneEnabled: env.GOTRUE_EXTERNAL_PHONE_ENABLED,
    isPhoneAutoconfirm: env.GOTRUE_SMS_AUTOCONFIRM,
    isSecureEmailChange: env.GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED,
    needsReauthentication: env.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
    needsCurrentPassword: env.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD,
    isManualLinkingAllowed: env.GOTRUE_SECURITY_MANUAL_LINKING_ENABLED,
    factors: {
      isTotpEnrollAllowed: env.GOTRUE_MFA_TOTP_ENROLL_ENABLED,
      isTotpVerifyAllowed: env.GOTRUE_MFA_TOTP_VERIFY_ENABLED,
      most: env.GOTRUE_MFA_MAX_ENROLLED_FACTORS,
      challengeSeconds: env.GOTRUE_MFA_CHALLENGE_EXPIRY_DURATION,
    },
    jwtKeys: env.GOTRUE_JWT_KEYS,
    jwtSecret: env.GOTRUE_JWT_SECRET,
    jwtAudience: env.GOTRUE_JWT_AUD,
    adminRoles: env.GOTRUE_JWT_ADMIN_ROLES,
    codeLength: env.GOTRUE_MAILER_OTP_LENGTH,
    accessTokenSeconds: env.GOTRUE_JWT_EXP,
    linkSeconds: env.GOTRUE_MAILER_OTP_EXP,
    codeSeconds: env.GOTRUE_EXTERNAL_FLOW_STATE_EXPIRY_DURATION,
    mailIntervalSeconds: env.GOTRUE_SMTP_MAX_FREQUENCY,
    reuseSeconds: env.GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL,
    sessions: {
      timeboxSeconds: env.GOTRUE_SESSIONS_TIMEBOX,
      inactivitySeconds: env.GOTRUE_SESSIONS_INACTIVITY_TIMEOUT,
    },
    passwordMinLength: env.GOTRUE_PASSWORD_MIN_LENGTH,
    passwordCharacterSets: env.GOTRUE_PASSWORD_REQUIRED_CHARACTERS,
    areCommonPasswordsRefused: env.GOTRUE_PASSWORD_HIBP_ENABLED,
    rateLimits: {
      mails: env.GOTRUE_RATE_LIMIT_OTP,
      tokens: env.GOTRUE_RATE_LIMIT_TOKEN_REFRESH,
      verifications: env.GOTRUE_RATE_LIMIT_VERIFY,
      signInFailures: env.GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES,
      factorRequests: env.GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY,
      anonymousUsers: { amount: env.GOTRUE_RATE_LIMIT_ANONYMOUS_USERS, seconds: 3600 },
      emailsSent: env.GOTRUE_RATE_LIMIT_EMAIL_SENT,
      addressHeader: env.GOTRUE_RATE_LIMIT_HEADER,
    },
  };
}
