import { withTimeout } from '@spire/client/withTimeout';
import { createLoader, type Loader } from '../loading.ts';

/** Put in by the build. */
declare const process: { env: { NODE_ENV?: string } };

/** The runtime has no short limit of its own; a place that waits longer offers a retry. Large builds of development take their time. */
const REMOTE_WAIT = process.env.NODE_ENV === 'development' ? 60_000 : 10_000;

/** After so many failures in a row the version before stands in. */
const MOST_FAILURES = 2;

export type Version = 'current' | 'previous';

/** One copy of a remote as it was fetched: its own instance of every module, whatever happened to another copy. */
export interface Copy<Module> {
  version: Version;
  module: Loader<Module>;
  /** How often in a row a copy could not be fetched before this one. */
  failures: number;
}

/** Which copy of each remote stands, and what follows when it fails. */
export interface RemoteCopies<Module> {
  /**
   * Uses the copy that stands. A failure takes that copy away: the next try gets a fresh one, and at the second failure
   * in a row the previous version at once, so that nobody has to ask for it (D42).
   */
  use: <Used>(
    remote: string,
    what: string,
    use: (module: Module, copy: Copy<Module>) => Promise<Used>,
  ) => Promise<Used>;
  /** Tells that what came of a copy failed so many times in a row. True when the previous version stands in from now on. */
  replace: (remote: string, failed: Copy<Module>, failures: number) => boolean;
}

export function createRemoteCopies<Module>(
  fetchModule: (remote: string, version: Version) => Promise<Module>,
): RemoteCopies<Module> {
  const standing = new Map<string, Copy<Module>>();
  const failures = new Map<string, number>();

  /** `late` is what an earlier copy still waits for: whichever of the two comes first is taken. */
  function begin(remote: string, version: Version, failed = 0, late?: Promise<Module>): Copy<Module> {
    const fetchIt = () => {
      const fresh = fetchModule(remote, version);
      return late === undefined ? fresh : Promise.any([fresh, late]).catch(() => fresh);
    };
    const copy = { version, module: createLoader(fetchIt), failures: failed };
    standing.set(remote, copy);
    return copy;
  }

  function replace(remote: string, failed: Copy<Module>, count: number, late?: Promise<Module>): boolean {
    const isOver = failed.version === 'current' && count >= MOST_FAILURES;
    // Another place of the same remote may have replaced it already.
    if (standing.get(remote) === failed) {
      if (isOver) begin(remote, 'previous');
      else begin(remote, 'current', failed.version === 'current' ? count : 0, late);
    }
    return failed.version === 'current' && standing.get(remote)?.version === 'previous';
  }

  async function attempt<Used>(
    remote: string,
    what: string,
    use: (module: Module, copy: Copy<Module>) => Promise<Used>,
  ): Promise<Used> {
    const copy = standing.get(remote) ?? begin(remote, 'current');
    const loading = copy.module.load();
    let stage: 'fetching' | 'using' = 'fetching';
    try {
      const module = await withTimeout(REMOTE_WAIT, loading);
      stage = 'using';
      const used = await withTimeout(REMOTE_WAIT, use(module, copy));
      failures.delete(what);
      return used;
    } catch (error) {
      const isUse = stage === 'using';
      const count = (isUse ? (failures.get(what) ?? 0) : copy.failures) + 1;
      if (isUse) failures.set(what, count);
      const isReplaced = isUse ? replace(remote, copy, count) : replace(remote, copy, count, loading);
      if (!isReplaced) throw error;
      console.error(`${what} failed again; the version before is tried`, error);
      return attempt(remote, what, use);
    }
  }

  return { use: attempt, replace };
}
