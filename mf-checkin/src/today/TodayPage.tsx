import { useMessages } from '@spire/i18n';
import { useAppearance, usePageTitle } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { FeelingGrid } from '@spire/ui/FeelingGrid';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { ProgressBar } from '@spire/ui/ProgressBar';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { useSetHelpAside } from '@spire/written/day/useSetHelpAside.ts';
import { AfterHelpToday } from '../after-help/AfterHelpToday.tsx';
import { EqualWays } from '../EqualWays.ts';
import { checkin } from '../messages/namespace.ts';
import { MOODS } from './moods.ts';
import { SomeoneLine } from './SomeoneLine.tsx';
import { MEDITATED, useTodaysLife } from './useTodaysLife.ts';

/** How today is: mood, minutes of peace and glasses of water (D20). A hard day has its mood alone, and one after help only help (D58). */
export default function TodayPage() {
  const t = useMessages(checkin);
  const { day } = useDayMode();
  const notAboutMe = useSetHelpAside();
  const homeTitle = usePageTitle('home');
  if (day?.mode === 'afterHelp') return <AfterHelpToday kind={day.helpKind} onNotMe={() => void notAboutMe('all')} />;
  return (
    <Page
      title={t('today.title')}
      lead={t('today.closedLine')}
      isNarrow
      back={
        <LinkButton as={PageLink} page="home">
          <Icon name="back" />
          {homeTitle}
        </LinkButton>
      }
    >
      <Card>
        <TodaysLife isHard={day?.mode === 'hard'} />
      </Card>
    </Page>
  );
}

function TodaysLife({ isHard }: { isHard: boolean }) {
  const t = useMessages(checkin);
  const { isCalm } = useAppearance();
  const life = useTodaysLife();
  const { read, mood, meditationMinutes, waterGlasses, goals, states, isHelpOffered } = life;
  const felt = mood === null ? undefined : MOODS[mood - 1]?.id;
  return (
    <Read of={read} failed={{ title: t('today.readFailed') }} isQuiet>
      {() => (
        <Stack $gap={4}>
          <FeelingGrid
            legend={t('today.moodQuestion')}
            options={MOODS.map(({ id, emoji }) => ({ id, emoji, label: t(`today.moods.${id}`) }))}
            selected={felt ?? null}
            onChange={(chosen) => life.feel(MOODS.findIndex(({ id }) => id === chosen) + 1)}
          />
          {isHelpOffered && <SomeoneLine />}
          {!isHard && (
            <EqualWays>
              <Button type="button" $variant="secondary" onClick={life.meditate}>
                {t('today.meditated', { minutes: MEDITATED })}
              </Button>
              <Button type="button" $variant="secondary" onClick={life.drink}>
                {t('today.water')}
              </Button>
            </EqualWays>
          )}
          {!isCalm && !isHard && goals.meditation !== undefined && goals.water !== undefined && (
            <Stack $gap={3}>
              <div>
                <Quiet>{t('today.meditationSoFar', { minutes: meditationMinutes, goal: goals.meditation })}</Quiet>
                <ProgressBar value={meditationMinutes / goals.meditation} label={t('today.meditation')} />
              </div>
              <div>
                <Quiet>{t('today.waterSoFar', { glasses: waterGlasses, goal: goals.water })}</Quiet>
                <ProgressBar value={waterGlasses / goals.water} label={t('today.glasses')} />
              </div>
            </Stack>
          )}
          {!isHard && (
            <LinkButton as={PageLink} page="memoryBank" query="view=new&category=glede">
              {t('today.gratitude')}
            </LinkButton>
          )}
          {states.map((state, index) => (
            <SaveNotice key={index} state={state} title={t('today.notSaved')} />
          ))}
        </Stack>
      )}
    </Read>
  );
}
