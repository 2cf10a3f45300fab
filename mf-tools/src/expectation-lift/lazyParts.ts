import { lazy } from 'react';

const parts = () => import('./parts.ts');

export const AboutGuess = lazy(async () => ({ default: (await parts()).AboutGuess }));
export const LiftResult = lazy(async () => ({ default: (await parts()).LiftResult }));
