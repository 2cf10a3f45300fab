import { useFormat, useMessages } from '@spire/i18n';
import { useMemo } from 'react';
import { dateOf, hasSomething, type Day } from './dayFacts.ts';
import { days as namespace } from './messages/namespace.ts';
import { moodId } from './moodId.ts';

/** A day in words: what was done, and its points where numbers are wanted. `createdAt` is when the account was made. */
export function useDayWords(createdAt: string) {
  const t = useMessages(namespace);
  const format = useFormat();
  return useMemo(() => {
    const since = dateOf(createdAt);
    const points = (day: Day) => t('points', { count: day.points, points: format.number(day.points) });
    function done(day: Day): string {
      const parts = [
        ...(day.checkIn ? [t('checkIn')] : []),
        ...(['memories', 'completed', 'tools'] as const)
          .filter((name) => day[name] > 0)
          .map((name) => t(name, { count: day[name] })),
      ];
      if (parts.length > 0) return format.list(parts);
      if (hasSomething(day)) return '';
      if (day.date < since) return t('before');
      return t(day.isRestDay ? 'rest' : 'nothing');
    }
    const mood = (value: number | undefined) => {
      const step = moodId(value ?? null);
      return step === undefined ? '' : t(`moods.${step}`).toLocaleLowerCase();
    };
    return { points, done, mood, date: format.longDate };
  }, [t, format, createdAt]);
}
