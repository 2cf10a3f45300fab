import { useState } from 'react';

/**
 * Whether a suggestion keeps its room while its answer stands there, so that nothing below moves when it is done: not
 * where it was done before the page was opened.
 */
export function useRoomForAnswer(id: string, isCompleted: boolean): boolean {
  const [seen, setSeen] = useState<string>();
  if (!isCompleted && seen !== id) setSeen(id);
  return !isCompleted || seen === id;
}
