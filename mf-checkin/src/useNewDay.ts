import { useToday } from '@spire/client';
import type { LocalDate } from '@spire/domain/dates';
import { useEffect, useRef } from 'react';

/** Today's date; calls back when it turns while the page is open (trap 41). */
export function useNewDay(onTurn: (today: LocalDate) => void): LocalDate {
  const today = useToday();
  const before = useRef(today);
  useEffect(() => {
    if (before.current === today) return;
    before.current = today;
    onTurn(today);
  }, [today, onTurn]);
  return today;
}
