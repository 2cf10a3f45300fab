/** The one door to the service that signs for an Apollo Router. */
export { startRouterSigner } from './routerSigner.ts';
export { readRouterSignerEnvironment } from './routerSignerEnvironment.ts';
