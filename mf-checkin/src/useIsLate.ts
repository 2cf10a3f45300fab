import { partOfDay } from '@spire/domain/dates';
import { useState } from 'react';

/** Whether it was evening or night when this was opened: from then on nothing new is urged. */
export function useIsLate(): boolean {
  const [isLate] = useState(() => ['evening', 'night'].includes(partOfDay(new Date().getHours())));
  return isLate;
}
