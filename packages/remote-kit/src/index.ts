/** What the shell gives every remote, as one running copy, and the contract a remote keeps. */
export {
  appearance,
  setAppearance,
  showAppearance,
  TEXT_SIZES,
  THEMES,
  useAppearance,
  APPEARANCE_KEY,
} from './appearance.ts';
export type { Appearance, TextSize, Theme } from './appearance.ts';
export { CONTRACT_VERSION, isRemoteModule } from './remoteModule.ts';
export type { RemoteModule } from './remoteModule.ts';
export { SessionProvider, useSession } from './session.ts';
export type { Session } from './session.ts';
export { closeToast, showToast, useToasts } from './toasts.ts';
export type { Toast, ToastKind } from './toasts.ts';
export { forgetDrafts, useDraft } from './useDraft.ts';
