import { useAppearance } from '@spire/remote-kit';

/** Whether points are spoken of: never in the calm view (A33). */
export const useHasPoints = (): boolean => !useAppearance().isCalm;
