import { useRead } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { Read } from '@spire/ui/Read';
import { profile } from '../messages/namespace.ts';
import { GrowthDocument } from './Growth.generated.ts';
import { GrowthPicture } from './GrowthPicture.tsx';

interface GrowthSummaryProps {
  titleLevel: 2 | 3;
  /** Adds what the points come from. */
  hasCounts?: boolean;
}

/** The person's growth; it is never empty, since everyone begins as a sprout. */
export function GrowthSummary({ titleLevel, hasCounts = false }: GrowthSummaryProps) {
  const t = useMessages(profile);
  const growth = useRead(GrowthDocument, { pick: ({ me }) => me.growth });
  return (
    <Read
      of={growth}
      loading={t('growth.loading')}
      failed={{ title: t('growth.failedTitle'), text: t('growth.failedText') }}
      isQuiet
      titleLevel={titleLevel}
    >
      {(known) => <GrowthPicture growth={known} titleLevel={titleLevel} hasCounts={hasCounts} />}
    </Read>
  );
}
