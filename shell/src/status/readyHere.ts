/** Says on this device that everything is in store for a time without a network, and whether the person knows. */
const READY = 'spire.readyOffline';

export const isReadyHere = (): boolean => localStorage.getItem(READY) !== null;
export const noteReadyHere = (): void => localStorage.setItem(READY, 'yes');
/** Whether it is still to be said. */
export const isReadyUntold = (): boolean => localStorage.getItem(READY) === 'yes';
export const noteReadyTold = (): void => localStorage.setItem(READY, 'told');
