import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The files of one build, by their path within its folder. */
export type BundleFiles = ReadonlyMap<string, string>;

/** A build's output folder that may be built again while it is served. */
export interface BundleFolder<Content> {
  /** The result made of the files as they are now; undefined while there is no build. */
  current: () => Content | undefined;
}

/**
 * Watches a build by the dates of its main files and its folder, a `stat` call each: a reload of the page shows a fresh
 * build without a restart. Without the first of them there is no build.
 */
export function createBundleFolder<Content>(
  folder: string,
  mainFiles: readonly [string, ...string[]],
  read: (files: BundleFiles) => Content,
): BundleFolder<Content> {
  let state: string | undefined;
  let content: Content | undefined;
  return {
    current: () => {
      const found = stateOf(folder, mainFiles);
      if (found === state) return content;
      content = found === undefined ? undefined : read(listFiles(folder));
      state = found;
      return content;
    },
  };
}

function stateOf(folder: string, mainFiles: readonly string[]): string | undefined {
  const [main, ...others] = [...mainFiles, '.'].map((file) => {
    const found = statSync(path.join(folder, file), { throwIfNoEntry: false });
    return found && `${found.mtimeMs} ${found.size}`;
  });
  return main && [main, ...others].join(' ');
}

/** The files of a build, by their path within its folder. */
export function listFiles(folder: string): BundleFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    // Compressed copies are another form of the files beside them, not files of their own.
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  );
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file).split(path.sep).join('/'), file];
    }),
  );
}
