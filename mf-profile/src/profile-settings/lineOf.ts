/** More are told by their number. */
const MOST = 4;
const SHOWN = 2;

/** A label within a line: what is no abbreviation begins small. */
const within = (label: string) =>
  /^(\p{Lu}\p{Ll}|A )/u.test(label) ? label.charAt(0).toLocaleLowerCase() + label.slice(1) : label;

/** The answers in one line; of many the first and how many there are besides. Undefined where there is none. */
export function lineOf(answers: readonly string[], more: (count: number) => string): string | undefined {
  if (answers.length === 0) return undefined;
  const shown = answers.length > MOST ? answers.slice(0, SHOWN) : answers;
  const line = shown.map((each, index) => (index === 0 ? each : within(each))).join(', ');
  return shown.length < answers.length ? `${line} ${more(answers.length - shown.length)}` : line;
}
