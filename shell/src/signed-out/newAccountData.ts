import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { currentLanguage } from '@spire/i18n';

/** The data of a new account: its language, and the terms that were accepted for it. */
export const newAccountData = () => ({
  ...{ email_verified: false, preferred_language: currentLanguage() },
  terms_version: CONSENT_VERSIONS.terms.at(-1),
});
