const KEY = 'spire.hasSignedIn';

/** After a sign-in here, this device leads to the login screen first (D51). */
export function noteSignedIn(): void {
  localStorage.setItem(KEY, 'yes');
}

export const hasSignedInHere = (): boolean => localStorage.getItem(KEY) !== null;
