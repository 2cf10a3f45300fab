import { localDate } from '@spire/domain/dates';
import { DELAYS } from '@spire/domain/limits';
import { useEffect, useState } from 'react';
import { useDataAccess } from './dataAccess.tsx';

const dateOf = (moment: Date) => localDate(moment, Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * The moment of now, looked at again every minute and whenever the person comes back to the app. On a new day what is
 * on the screen is asked for again: yesterday's answers no longer hold (trap 41).
 */
export function useToday(): Date {
  const data = useDataAccess();
  const [now, setNow] = useState(() => new Date());
  const today = dateOf(now);

  useEffect(() => {
    function look() {
      const moment = new Date();
      if (document.visibilityState === 'hidden') return;
      if (dateOf(moment) === today && moment.getHours() === now.getHours()) return;
      setNow(moment);
      if (dateOf(moment) !== today) void data.load().then((client) => client.refetchQueries({ include: 'active' }));
    }
    const timer = window.setInterval(look, DELAYS.dayCheck);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [data, now, today]);

  return now;
}
