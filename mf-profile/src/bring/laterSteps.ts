/** The steps after a file was chosen: fetched then, by whoever brings one. */
export { BringInCard } from '../privacy/BringInCard.tsx';
export { Asking } from './Asking.tsx';
export { BroughtIn } from './BroughtIn.tsx';
export { SendFailed } from './SendFailed.tsx';
export { Understood } from './Understood.tsx';
