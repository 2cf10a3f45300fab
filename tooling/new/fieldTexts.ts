import { wordsOf } from './names.ts';
import { addEntry, type Sources } from './sources.ts';

const WORDS = { no: (name: string) => `'${wordsOf(name)} (no)'`, en: (name: string) => `'${wordsOf(name)}'` };

/** Adds the word of a field of the export in both languages, where no other field has brought it along. */
export function withWord(sources: Sources, name: string): void {
  const file = 'packages/content/src/exportWords.ts';
  if (new RegExp(`^    ${name}: '`, 'm').test(sources.read(file))) return;
  const add = (part: string, word: string) => addEntry(part, 'fields: {', `${name}: ${word}`);
  sources.change(file, (text) => {
    const [no = '', en = ''] = text.split(ENGLISH);
    return [add(no, WORDS.no(name)), add(en, WORDS.en(name))].join(ENGLISH);
  });
}
const ENGLISH = 'const en: ExportWords';

/** Adds what seeded people write in a field, in both languages. */
export function withSeedTexts(text: string, record: 'memory' | 'checkIn', name: string): string {
  if (record === 'checkIn')
    return addEntry(
      addEntry(text, '  no: {', `${name}: [${WORDS.no(name)}]`),
      '  en: {',
      `${name}: [${WORDS.en(name)}]`,
    );
  let count = 0;
  // Each memory tells its description in Norwegian first.
  return text.replaceAll(DESCRIPTION, (description) => {
    count += 1;
    return `${description}, ${name}: ${(count % 2 === 1 ? WORDS.no : WORDS.en)(name)}`;
  });
}
const DESCRIPTION = /description:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;
