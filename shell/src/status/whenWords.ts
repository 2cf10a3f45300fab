const DAY = 86_400_000;

const midnight = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/** When something was, in words: the day as one says it, and the time where that still says something. */
export function whenWords(moment: Date, now: Date, locale: string): { day: string; time: string | undefined } {
  const days = Math.max(0, Math.round((midnight(now) - midnight(moment)) / DAY));
  if (days > 6)
    return { day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(moment), time: undefined };
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(moment);
  // Norwegian writes the time with a full stop.
  return { day, time: days > 1 ? undefined : locale.startsWith('nb') ? time.replace(':', '.') : time };
}
