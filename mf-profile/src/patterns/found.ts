import type { PatternsQuery } from './Patterns.generated.ts';

export type Found = PatternsQuery['me']['patterns'];
export type Pattern = Found['patterns'][number];
