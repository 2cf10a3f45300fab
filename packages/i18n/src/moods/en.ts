import type { Mirror } from '../catalogue.ts';
import type source from './no.ts';

export default {
  hard: 'Hard',
  low: 'A bit hard',
  fine: 'Fine',
  good: 'Good',
  best: 'Very good',
} as const satisfies Mirror<typeof source>;
