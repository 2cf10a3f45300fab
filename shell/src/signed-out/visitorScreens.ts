/** One chunk for every screen before the gate. */
export { CallbackScreen } from '../callback/CallbackScreen.tsx';
export { LanguageChooser } from '../chooser/LanguageChooser.tsx';
export { SignedOutApp } from './SignedOutApp.tsx';
