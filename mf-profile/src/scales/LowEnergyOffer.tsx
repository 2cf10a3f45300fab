import { useSave, useToday } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { isNoted, note } from '@spire/remote-kit/dayNote';
import { Button } from '@spire/ui/Button';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { useEffect, useState } from 'react';
import { SavePreferencesDocument } from '../settings/SavePreferences.generated.ts';
import { scales } from './messages/namespace.ts';

const OFFERED = 'lowEnergyOffered';

/** Little energy was answered: the calmer day is offered, once a day, and never turned on by itself (S24). */
export function LowEnergyOffer() {
  const t = useMessages(scales);
  const { userId } = useSession();
  const today = useToday();
  const { save, state } = useSave(SavePreferencesDocument);
  const [wasOffered] = useState(() => isNoted(OFFERED, userId, today));
  useEffect(() => note(OFFERED, userId, today), [userId, today]);
  if (wasOffered) return null;
  return (
    <Stack $gap={2}>
      <p>{t('answer.lowOffer')}</p>
      <Button type="button" $variant="secondary" onClick={() => void save({ lowEnergyToday: true })}>
        {t('answer.low')}
      </Button>
      <SaveNotice state={state} title={t('answer.notSaved')} />
    </Stack>
  );
}
