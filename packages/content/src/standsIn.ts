/** The words of a text, in small letters. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d']+/gu) ?? [];

/** Whether a word is the given one; a star at its beginning or end stands for any letters. */
function isWord(word: string, given: string): boolean {
  const bare = word.replaceAll('*', '');
  if (!word.startsWith('*')) return word.endsWith('*') ? given.startsWith(bare) : given === bare;
  return word.endsWith('*') ? given.includes(bare) : given.endsWith(bare);
}

function follows(entry: string, told: readonly string[]): boolean {
  const wanted = entry.split(' ');
  return told.some((_, at) => wanted.every((word, step) => isWord(word, told[at + step] ?? '')));
}

/** Whether words of the list stand in a text one after another; those beside ` + ` both, wherever. */
export const standsIn = (list: readonly string[], told: readonly string[]): boolean =>
  list.some((entry) => entry.split(' + ').every((part) => follows(part, told)));
