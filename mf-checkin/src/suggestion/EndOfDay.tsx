import { useMessages } from '@spire/i18n';
import { Stack } from '@spire/ui/Stack';
import type { ReactNode } from 'react';
import { checkin } from '../messages/namespace.ts';

/** Eight are enough to choose from: said kindly, and nothing to press in vain (S19). */
export function EndOfDay({ children }: { children?: ReactNode }) {
  const t = useMessages(checkin);
  return (
    <Stack $gap={1}>
      <strong>{t('suggestion.limitTitle')}</strong>
      <p>{t('suggestion.limitText')}</p>
      {children}
    </Stack>
  );
}
