import type { ModuleList } from './build/moduleList.ts';

/** Some files of a build. */
interface Files {
  modules: ModuleList;
  files: readonly string[];
}

/**
 * How many times over the code of a remote lies in those of its files that were fetched: 1 when no module lies in two
 * of them and no primitive of the design was brought along that the shell has fetched too. The entry is left out: most
 * of it is the runtime's, and would make the rest look better than it is.
 */
export function timesItsCode(remote: Files, shell: Files): number {
  const modulesIn = ({ modules, files }: Files) =>
    files.filter((file) => file !== 'remoteEntry.js').flatMap((file) => Object.entries(modules[file] ?? {}));
  const all = modulesIn(remote);
  const ofShell = new Set(modulesIn(shell).map(([name]) => name));
  const distinct = new Map(all.filter(([name]) => !(name.startsWith('packages/ui/') && ofShell.has(name))));
  const sizeOf = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);
  return sizeOf(all.map(([, size]) => size)) / sizeOf(distinct.values());
}
