import { common, useMessages } from '@spire/i18n';
import { useAppearance, usePageTitle } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { BusyButton } from '@spire/ui/Button';
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
import { useState } from 'react';
import styled from 'styled-components';
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
  const life = useTodaysLife();
  const { read, mood, states, isHelpOffered } = life;
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
          {!isHard && <Additions of={life} />}
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

/**
 * The ways to say what was drunk and how long was sat still. How much it is by now stands below them, in the calm view
 * once there is something new to say.
 */
function Additions({ of: life }: { of: ReturnType<typeof useTodaysLife> }) {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const { isCalm } = useAppearance();
  const { goals, isSaving } = life;
  const [last, setLast] = useState<'meditation' | 'water'>();
  const way = { variant: 'secondary', isWide: true, busyLabel: tCommon('states.saving') } as const;
  const { meditation = 0, water = 0 } = goals;
  const sums = {
    meditation: t('today.meditationSoFar', { minutes: life.meditationMinutes, goal: meditation }),
    water: t('today.waterSoFar', { glasses: life.waterGlasses, goal: water }),
  };
  function add(what: 'meditation' | 'water') {
    setLast(what);
    (what === 'water' ? life.drink : life.meditate)();
  }

  return (
    <>
      <Ways>
        <BusyButton {...way} isBusy={isSaving.meditation} onClick={() => add('meditation')}>
          {t('today.meditated', { minutes: MEDITATED })}
        </BusyButton>
        <BusyButton {...way} isBusy={isSaving.water} onClick={() => add('water')}>
          {t('today.water')}
        </BusyButton>
      </Ways>
      {isCalm && <Quiet role="status">{last !== undefined && life.isAdded[last] && sums[last]}</Quiet>}
      {!isCalm && goals.meditation !== undefined && goals.water !== undefined && (
        <Stack $gap={3}>
          <div>
            <Quiet role="status">{sums.meditation}</Quiet>
            <ProgressBar value={life.meditationMinutes / meditation} label={t('today.meditation')} />
          </div>
          <div>
            <Quiet role="status">{sums.water}</Quiet>
            <ProgressBar value={life.waterGlasses / water} label={t('today.glasses')} />
          </div>
        </Stack>
      )}
    </>
  );
}

/** As high as each other, however many lines the words of one take. */
const Ways = styled(EqualWays)`
  > div > button {
    height: 100%;
  }
`;
