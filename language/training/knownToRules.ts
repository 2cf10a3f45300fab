/**
 * The authors whose texts the rules of the crisis screening were written or mended by, the one that wrote of what
 * earlier classifiers had missed, and what Spire itself says (`spire`, `reviewed`) or tests its guard by (`judged`): they are
 * learnt from, and no judge of anything.
 */
export const KNOWN_TO_RULES: readonly string[] = ['first', 'strangers', 'plain', 'gaps', 'spire', 'reviewed', 'judged'];
