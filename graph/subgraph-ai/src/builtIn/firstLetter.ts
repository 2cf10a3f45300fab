/** As it begins a sentence. */
export const withCapital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** As it goes on within one. */
export const withSmall = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1);
