import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Stack } from '@spire/ui/Stack';
import { checkin } from '../messages/namespace.ts';

/** Why the check-in comes first, and the way to it. */
export function CheckInFirst() {
  const t = useMessages(checkin);
  return (
    <Stack $gap={4}>
      <Stack $gap={1}>
        <strong>{t('suggestion.checkInFirst')}</strong>
        <p>{t('suggestion.checkInFirstWhy')}</p>
      </Stack>
      <Button as={PageLink} page="checkin" $variant="secondary" $isWide>
        {t('suggestion.goToCheckIn')}
      </Button>
    </Stack>
  );
}
