import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Page } from '@spire/ui/Page';
import { onboarding } from './messages/namespace.ts';
import { WelcomePicture } from './WelcomePicture.tsx';
import { useHomeSoon } from './useHomeSoon.ts';

/** The profile is stored. Home opens by itself, which is said, and at once for whoever does not want to wait (A23). */
export function Saved({ delay }: { delay: number }) {
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  const goHome = useHomeSoon(delay);
  return (
    <Page
      isNarrow
      title={t('saved.title')}
      lead={<p role="status">{t('saved.text')}</p>}
      back={<WelcomePicture>{t('short.welcome')}</WelcomePicture>}
    >
      <Button type="button" $isWide onClick={goHome}>
        {tCommon('actions.continue')}
      </Button>
    </Page>
  );
}
