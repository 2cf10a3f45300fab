/** Parts that the page loads once something is written: the guess, the result, and the texts of this device. */
export { AboutGuess } from './AboutGuess.tsx';
export { LiftResult } from './LiftResult.tsx';
