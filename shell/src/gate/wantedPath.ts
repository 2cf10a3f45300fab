import { deviceStorage } from '@spire/domain/deviceStorage';
import { SHELL_PAGES } from '@spire/domain/routes';
import { go } from '../location.ts';

/** In this browser's own storage, for the link may open in another tab; never in the mail. */
const WANTED_KEY = 'spire.next';

/** Keeps the page that was asked for before login until the login link is followed here; null forgets an older one. */
export function rememberWanted(next: string | null): void {
  if (next === null) deviceStorage.removeItem(WANTED_KEY);
  else deviceStorage.setItem(WANTED_KEY, next);
}

/** Puts that page, once, where the way in looks for it; `entryPath` judges whether it is one of ours (D8). */
export function openWanted(): void {
  const next = deviceStorage.getItem(WANTED_KEY);
  rememberWanted(null);
  if (next !== null) go(`${SHELL_PAGES.auth.path}?next=${encodeURIComponent(next)}`, { isReplacing: true });
}
