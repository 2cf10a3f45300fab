import { useIsWaiting } from '@spire/client';

/** Whether a record that this device has for good has been sent by now, also after a reload; undefined for none. */
export function useSent(mutation: string, id: string | undefined): 'saved' | 'waiting' | undefined {
  const isWaiting = useIsWaiting();
  if (id === undefined) return undefined;
  return isWaiting(mutation, { id }) ? 'waiting' : 'saved';
}
