import { deviceStorage } from '@spire/domain/deviceStorage';

/** Says on this device that everything is in store for a time without a network, and whether the person knows. */
const READY = 'spire.readyOffline';

export const isReadyHere = (): boolean => deviceStorage.getItem(READY) !== null;
export const noteReadyHere = (): void => void deviceStorage.setItem(READY, 'yes');
/** Whether it is still to be said. */
export const isReadyUntold = (): boolean => deviceStorage.getItem(READY) === 'yes';
export const noteReadyTold = (): void => void deviceStorage.setItem(READY, 'told');
