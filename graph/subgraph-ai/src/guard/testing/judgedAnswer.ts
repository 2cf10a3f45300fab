import type { Bounds } from '../bounds.ts';
import type { GuardProblem } from '../guardProblem.ts';

/** An answer, and whom it is for. */
export type GoodAnswer = readonly [bounds: Partial<Bounds>, text: string];

/** An answer, whom it is for, and one thing that is wrong with it. */
export type BadAnswer = readonly [problem: GuardProblem, bounds: Partial<Bounds>, text: string];
