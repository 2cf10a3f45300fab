import type { Auth } from '@spire/client/auth';
import { parseLanguage } from '@spire/domain/languages';
import { useLanguage } from '@spire/i18n';
import { useEffect, useRef } from 'react';

/**
 * Tells the auth service of a language chosen while signed in, so that its mails come in it. A failure costs one mail
 * in the other language, so it is not spoken of.
 */
export function useRememberLanguage(auth: Auth, isSignedIn: boolean): void {
  const language = useLanguage();
  const known = useRef(language);

  useEffect(() => {
    if (known.current === language) return;
    known.current = language;
    if (!isSignedIn) return;
    const remember = async () => {
      const client = await auth();
      const { data } = await client.getSession();
      const before = parseLanguage(data.session?.user.user_metadata['preferred_language']);
      if (data.session !== null && before !== language) {
        await client.updateUser({ data: { preferred_language: language } });
      }
    };
    remember().catch(() => undefined);
  }, [auth, isSignedIn, language]);
}
