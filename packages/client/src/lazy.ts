/**
 * Parts of the data layer for few pages: pictures, voice notes, files in and out, a write that is held back. Shared like the rest of
 * it, and fetched with the first page that asks.
 */
export type { Picture } from './pictures/picture.ts';
export { usePictures } from './pictures/usePictures.ts';
export type { Pictures } from './pictures/usePictures.ts';
export type { Voice } from './pictures/keptVoices.ts';
export { useVoices } from './pictures/useVoices.ts';
export type { Voices } from './pictures/useVoices.ts';
export { useRefusedWrite } from './outbox/useRefusedWrite.ts';
export type { RefusedWrite } from './outbox/useRefusedWrite.ts';
export { saveFile } from './saveFile.ts';
export { HAD_BACK_FOR, useHeldWrite } from './useHeldWrite.ts';
export { useHostFacts } from './useHostFacts.ts';
export { useTransfer } from './useTransfer.ts';
export { useKeptChoice } from './store/useKeptChoice.ts';
export { keepReads } from './store/keepReads.ts';
export { writeAnew } from './outbox/writeAnew.ts';
