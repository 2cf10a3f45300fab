import { keptTrial } from '@spire/remote-kit/trial';

/** Whether a leaf of a trial is on this device. */
export const hasLeaf = (): boolean => keptTrial().tried.length > 0;
