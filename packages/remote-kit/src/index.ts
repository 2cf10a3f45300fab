/** The shell's services for every remote, as one running copy, and the contract a remote keeps. */
export {
  appearance,
  followAccount,
  setAppearance,
  setCalmBySettings,
  showAppearance,
  useAppearance,
  APPEARANCE_KEY,
} from './appearance.ts';
export { TEXT_SIZES, THEMES } from '@spire/domain/appearance';
export type { Appearance, TextSize, Theme } from '@spire/domain/appearance';
export type { Backdrop } from './backdrop.ts';
export { useBackdrop, useCurrentBackdrop } from './backdrop.ts';
export { sharedPages, sharePages, useAppPages, usePagePath, usePageTitle } from './pages.ts';
export { isRemoteModule } from './remoteModule.ts';
export type { RemoteModule } from './remoteModule.ts';
export type { AsNew, KeptRead, Told, WaitingThing, WhenAway, Written } from './whenAway.ts';
export { SessionProvider, useIsSignedIn, useSession, useUserId } from './session.ts';
export type { Session } from './session.ts';
export { closeToast, showToast, useToasts } from './toasts.ts';
export type { Toast, ToastKind } from './toasts.ts';
export { draftsOf, forgetDrafts, timersKey, writeDraft } from './drafts.ts';
