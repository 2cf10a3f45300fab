import { createLoader } from './loading.ts';

/** The screens of whoever is not in yet: chooser, sign-in, callback. Nobody who is signed in fetches them. */
export const visitorScreens = createLoader(
  () => import(/* webpackChunkName: "visitor" */ './signed-out/visitorScreens.ts'),
);

/** The app behind the gate. */
export const signedInApp = createLoader(
  () => import(/* webpackChunkName: "signed-in" */ './signed-in/SignedInApp.tsx'),
);

/** Begins to fetch what this device will most likely show, before its session has been read. */
export function fetchLikelyScreens(): void {
  const hasSession = Object.keys(localStorage).some((key) => key.endsWith('-auth-token'));
  const likely: Promise<unknown> = hasSession ? signedInApp.load() : visitorScreens.load();
  likely.catch(() => undefined);
}
