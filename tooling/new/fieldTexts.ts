import { wordsOf } from './names.ts';
import { addEntry, type Sources } from './sources.ts';

/** Adds the word of a field of the export in both languages, where no other field has brought it along. */
export function withWord(sources: Sources, name: string): void {
  const file = 'packages/content/src/exportWords.ts';
  if (new RegExp(`^    ${name}: '`, 'm').test(sources.read(file))) return;
  const add = (part: string, word: string) => addEntry(part, 'fields: {', `${name}: ${word}`);
  sources.change(file, (text) => {
    const [no = '', en = ''] = text.split(ENGLISH);
    return [add(no, `'${wordsOf(name)} (no)'`), add(en, `'${wordsOf(name)}'`)].join(ENGLISH);
  });
}
const ENGLISH = 'const en: ExportWords';
