import { SHELL_PAGES } from '@spire/domain/routes';

/** Where confirmation and reset links lead: the callback on the app's own origin (spec 1 §7). */
export function callbackAddress(): string {
  return new URL(SHELL_PAGES.authCallback.path, window.location.origin).href;
}
