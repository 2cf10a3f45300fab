import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { FeelingGrid } from '@spire/ui/FeelingGrid';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { ProgressBar } from '@spire/ui/ProgressBar';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { SIGNS } from '../drawings.ts';
import { EqualWays } from '../EqualWays.ts';
import { checkin } from '../messages/namespace.ts';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { MEDITATED, useTodaysLife } from './useTodaysLife.ts';

/** The five steps of a mood, 1 to 5. */
const MOODS = [
  { id: 'hard', emoji: '😞' },
  { id: 'low', emoji: '🙁' },
  { id: 'fine', emoji: '😐' },
  { id: 'good', emoji: '🙂' },
  { id: 'best', emoji: '😊' },
] as const;

/** How today is: one line until it is opened, for it asks for nothing (D20). A hard day has its mood alone (D58). */
export default function TodayCard() {
  const t = useMessages(checkin);
  const { isCalm } = useAppearance();
  const [isOpen, setOpen] = useState(false);
  const life = useTodaysLife();
  const { read, mood, meditationMinutes, waterGlasses, goals, states, isHelpOffered } = life;
  const { day } = useDayMode();
  const isHard = day?.mode === 'hard';
  const felt = mood === null ? undefined : MOODS[mood - 1]?.id;

  if (day?.mode === 'afterHelp') return null;
  return (
    <Card
      title={t('today.title')}
      aside={
        <LinkButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'today.close' : 'today.open')}
        </LinkButton>
      }
    >
      <Read of={read} failed={{ title: t('today.readFailed') }} isQuiet titleLevel={3}>
        {() => (
          <Stack $gap={4}>
            {!isOpen && (
              <Quiet>
                {felt === undefined ? t('today.closedLine') : t('today.moodLine', { mood: t(`today.moods.${felt}`) })}
              </Quiet>
            )}
            {isOpen && (
              <>
                <FeelingGrid
                  legend={t('today.moodQuestion')}
                  options={MOODS.map(({ id, emoji }) => ({ id, emoji, label: t(`today.moods.${id}`) }))}
                  selected={felt ?? null}
                  onChange={(chosen) => life.feel(MOODS.findIndex(({ id }) => id === chosen) + 1)}
                />
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
                      <Quiet>
                        {t('today.meditationSoFar', { minutes: meditationMinutes, goal: goals.meditation })}
                      </Quiet>
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
              </>
            )}
            {isHelpOffered && (
              <LinkButton as={PageLink} page="help">
                <LineDrawing lines={SIGNS.someone} />
                {t('today.gentle')}
              </LinkButton>
            )}
          </Stack>
        )}
      </Read>
    </Card>
  );
}
