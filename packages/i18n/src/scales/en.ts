import type { Mirror } from '../catalogue.ts';
import type source from './no.ts';

export default {
  names: { energy: 'Energy', pain: 'Pain', fog: 'Brain fog', sleep: 'Sleep last night', unrest: 'Unease' },
  steps: {
    energy: { s1: 'Empty', s2: 'A little', s3: 'Some', s4: 'Quite a bit', s5: 'Plenty' },
    pain: { s1: 'None', s2: 'A little', s3: 'Some', s4: 'A lot', s5: 'Very much' },
    fog: { s1: 'Clear', s2: 'Hazy', s3: 'Foggy', s4: 'Thick', s5: 'Very thick' },
    sleep: { s1: 'Hardly', s2: 'Poorly', s3: 'So-so', s4: 'Well', s5: 'Very well' },
    unrest: { s1: 'Calm', s2: 'A little', s3: 'Uneasy', s4: 'Very', s5: 'Extremely' },
  },
} as const satisfies Mirror<typeof source>;
