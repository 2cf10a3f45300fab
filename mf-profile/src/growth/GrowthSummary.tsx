import { useRead } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { profile } from '../messages/namespace.ts';
import { GrowthDocument } from './Growth.generated.ts';
import { GrowthBar } from './GrowthBar.tsx';
import { GrowthPoints } from './GrowthPoints.tsx';

/** The numbers of a person's growth. The level stands under the scene. */
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
      {({ growth: { points, currentStreak }, settings }) => (
        <Stack $gap={2}>
          <GrowthPoints points={points} />
          <GrowthBar points={points} />
          {!settings.streakHidden && currentStreak > 0 && <Quiet>{t('growth.streak', { count: currentStreak })}</Quiet>}
        </Stack>
      )}
    </Read>
  );
}
