/** One chunk for all that follows the question: the texts, the minute and its end. */
export { EndStep } from './EndStep.tsx';
export { SuggestionStep } from './SuggestionStep.tsx';
export { TrialPicture } from './TrialPicture.tsx';
