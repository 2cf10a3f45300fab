import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isReached = true;

/** Notes whether the server has answered, or could not be reached: what is shown may then be old. */
export function noteConnection(isAnswered: boolean): void {
  if (isReached === isAnswered) return;
  isReached = isAnswered;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', handleOnline);
    addEventListener('offline', handleOffline);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('online', handleOnline);
    removeEventListener('offline', handleOffline);
  };
}

/** There is a way again; whether it leads to the server shows at the next request. */
const handleOnline = () => noteConnection(true);
const handleOffline = () => noteConnection(false);

const isConnected = () => navigator.onLine && isReached;

/** Whether the server can be reached, as far as this device knows: told before somebody presses a button. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribe, isConnected);
}
