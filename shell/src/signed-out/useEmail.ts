import { tabStorage } from '@spire/domain/deviceStorage';
import { useCallback, useState } from 'react';
import { rememberWanted } from '../gate/wantedPath.ts';

/** In the tab's own storage: gone with the tab, never on the device for the next person. */
const EMAIL_KEY = 'spire.email';

/** Forgets the address, and the page a login link was to open; part of signing out. */
export function forgetEmail(): void {
  tabStorage.removeItem(EMAIL_KEY);
  rememberWanted(null);
}

/** The address typed in one form and offered in the others (A17); `lastEmail`, when there is one, comes first. */
export function useEmail(lastEmail = ''): [string, (email: string) => void] {
  const [email, setEmail] = useState(() => lastEmail || (tabStorage.getItem(EMAIL_KEY) ?? ''));
  const change = useCallback((next: string) => {
    setEmail(next);
    tabStorage.setItem(EMAIL_KEY, next);
  }, []);
  return [email, change];
}
