import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { CardLink } from '@spire/ui/Card';
import { checkin } from '../messages/namespace.ts';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { MOODS } from './moods.ts';
import { SomeoneLine } from './SomeoneLine.tsx';
import { useTodaysLife } from './useTodaysLife.ts';

/**
 * Home's row to Today, for a person who has used it within a week; the tools and Me lead there for everybody (D20). The
 * gentle line stands here unless the day has one already (S13, D95), also after low days by what is followed alone.
 */
export default function TodayCard() {
  const t = useMessages(checkin);
  const { mood, isUsed, isHelpOffered } = useTodaysLife();
  const { day } = useDayMode();
  const felt = mood === null ? undefined : MOODS[mood - 1]?.id;

  if (day === undefined || day.mode === 'afterHelp') return null;
  return (
    <>
      {isUsed && (
        <CardLink
          as={PageLink}
          page="today"
          title={t('today.title')}
          text={felt === undefined ? t('today.closedLine') : t('today.moodLine', { mood: t(`today.moods.${felt}`) })}
        />
      )}
      {isHelpOffered && !day.isDayAfterHelp && <SomeoneLine />}
    </>
  );
}
