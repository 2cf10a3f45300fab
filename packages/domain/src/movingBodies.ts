const MOVING_BODY = /[🚶🏃🧍💃🕺👯🤸🤾🤹🤼🤺🏋🚴🚵🏊🏄🚣🧗⛹🏌🏇⛷🏂]/u;

/** Whether an emoji shows a body that stands or moves: a demand, to somebody who lies in bed. */
export const showsMovingBody = (emoji: string): boolean => MOVING_BODY.test(emoji);

/** The emoji of a text by AI, which may meet anybody, or a leaf in its place. */
export const stillEmoji = (emoji: string): string => (showsMovingBody(emoji) ? '🌿' : emoji);
