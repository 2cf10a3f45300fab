import { Fetched } from './Fetched.tsx';
import { HelpPage } from './help/HelpPage.tsx';
import { createScreenLoader } from './loading.ts';
import { privacy } from './privacy/messages/namespace.ts';

/** Fetched when first wanted. */
const privacyPage = createScreenLoader(() => import('./privacy/PrivacyPage.tsx'), [privacy]);

/** Help, which is here at once, else privacy: the same words signed in and signed out. */
export function PublicScreen({ page }: { page: 'help' | 'privacy' }) {
  if (page === 'help') return <HelpPage />;
  return <Fetched loader={privacyPage}>{({ PrivacyPage }) => <PrivacyPage />}</Fetched>;
}
