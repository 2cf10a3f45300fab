import type { Save } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { usePageTitle, useSession } from '@spire/remote-kit';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import type { SaveProfileInput } from '../graphTypes.generated.ts';
import { profile } from '../messages/namespace.ts';
import { SAMPLE } from './settings.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { WayHome } from './WayHome.tsx';

/** Takes what is written, and sends it nowhere. */
const nowhere: Save<object, SaveProfileInput> = {
  state: { kind: 'resting' },
  save: () => Promise.resolve({ kind: 'saved', data: {} }),
  letGo: () => undefined,
};

/** The settings of somebody who does not exist: to be tried, and nothing of it is saved (D4). */
export default function SettingsDemoPage() {
  const t = useMessages(profile);
  const { userId } = useSession();
  const [tries, setTries] = useState(0);
  return (
    <Page isNarrow title={usePageTitle('profileSettingsDemo')} lead={t('settings.demo')} back={<WayHome />}>
      <Stack $gap={5}>
        {tries > 0 && <Notice kind="info" title={t('settings.demoSaved')} />}
        <SettingsForm
          key={tries}
          name={`profileSettingsDemo.${userId}`}
          initial={SAMPLE}
          save={nowhere}
          onSaved={() => {
            setTries(tries + 1);
            window.scrollTo(0, 0);
          }}
        />
      </Stack>
    </Page>
  );
}
