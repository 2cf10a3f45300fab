import { problemOf, useQuery } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { Page } from '@spire/ui/Page';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { onboarding } from './messages/namespace.ts';
import { MyProfileDocument } from './MyProfile.generated.ts';
import { Wizard } from './Wizard.tsx';
import { readAnswers } from './wizard.ts';

/** Onboarding begins with what the account knows already: somebody may have started on another device. */
export default function SetupPage() {
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  const { data, error, refetch } = useQuery(MyProfileDocument);

  if (data !== undefined) return <Wizard initial={readAnswers(data.me.profile ?? {})} />;
  if (error === undefined) {
    return <LoadingState text={tCommon('states.loadingProfile')} slowText={tCommon('states.loadingSlow')} />;
  }
  return (
    <Page isNarrow title={tCommon('navigation.setup')}>
      <ErrorState
        title={t('loadFailed')}
        text={tCommon(`errors.${problemOf(error).code}`)}
        retryLabel={tCommon('actions.retry')}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}
