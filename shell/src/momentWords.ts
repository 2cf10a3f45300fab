const DAY = 86_400_000;

const midnight = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/** When something was, as one says it: "today, 12:30", "yesterday, 08:05", "3 days ago", and from a week on the date. */
export function momentWords(moment: Date, now: Date, locale: string): string {
  const days = Math.max(0, Math.round((midnight(now) - midnight(moment)) / DAY));
  if (days > 6) return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(moment);
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  return days > 1 ? day : `${day}, ${new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(moment)}`;
}
