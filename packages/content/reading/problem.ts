/** A fault in a file of texts, told so that somebody who does not program can mend it. */
export interface Problem {
  /** The path of the file below `texts/`. */
  file: string;
  line: number;
  /** The entry and the field it is about, as they are called in the file; empty where it is about the whole file. */
  about: string;
  /** The fault itself, in plain words. */
  says: string;
}

/** A problem as one line: `texts/hard-day.yaml:41 text "slower-out": title.en is missing`. */
export const lineOf = ({ file, line, about, says }: Problem): string =>
  `texts/${file}:${line} ${about === '' ? '' : `${about} `}${says}`;

type Path = readonly PropertyKey[];

const fieldOf = (path: Path): string =>
  path.map((part) => (typeof part === 'number' ? ` number ${part + 1}` : `.${String(part)}`)).join('');

/** A place in a file in words: what an entry of the file is called, its key, and the field within it. */
export function aboutOf(noun: string, [entry, ...rest]: Path): string {
  if (entry === undefined) return '';
  const name = typeof entry === 'number' ? `${noun} number ${entry + 1}:` : `${noun} "${String(entry)}":`;
  return [name, fieldOf(rest).replace(/^[.\s]/u, '')].filter((part) => part !== '').join(' ');
}
