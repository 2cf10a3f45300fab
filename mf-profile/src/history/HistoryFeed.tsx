import { currentMoment, type Feed, useToday } from '@spire/client';
import { useFormat, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Stack } from '@spire/ui/Stack';
import { useDay } from '@spire/written/day/useDay.ts';
import { Fragment } from 'react';
import { MoreOf } from '../MoreOf.tsx';
import { lastWeek } from '../week/toldWeek.ts';
import { weekOf } from '../week/weekFacts.ts';
import { type Activity, byDay } from './activityDays.ts';
import { HistoryDay } from './HistoryDay.tsx';
import { history } from './messages/namespace.ts';

interface HistoryFeedProps {
  pages: Feed<Activity>;
  /** Every day is open, since something was looked for in them. */
  isOpen: boolean;
  /** Each week that is over leads to its picture. */
  hasWeeks: boolean;
}

/** The fetched days, the newest open; older ones come when asked for. After help that day's own words stand nowhere (D58). */
export function HistoryFeed({ pages, isOpen, hasWeeks }: HistoryFeedProps) {
  const t = useMessages(history);
  const format = useFormat();
  const today = useToday();
  const isAfterHelp = useDay()?.mode === 'afterHelp';
  const { nodes } = pages;
  const days = byDay(isAfterHelp ? nodes.map((each) => (each.date === today ? withoutWords(each) : each)) : nodes);
  const latest = lastWeek(currentMoment());
  return (
    <Stack $gap={3}>
      {days.map(({ date, all }, index) => {
        const monday = weekOf(date);
        const before = days[index - 1];
        const isFirst = monday <= latest && (before === undefined || weekOf(before.date) !== monday);
        return (
          <Fragment key={date}>
            {hasWeeks && isFirst && (
              <LinkButton as={PageLink} page="week" query={`of=${monday}`}>
                <Icon name="sprout" />
                {t('week', { date: format.longDate(monday) })}
              </LinkButton>
            )}
            <HistoryDay {...{ date, all }} isOpenAtFirst={isOpen || index === 0} />
          </Fragment>
        );
      })}
      <MoreOf feed={pages} words={{ more: t('more'), loading: t('loadingMore'), failed: t('moreFailed') }} isWide />
    </Stack>
  );
}

const withoutWords = (activity: Activity): Activity => ({ ...activity, title: null });
