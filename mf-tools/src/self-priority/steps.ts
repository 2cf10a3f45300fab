/** The question, the three ways, and the words as they are sent. */
export const STEPS = 3;
