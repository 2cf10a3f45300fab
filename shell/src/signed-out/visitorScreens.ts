import { callback } from '../callback/messages/namespace.ts';
import { createScreenLoader } from '../loading.ts';
import { security } from '../security/messages/namespace.ts';

/** One chunk for the screens before the gate, and the way to the one that few visits see. */
export { LanguageChooser } from '../chooser/LanguageChooser.tsx';
export { SignedOutApp } from './SignedOutApp.tsx';

/** Where a mailed link leads. Its form for a new password asks for proofs in the words of the security page. */
export const callbackScreen = createScreenLoader(
  () => import(/* webpackChunkName: "callback" */ '../callback/CallbackScreen.tsx'),
  [callback, security],
);
