import { useToday } from '@spire/client/today';
import { type Day, dayOf } from '@spire/remote-kit/dayOf';
import { useHelpHere } from '@spire/remote-kit/foundHelp';
import type { Person } from '../gate/gate.ts';

/** The kind of day it is, from what the gate knew of the person or the cache knows since (D58). */
export function useHomeDay(person: Person): Day {
  const today = useToday();
  return dayOf(person, today, useHelpHere(person.id, today));
}
