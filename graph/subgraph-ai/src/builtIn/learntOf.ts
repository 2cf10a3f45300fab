import type { Facts } from '../facts/facts.ts';

type Learnt = Pick<Facts, 'learnt'>;

const of = ({ learnt }: Learnt, { id }: { id: string }) => learnt.find(({ exercise }) => exercise === id);

/** Whether an exercise does not come by itself now (D90). */
export const isResting = (facts: Learnt, exercise: { id: string }): boolean => of(facts, exercise)?.isResting ?? false;

/** The learnt score of an exercise; 0 where nothing has been learnt. */
export const scoreOf = (facts: Learnt, exercise: { id: string }): number => of(facts, exercise)?.score ?? 0;
