/** One chunk of everything that is said of what waits: fetched when there is time, since it is wanted without a network. */
export { askToLeave } from './askToLeave.ts';
export { bringBackDrafts } from './keptDrafts.ts';
export { StatusLine } from './StatusLine.tsx';
export { WaitingPage } from './WaitingPage.tsx';
