import { z } from 'zod';
import { PASSWORD_MIN_LENGTH } from '@spire/domain/passwordRules';
import { configuredKeys } from './keys/configuredKeys.ts';
import type { Jwk } from './keys/jwk.ts';
import type { Allowance } from './auth/limits/rateLimiter.ts';
import {
  allowance,
  amount,
  count,
  flag,
  list,
  optionalSeconds,
  parseCharacterSets,
  seconds,
  webAddress,
} from './settingFormats.ts';

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
