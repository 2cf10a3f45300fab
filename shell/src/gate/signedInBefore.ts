import { deviceStorage } from '@spire/domain/deviceStorage';

const KEY = 'spire.hasSignedIn';

/** After a sign-in here, this device leads to the login screen first (D51). */
export function noteSignedIn(): void {
  deviceStorage.setItem(KEY, 'yes');
}

export const hasSignedInHere = (): boolean => deviceStorage.getItem(KEY) !== null;
