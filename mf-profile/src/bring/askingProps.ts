import type { KnownFile } from './answers.ts';
import type { Bring } from './useBring.ts';

export interface AskingProps {
  flow: Bring;
  known: KnownFile;
}
