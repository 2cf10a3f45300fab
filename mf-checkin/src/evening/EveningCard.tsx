import { knownOf, useLatestSave, useRead, useToday } from '@spire/client';
import { LOOKING_FORWARD } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { Card } from '@spire/ui/Card';
import { FeelingGrid } from '@spire/ui/FeelingGrid';
import { LinkButton } from '@spire/ui/LinkButton';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { SomeoneToTalkTo } from '@spire/written/SomeoneToTalkTo';
import { useState } from 'react';
import { isNoted, note } from '@spire/remote-kit/dayNote';
import { checkin } from '../messages/namespace.ts';
import { SaveMoodDocument } from '../today/SaveMood.generated.ts';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { useIsLate } from '../useIsLate.ts';
import { EveningDocument } from './Evening.generated.ts';

/** Three of the five steps of a mood are enough in the evening. */
const FELT = [
  { id: 'good', emoji: '😌', mood: 4 },
  { id: 'fine', emoji: '🙂', mood: 3 },
  { id: 'hard', emoji: '🌧️', mood: 1 },
] as const;

/** The note that the question was put off today. */
const PUT_OFF = 'notTonight';

/**
 * How the day became that something was looked forward to: asked in the evening, once, of whoever has not told yet. The
 * answer is the mood of the day (D20). Nothing is asked on a day that asks for quiet (D58).
 */
export default function EveningCard() {
  const t = useMessages(checkin);
  const tOptions = useMessages(options);
  const { userId } = useSession();
  const isLate = useIsLate();
  const { day } = useDayMode();
  const isQuiet = day?.mode === 'hard' || day?.mode === 'rest';
  const today = useToday();
  const me = knownOf(useRead(EveningDocument, { pick: (data) => data.me }));
  const [isPutOff, setPutOff] = useState(() => isNoted(PUT_OFF, userId, today));
  const [answered, setAnswered] = useState<(typeof FELT)[number]>();
  const { state, want } = useLatestSave(SaveMoodDocument, (mood: number) => ({ date: today, mood }));
  const isKept = answered !== undefined && (state.kind === 'saved' || state.kind === 'waiting');
  const awaited = me?.todaysCheckIn?.date === today ? me.todaysCheckIn.lookingForward[0] : undefined;
  const hasTold = me?.todaysMood?.date === today && me.todaysMood.mood !== null;

  if (day === undefined || day.mode === 'afterHelp' || (isQuiet && answered === undefined)) return null;
  if (!isLate || isPutOff || awaited === undefined || (hasTold && answered === undefined)) return null;
  const putOff = (
    <LinkButton
      type="button"
      onClick={() => {
        note(PUT_OFF, userId, today);
        setPutOff(true);
      }}
    >
      {t('evening.notTonight')}
    </LinkButton>
  );
  return (
    <Card title={t('evening.title')} aside={answered === undefined && putOff}>
      <Stack $gap={4}>
        <p>
          {t('evening.awaited')} <span aria-hidden>{LOOKING_FORWARD[awaited]}</span>{' '}
          <strong>{tOptions(`lookingForward.${awaited}`)}</strong>.
        </p>
        <FeelingGrid
          legend={t('evening.question')}
          isLegendHidden
          options={FELT.map(({ id, emoji }) => ({ id, emoji, label: t(`evening.felt.${id}`) }))}
          selected={answered?.id ?? null}
          onChange={(chosen) => {
            const felt = FELT.find(({ id }) => id === chosen);
            if (felt === undefined) return;
            setAnswered(felt);
            want(felt.mood);
          }}
        />
        <SaveNotice state={state} title={t('today.notSaved')} />
        {isKept && <p role="status">{t('evening.thanks')}</p>}
        {answered?.id === 'hard' && <SomeoneToTalkTo />}
      </Stack>
    </Card>
  );
}
