import { useLatestSave } from '@spire/client';
import { options, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { SavePreferencesDocument } from '../settings/SavePreferences.generated.ts';
import { LevelNumbers } from './LevelNumbers.tsx';
import { me as namespace } from './messages/namespace.ts';
import type { Me } from './person.ts';

interface LevelCardProps {
  me: Me;
  /** Whether the day has no numbers, whatever was asked for on others. */
  isStill: boolean;
}

/** The level in one sentence. Numbers come when asked for, here and then on Home; never in the calm view (A33). */
export function LevelCard({ me, isStill }: LevelCardProps) {
  const t = useMessages(namespace);
  const tOptions = useMessages(options);
  const { isCalm } = useAppearance();
  const mayHaveNumbers = !isCalm && !isStill;
  const { wanted, state, want } = useLatestSave(SavePreferencesDocument, (numbersShown: boolean) => ({ numbersShown }));
  const hasNumbers = wanted ?? me.settings.numbersShown;
  return (
    <Card
      title={tOptions(`levels.${me.growth.level}`)}
      aside={
        mayHaveNumbers && (
          <LinkButton type="button" onClick={() => want(!hasNumbers)}>
            {t(hasNumbers ? 'hideNumbers' : 'showNumbers')}
          </LinkButton>
        )
      }
    >
      <Stack $gap={4}>
        <p>{t(`levels.${me.growth.level}`)}</p>
        {hasNumbers && mayHaveNumbers && <LevelNumbers me={me} hasStreak={!me.settings.streakHidden} />}
        <SaveNotice state={state} title={t('numbersNotSaved')} />
      </Stack>
    </Card>
  );
}
