/** Pages shown where nothing else can be. */
export { NotFoundPage } from './NotFoundPage.tsx';
export { RemotesMissing } from './RemotesMissing.tsx';
