import type { AuthSettings } from '../settings.ts';

/** Providers of other houses; none is on. */
export const OTHER_PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
] as const;

/** The settings that anyone may know; diagnostics and clients read them. */
export function publicSettings(settings: AuthSettings) {
  return {
    external: {
      ...Object.fromEntries(OTHER_PROVIDERS.map((provider) => [provider, false])),
      anonymous_users: settings.areAnonymousUsersAllowed,
      email: settings.isEmailEnabled,
      phone: settings.isPhoneEnabled,
    },
    disable_signup: settings.isSignupDisabled,
    mailer_autoconfirm: settings.isAutoconfirm,
    phone_autoconfirm: settings.isPhoneAutoconfirm,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  };
}

/** Name and version as Supabase Auth states them; monitors look for the name. */
export const HEALTH = {
  version: 'spire-0.1.0',
  name: 'GoTrue',
  description: 'GoTrue is a user registration and authentication API',
} as const;
