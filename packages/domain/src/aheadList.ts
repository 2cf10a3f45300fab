import type { Language } from './languages.ts';

/** Where a build says which of its files a first screen needs, beside them. */
export const AHEAD_FILE = 'ahead.json';

/** How the page's head names a file that is asked for once the page's own script is nearly there; `preload` those asked for at once. */
export const LATER = 'later';

type WordFiles = Readonly<Record<Language, readonly string[]>>;

/** The files a place is drawn from. `shared` are libraries of the shell, by the name under which they are imported. */
interface PlaceFiles {
  files: readonly string[];
  words?: WordFiles | undefined;
  shared?: readonly string[] | undefined;
}

/**
 * Which files of a build are needed at once for what is shown first, so that the page can name them before a script has
 * run. Of a remote by `page ID` and `card ID`; of the shell by its parts. Nothing depends on it but time: what it does
 * not name is fetched when it is asked for.
 */
export interface AheadList {
  words: WordFiles;
  places: Readonly<Record<string, PlaceFiles>>;
  /** The files in which the shell's own copies of shared libraries lie, by import. */
  shared?: Readonly<Record<string, readonly string[]>> | undefined;
}
