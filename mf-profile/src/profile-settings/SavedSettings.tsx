import { DELAYS } from '@spire/domain/limits';
import { SHELL_PAGES } from '@spire/domain/routes';
import { useMessages } from '@spire/i18n';
import { useNavigate } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { useEffect } from 'react';
import { profile } from '../messages/namespace.ts';

/** They are saved. Home opens by itself, which is said; at once, or not at all, for whoever would rather (A23). */
export function SavedSettings({ isWaiting, onStay }: { isWaiting: boolean; onStay: () => void }) {
  const t = useMessages(profile);
  const navigate = useNavigate();

  useEffect(() => {
    const timer = window.setTimeout(() => void navigate(SHELL_PAGES.home.path), DELAYS.afterSettingsSave);
    return () => window.clearTimeout(timer);
  }, [navigate]);

  return (
    <Page
      isNarrow
      title={t(isWaiting ? 'settings.waitingTitle' : 'settings.savedTitle')}
      lead={<p role="status">{t('settings.savedText')}</p>}
    >
      <Stack $gap={3}>
        <Button type="button" $isWide onClick={() => void navigate(SHELL_PAGES.home.path)}>
          {t('settings.goHome')}
        </Button>
        <Button type="button" $variant="secondary" $isWide onClick={onStay}>
          {t('settings.stay')}
        </Button>
      </Stack>
    </Page>
  );
}
