import type { Log } from '@spire/graph-kit/log';
import { readBuild, type Build } from '@spire/services/publishing/build';
import { shellLacks, type Offers } from '@spire/services/publishing/compatibility';
import { publish, standing, withdraw, type Target } from '@spire/services/publishing/publish';
import { folderStore } from '@spire/services/publishing/store';
import { remoteFolders } from '@spire/services/web/remoteFolders';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Beside the registry in the store: of each remote the version of its build about which it is decided whether it is out. */
const DECIDED = '.builds.json';
const versions = z.record(z.string(), z.string());
type Versions = z.infer<typeof versions>;

function decidedIn(storeFolder: string): Versions {
  try {
    return versions.parse(JSON.parse(readFileSync(path.join(storeFolder, DECIDED), 'utf8')));
  } catch {
    return {};
  }
}

function write(storeFolder: string, decided: Versions): void {
  const file = path.join(storeFolder, DECIDED);
  writeFileSync(`${file}.new`, JSON.stringify(decided));
  renameSync(`${file}.new`, file);
}

/** Notes that somebody has published or previewed these builds: the next start leaves that as it is. */
export function noteDecision(storeFolder: string, builds: readonly Pick<Build, 'name' | 'version'>[]): void {
  const news = Object.fromEntries(builds.map(({ name, version }) => [name, version.version]));
  write(storeFolder, { ...decidedIn(storeFolder), ...news });
}

interface PublishBuildsOptions {
  root: string;
  remotesFolder: string;
  storeFolder: string;
  log: Pick<Log, 'warn'>;
}

/**
 * Publishes the remotes that were built since the last start. So a build alone changes nothing for anybody, the version
 * before it stays in the store for open pages and for a rollback, and a rollback outlasts a restart. A remote whose
 * folder is gone is withdrawn. What cannot be published costs no start: it is logged, and what is out stays.
 */
export async function publishBuilds({ root, remotesFolder, storeFolder, log }: PublishBuildsOptions): Promise<void> {
  const tell = (error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'A build is not published');
  try {
    const target: Target = { store: folderStore(storeFolder), lacks: lacksOf(root) };
    const out = (await standing(target))?.remotes ?? {};
    const decided = decidedIn(storeFolder);
    const names = remoteFolders(remotesFolder);
    const gone = Object.keys(decided).filter((name) => name in out && !names.includes(name));
    if (gone.length > 0) await withdraw(target, gone);
    const builds = names.flatMap((name) => readOrTell(path.join(remotesFolder, name, 'dist'), name, tell));
    // Published by somebody while no start took note of builds: it stays until there is another build.
    const isForeign = (name: string) => name in out && !(name in decided);
    const news = builds.filter(({ name, version }) => !isForeign(name) && decided[name] !== version.version);
    const failed = await publishAll(target, news, tell);
    const settled = builds.filter((build) => !failed.has(build));
    const noted = Object.entries(decided).filter(([name]) => names.includes(name));
    write(storeFolder, {
      ...Object.fromEntries(noted),
      ...Object.fromEntries(settled.map(({ name, version }) => [name, version.version])),
    });
  } catch (error) {
    tell(error);
  }
}

/** All at once, for a path may move from one remote to another; where that is refused, each that can be. */
async function publishAll(
  target: Target,
  builds: readonly Build[],
  tell: (error: unknown) => void,
): Promise<ReadonlySet<Build>> {
  const failed = new Set<Build>();
  try {
    await publish(target, builds);
  } catch {
    for (const build of builds) {
      try {
        await publish(target, [build]);
      } catch (error) {
        tell(error);
        failed.add(build);
      }
    }
  }
  return failed;
}

function readOrTell(dist: string, name: string, tell: (error: unknown) => void): Build[] {
  try {
    return existsSync(dist) ? [readBuild(name, dist)] : [];
  } catch (error) {
    tell(error);
    return [];
  }
}

/**
 * Against the shell that starts here. Whether the graph answers what is asked is not looked at again: it is of the same
 * sources, and to hold everything against its schema is a third of what this costs a first start.
 */
function lacksOf(root: string): Target['lacks'] {
  let shell: Offers | undefined;
  return (version) => {
    shell ??= JSON.parse(readFileSync(path.join(root, 'shell/dist/shell.json'), 'utf8')) as Offers;
    return shellLacks(version, shell);
  };
}
