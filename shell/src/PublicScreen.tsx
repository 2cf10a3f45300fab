import type { ReactNode } from 'react';
import { Fetched } from './Fetched.tsx';
import { HelpPage } from './help/HelpPage.tsx';
import { install } from './install/messages/namespace.ts';
import { createScreenLoader } from './loading.ts';
import { privacy } from './privacy/messages/namespace.ts';

/** Fetched when first wanted. */
const privacyPage = createScreenLoader(() => import('./privacy/PrivacyPage.tsx'), [privacy]);
const installPage = createScreenLoader(() => import('./install/InstallPage.tsx'), [install]);

/** Help, which is here at once, and what else is there signed in and signed out; `own` is what only the signed-in person has there. */
export function PublicScreen({ page, own }: { page: string; own?: ReactNode }) {
  if (page === 'privacy')
    return <Fetched loader={privacyPage}>{({ PrivacyPage }) => <PrivacyPage own={own} />}</Fetched>;
  if (page === 'install') return <Fetched loader={installPage}>{({ InstallPage }) => <InstallPage />}</Fetched>;
  return <HelpPage />;
}
