import { dateHere, type LocalDate } from '@spire/domain/dates';
import { DELAYS } from '@spire/domain/limits';
import { useSyncExternalStore } from 'react';
import { serverTimeOf } from './serverClock.ts';

const listeners = new Set<() => void>();
/** Now, by the server's clock once that is known: a device a day ahead would write into the future, which none takes. */
export const currentMoment = (): Date => new Date(serverTimeOf(Date.now()));
let now = currentMoment();
let timer: number | undefined;

/** Only a new hour or a new date is news: nothing that is shown follows the minutes. */
function look(): void {
  if (document.visibilityState === 'hidden') return;
  const found = currentMoment();
  if (dateHere(found) === dateHere(now) && found.getHours() === now.getHours()) return;
  now = found;
  for (const listener of listeners) listener();
}

/** Looks every minute, and when the app comes back into view, for as long as anybody listens. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = window.setInterval(look, DELAYS.dayCheck);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    look();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The date where the device is, at this moment (D18): by its zone, and by the server's clock once that is known. */
export function todaysDate(): LocalDate {
  return dateHere(currentMoment());
}

/** That date for a screen, updated when the day turns while it is open (trap 41). */
export function useToday(): LocalDate {
  return useSyncExternalStore(subscribe, todaysDate);
}

/** The moment of the last new hour or date, for a greeting that follows the day. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}

/** Calls back whenever the date has turned; the function returned ends it. */
export function onNewDay(listener: () => void): () => void {
  let before = todaysDate();
  return subscribe(() => {
    const today = todaysDate();
    if (today === before) return;
    before = today;
    listener();
  });
}
