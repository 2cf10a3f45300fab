import { common, loadNamespaces, useMessages } from '@spire/i18n';
import { LoadingState, ErrorState } from '@spire/ui/states';
import { createLoader, useLater } from './loading.ts';
import type { PublicPage } from './location.ts';

/** Both pages and their words, fetched when first wanted. */
const publicPages = createLoader(async () => {
  const [{ HelpPage }, { PrivacyPage }, { publicPages: namespace }] = await Promise.all([
    import('@spire/public-pages/HelpPage'),
    import('@spire/public-pages/PrivacyPage'),
    import('@spire/public-pages/messages'),
  ]);
  await loadNamespaces([namespace]);
  return { help: HelpPage, privacy: PrivacyPage };
});

/** Help or privacy: the same words signed in and signed out, and they wait for no server but their own file. */
export function PublicScreen({ page }: { page: PublicPage }) {
  const t = useMessages(common);
  const [state, retry] = useLater(publicPages);
  if (state.kind === 'loading') return <LoadingState text={t('states.loading')} slowText={t('states.loadingSlow')} />;
  if (state.kind === 'failed') {
    return (
      <ErrorState
        title={t('states.loadFailed')}
        text={t('errors.NETWORK')}
        retryLabel={t('actions.retry')}
        onRetry={retry}
      />
    );
  }
  const Page = state.value[page];
  return <Page />;
}
