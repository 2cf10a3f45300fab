/** The three answers in own words, as any read of a check-in has them. */
export interface WordsOfCheckIn {
  whatIsGoodText: string;
  lookingForwardText: string;
  needMoreText: string;
}

/** The texts of a check-in; none without one. */
export const ownWordsOf = (checkIn: WordsOfCheckIn | null | undefined): string[] =>
  checkIn === null || checkIn === undefined
    ? []
    : [checkIn.whatIsGoodText, checkIn.lookingForwardText, checkIn.needMoreText].filter((text) => text.trim() !== '');
