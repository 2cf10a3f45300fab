import { useSyncExternalStore } from 'react';
import { connection, noteConnection, noteOldAnswer } from './connection.ts';

/** There is a way again; whether it leads to the server shows at the next request. */
const handleOnline = () => noteConnection(true);
const handleOffline = () => noteConnection(false);

function subscribe(listener: () => void): () => void {
  connection.listeners.add(listener);
  addEventListener('online', handleOnline);
  addEventListener('offline', handleOffline);
  return () => {
    connection.listeners.delete(listener);
    removeEventListener('online', handleOnline);
    removeEventListener('offline', handleOffline);
  };
}

const isConnected = () => navigator.onLine && connection.isReached();

/** Whether the server can be reached, as far as this device knows: told before somebody presses a button. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribe, isConnected);
}

/** From when the oldest answer is that is shown in place of a new one, in ms; undefined while all are the server's. */
export function useOldestAnswer(): number | undefined {
  return useSyncExternalStore(subscribe, connection.oldest);
}

/** Another page is shown: only its own answers count from now on. */
export const beginAnew = (): void => noteOldAnswer(undefined);
