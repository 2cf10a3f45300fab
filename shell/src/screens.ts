import { registryInPage } from '@spire/client/config';
import { pageAt } from '@spire/domain/composePages';
import { deviceStorage } from '@spire/domain/deviceStorage';
import { fetchAuthAhead } from '@spire/client/auth';
import { storedSession } from '@spire/client/storedSession';
import { storedLanguage } from '@spire/i18n';
import { callbackVisit } from './callback/callbackVisit.ts';
import { composed } from './federation/registry.ts';
import { createLoader, createScreenLoader } from './loading.ts';
import { secondFactor } from './second-factor/messages/namespace.ts';
import { visitor } from './signed-out/messages/namespace.ts';
import { remoteVisit } from './signed-out/remoteVisit.ts';

/** The screens of whoever is not in yet: chooser, sign-in, and the way to the page of mailed links. Nobody who is signed in fetches them. */
export const visitorScreens = createScreenLoader(
  () => import(/* webpackChunkName: "visitor" */ './signed-out/visitorScreens.ts'),
  [visitor],
);

/** The code from the phone, for those who have set one up. */
export const secondFactorScreen = createScreenLoader(
  () => import(/* webpackChunkName: "second-factor" */ './second-factor/SecondFactorScreen.tsx'),
  [secondFactor],
);

/** The app behind the gate. */
export const signedInApp = createLoader(
  () => import(/* webpackChunkName: "signed-in" */ './signed-in/SignedInApp.tsx'),
);

/** Whether a visitor of this address needs nothing of the login screen, as far as the page itself knows its pages. */
function isOfRemoteAlone(): boolean {
  const registry = registryInPage();
  if (registry === undefined || storedLanguage() === undefined) return false;
  const page = pageAt(composed(registry), window.location.pathname);
  return page?.access === 'anyone' && page.owner !== 'shell';
}

/**
 * Begins to fetch what this device will most likely need, before its session has been read. Comes after `startI18n`.
 */
export function fetchLikelyScreens(): void {
  const key = deviceStorage.keys().find((each) => each.endsWith('-auth-token'));
  const likely: Promise<unknown> =
    key !== undefined ? signedInApp.load() : isOfRemoteAlone() ? remoteVisit.load() : visitorScreens.load();
  likely.catch(() => undefined);
  const isStale = key !== undefined && storedSession(key).kind === 'stale';
  const isLink = callbackVisit(window.location.href) !== null;
  if (isLink)
    visitorScreens.load().then(
      ({ callbackScreen }) => callbackScreen.load(),
      () => undefined,
    );
  if (isStale || isLink) fetchAuthAhead();
}
