/** The five steps of a mood, the best last: the pages that ask for it and those that tell of it say the same. */
export default { hard: 'Tungt', low: 'Litt tungt', fine: 'Greit', good: 'Bra', best: 'Veldig bra' } as const;
