/** The one door to the person's data. Shared by shell and remotes as one running copy, and one cache. */
export type { TypedDocumentNode } from '@apollo/client';
export { createDataClient } from './dataClient.ts';
export type { DataClient } from './dataClient.ts';
export { DataProvider } from './DataProvider.tsx';
export type { Connection } from './mergePages.ts';
export { problemOf } from './problems.ts';
export type { Problem } from './problems.ts';
export { currentMoment, todaysDate, useToday } from './today.ts';
export { useIsWaiting } from './outbox/useOutbox.ts';
export { usePages } from './usePages.ts';
export type { Feed, Pages } from './usePages.ts';
export { knownOf, useRead } from './useRead.ts';
export type { Loaded } from './useRead.ts';
export { useLatestSave } from './useLatestSave.ts';
export { useSave } from './useSave.ts';
export type { SaveAnswer, SaveState } from './saveState.ts';
export type { Save } from './useSave.ts';
export type { WriteRules } from './writeRules.ts';
