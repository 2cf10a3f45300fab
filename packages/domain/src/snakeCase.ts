/** The name of a field as columns and older clients spell it: `goodnessRating` is `goodness_rating`. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
