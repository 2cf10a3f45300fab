import { useSave, useToday } from '@spire/client';
import { SetAllShownDocument } from './SetAllShown.generated.ts';

/** "Show everything all the same", for today (D58). */
export function useShowAll() {
  const date = useToday();
  const { save, state } = useSave(SetAllShownDocument);
  return { state, showAll: () => void save({ date, isAllShown: true }) };
}
