import { knownOf, useLatestSave, usePages, useRead, useToday } from '@spire/client';
import { partOfDay } from '@spire/domain/dates';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { FeelingGrid } from '@spire/ui/FeelingGrid';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { SHOWN_AT_ONCE } from '../written/Earlier.tsx';
import { SIGNS } from '../written/signs.ts';
import { useKept } from '../written/useKept.ts';
import { expectationLift } from './messages/namespace.ts';
import { SaveMoodDocument } from './SaveMood.generated.ts';
import { SessionsDocument } from './Sessions.generated.ts';
import { TodaysMoodDocument } from './TodaysMood.generated.ts';

/** Three of the five steps of a mood are enough in the evening. */
const FELT = [
  { id: 'good', emoji: '😌', mood: 4 },
  { id: 'fine', emoji: '🙂', mood: 3 },
  { id: 'hard', emoji: '🌧️', mood: 1 },
] as const;

/**
 * Closes the loop: in the evening, how it went, of whoever has lifted an expectation today and not told yet. The answer
 * is the mood of the day (D20), and the question can be left for today.
 */
export function HowDidItGo() {
  const t = useMessages(expectationLift);
  const { userId } = useSession();
  const today = useToday();
  const [isLate] = useState(() => ['evening', 'night'].includes(partOfDay(new Date().getHours())));
  const [putOff, keepPutOff] = useKept<{ date: string }>(`expectationLift.notTonight.${userId}`);
  const sessions = knownOf(
    usePages(SessionsDocument, { pageSize: SHOWN_AT_ONCE, pick: ({ me }) => me.expectationSessions }),
  );
  const mood = knownOf(useRead(TodaysMoodDocument, { pick: ({ me }) => ({ of: me.todaysMood }) }));
  const [answered, setAnswered] = useState<(typeof FELT)[number]>();
  const { state, want } = useLatestSave(SaveMoodDocument, (felt: number) => ({ date: today, mood: felt }));
  const session = sessions?.nodes.find(({ date }) => date === today);
  const hasTold = mood?.of?.date === today && mood.of.mood !== null;
  const isAsked = isLate && putOff?.date !== today && mood !== undefined && !hasTold;
  if (session === undefined || !(isAsked || answered !== undefined)) return null;
  return (
    <Card title={t('evening.title')}>
      <Stack $gap={4}>
        <p>
          {t('evening.awaited', { what: session.whatToDo, feeling: t(`feelingAs.${session.desiredFeeling}`) })}{' '}
          {t('evening.question')}
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
        <SaveNotice state={state} title={t('evening.notSaved')} />
        {answered === undefined ? (
          <div>
            <LinkButton type="button" onClick={() => keepPutOff({ date: today })}>
              {t('evening.notTonight')}
            </LinkButton>
          </div>
        ) : (
          <p role="status">{t(answered.id === 'hard' ? 'evening.hard' : 'evening.thanks')}</p>
        )}
        {answered?.id === 'hard' && (
          <LinkButton as={PageLink} page="help">
            <LineDrawing lines={SIGNS.someone} />
            {t('evening.someone')}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}
