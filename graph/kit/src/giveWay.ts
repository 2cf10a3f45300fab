import { setImmediate } from 'node:timers/promises';

/** Lets requests that wait be looked at before long work goes on (D76). */
export const giveWay = (): Promise<void> => setImmediate();
