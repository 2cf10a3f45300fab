const KEY = 'spire.hasSignedIn';

/** Somebody is signed in here: from now on this device leads to the login screen first (D51). */
export function noteSignedIn(): void {
  localStorage.setItem(KEY, 'yes');
}

export const hasSignedInHere = (): boolean => localStorage.getItem(KEY) !== null;
