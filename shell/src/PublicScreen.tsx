import { publicPages as words } from '@spire/public-pages/messages';
import { Fetched } from './Fetched.tsx';
import { createScreenLoader } from './loading.ts';

/** Both pages, fetched when first wanted. */
const publicPages = createScreenLoader(async () => {
  const [{ HelpPage }, { PrivacyPage }] = await Promise.all([
    import('@spire/public-pages/HelpPage'),
    import('@spire/public-pages/PrivacyPage'),
  ]);
  return { help: HelpPage, privacy: PrivacyPage };
}, [words]);

/** Help, else privacy: the same words signed in and signed out, and they wait for no server but their own file. */
export function PublicScreen({ page }: { page: 'help' | 'privacy' }) {
  return (
    <Fetched loader={publicPages}>
      {(pages) => {
        const Page = pages[page];
        return <Page />;
      }}
    </Fetched>
  );
}
