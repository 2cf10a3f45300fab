import { localDate, type LocalDate } from '@spire/domain/dates';
import { DELAYS } from '@spire/domain/limits';
import { useEffect, useState } from 'react';

function deviceDate(): LocalDate {
  return localDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The date on the wall where the device is (D18). Looks again every minute, and when the app comes back into view. */
export function useToday(): LocalDate {
  const [today, setToday] = useState(deviceDate);
  useEffect(() => {
    const look = () => setToday(deviceDate());
    const timer = window.setInterval(look, DELAYS.dayCheck);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
