import { Fetched } from './Fetched.tsx';
import { HelpPage } from './help/HelpPage.tsx';
import { install } from './install/messages/namespace.ts';
import { createScreenLoader } from './loading.ts';
import { privacy } from './privacy/messages/namespace.ts';

/** Fetched when first wanted. */
const privacyPage = createScreenLoader(() => import('./privacy/PrivacyPage.tsx'), [privacy]);
const installPage = createScreenLoader(() => import('./install/InstallPage.tsx'), [install]);

/** Help, which is here at once, and what else is the same signed in and signed out. */
export function PublicScreen({ page }: { page: string }) {
  if (page === 'privacy') return <Fetched loader={privacyPage}>{({ PrivacyPage }) => <PrivacyPage />}</Fetched>;
  if (page === 'install') return <Fetched loader={installPage}>{({ InstallPage }) => <InstallPage />}</Fetched>;
  return <HelpPage />;
}
