import { common, useMessages } from '@spire/i18n';
import { AppFrame } from '@spire/ui/AppFrame';
import { AppHeader } from '@spire/ui/AppHeader';
import { SHELL_PAGES } from '@spire/domain/routes';
import { Fetched } from './Fetched.tsx';
import { HelpPage } from './help/HelpPage.tsx';
import { createScreenLoader } from './loading.ts';
import { privacy } from './privacy/messages/namespace.ts';
import { PlainLink } from './signed-out/PlainLink.tsx';

/** Fetched when first wanted. */
const privacyPage = createScreenLoader(() => import('./privacy/PrivacyPage.tsx'), [privacy]);

/** Help, which is here at once, else privacy: the same words signed in and signed out. */
export function PublicScreen({ page }: { page: 'help' | 'privacy' }) {
  if (page === 'help') return <HelpPage />;
  return <Fetched loader={privacyPage}>{({ PrivacyPage }) => <PrivacyPage />}</Fetched>;
}

/** Help where the rest of the app has not come yet, or cannot come: numbers to call wait for no server (A31). */
export function HelpAlone() {
  const tCommon = useMessages(common);
  return (
    <AppFrame
      header={
        <AppHeader
          homeLink={{ as: PlainLink, to: SHELL_PAGES.home.path }}
          helpLink={{ as: PlainLink, to: SHELL_PAGES.help.path }}
          helpLabel={tCommon('help')}
        />
      }
    >
      <HelpPage />
    </AppFrame>
  );
}
