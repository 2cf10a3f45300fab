/** The beginning of a text, of at most so many characters, ended at a word where one is near, and marked with an ellipsis. */
export function beginningOf(text: string, characters: number): string {
  const beginning = [...text].slice(0, characters).join('');
  const lastSpace = beginning.lastIndexOf(' ');
  return `${(lastSpace > characters / 2 ? beginning.slice(0, lastSpace) : beginning).trimEnd()} …`;
}
