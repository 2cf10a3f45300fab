import { createLoader } from '../loading.ts';

/** A page of a remote that anyone may open, for whoever is not in: router and federation are no part of the login screen. */
export const remoteVisit = createLoader(() => import(/* webpackChunkName: "remote-visit" */ './RemoteVisit.tsx'));
