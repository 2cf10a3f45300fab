import { useRead } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { Read } from '@spire/ui/Read';
import { profile } from '../messages/namespace.ts';
import { GrowthDocument } from './Growth.generated.ts';
import { GrowthPicture } from './GrowthPicture.tsx';

/** The person's growth; it is never empty, since everyone begins as a sprout. */
export function GrowthSummary() {
  const t = useMessages(profile);
  const growth = useRead(GrowthDocument, { pick: ({ me }) => me });
  return (
    <Read
      of={growth}
      loading={t('growth.loading')}
      failed={{ title: t('growth.failedTitle'), text: t('growth.failedText') }}
      isQuiet
    >
      {({ growth, settings }) => <GrowthPicture growth={growth} hasStreak={!settings.streakHidden} />}
    </Read>
  );
}
