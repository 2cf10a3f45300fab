/** The sentence that has seen what weighs today, before anything else (D61); nothing where nothing does. */
export const Seen = ({ sentence }: { sentence: string | null | undefined }) =>
  sentence === null || sentence === undefined ? null : <p>{sentence}</p>;
