import type { SaveState } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { useMemo, useState } from 'react';
import { profile } from '../messages/namespace.ts';
import type { Writes } from './OpenRow.tsx';
import { readSettings, SAMPLE, type Settings } from './settings.ts';
import type { FieldWrite } from './fieldWrite.ts';
import { SettingsRows } from './SettingsRows.tsx';
import { WayHome } from './WayHome.tsx';

/** Takes what is written, and sends it nowhere. */
function useNowhere<I extends object>(take: (input: I) => Partial<Settings>, keep: (part: Partial<Settings>) => void) {
  const [state, setState] = useState<SaveState>({ kind: 'resting' });
  const save: FieldWrite<I>['save'] = (input) => {
    keep(take(input));
    setState({ kind: 'saved' });
    return Promise.resolve({ kind: 'saved', data: {} });
  };
  return { state, save, letGo: () => undefined };
}

/** The settings of somebody who does not exist: to be tried, and nothing of it is saved (D4). */
export default function SettingsDemoPage() {
  const t = useMessages(profile);
  const [known, setKnown] = useState(SAMPLE);
  const [tries, setTries] = useState(0);
  const writes = useMemo((): Writes => {
    const keep = (part: Partial<Settings>) => setKnown((before) => readSettings({ ...before, ...part }));
    return {
      name: 'profileSettingsDemo',
      isTrial: true,
      useProfile: () => useNowhere((input) => input as Partial<Settings>, keep),
      useConsent: () => useNowhere(({ isGiven }) => ({ healthConsent: isGiven }), keep),
    };
  }, []);

  function handleSaved() {
    setTries(tries + 1);
    setKnown(SAMPLE);
    window.scrollTo(0, 0);
  }
  return (
    <Page title={usePageTitle('profileSettingsDemo')} lead={t('settings.demo')} back={<WayHome />}>
      <Stack $gap={5}>
        {tries > 0 && <Notice kind="info" title={t('settings.demoSaved')} />}
        <SettingsRows key={tries} known={known} writes={writes} onSaved={handleSaved} />
      </Stack>
    </Page>
  );
}
