/** How many memories come at a time (D17). */
export const PAGE_SIZE = 50;
