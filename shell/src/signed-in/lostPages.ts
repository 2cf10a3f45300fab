/** Parts that few visits need: pages of last resort, the way out of onboarding, and cards beside Home. */
export { OnboardingExit } from './OnboardingExit.tsx';
export { PlaceCards } from '../remote-view/PlaceCards.tsx';
export { NotFoundPage } from './NotFoundPage.tsx';
export { RemotesMissing } from './RemotesMissing.tsx';
