/** How many a request brings: it stands below a tool, and is not what anybody came for. */
export const SHOWN_AT_ONCE = 5;
