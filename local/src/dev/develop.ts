import type { Lifecycle } from '../lifecycle.ts';
import { servicesProcess, type ServicesTask } from './servicesProcess.ts';
import { watchBuilds, WATCHED_SERVICES, watchedApps } from './watchBuilds.ts';

export interface Development {
  /** Starts the services once they are built, and from then on again after each change of what they are built from. */
  startServices: (task: ServicesTask) => Promise<void>;
  /** In a line, what is watched. */
  summary: string;
}

/** Builds what is being worked on: pages that load themselves again, and services that are started again. */
export function develop(
  root: string,
  only: string | undefined,
  lifecycle: Lifecycle,
  say: (line: string) => void,
): Development {
  const apps = watchedApps(root, only);
  const firstBuild = Promise.withResolvers<undefined>();
  let restart: () => Promise<void> = () => Promise.resolve();

  watchBuilds(root, [...apps, WATCHED_SERVICES], lifecycle, {
    say,
    onBuilt: (folder, isFirst) => {
      if (folder !== WATCHED_SERVICES.folder) {
        if (!isFirst) say(`Built ${folder} again; open pages load themselves again.`);
      } else if (isFirst) firstBuild.resolve(undefined);
      else void restart();
    },
  });

  return {
    summary: `${only ?? 'Every page'} and the services are built again as you change them, packages included.`,
    startServices: async (task) => {
      const services = servicesProcess(task, lifecycle, say);
      await firstBuild.promise;
      lifecycle.signal.throwIfAborted();
      await services.restart();
      restart = inTurn(async () => {
        const begun = performance.now();
        await services.restart();
        if (!lifecycle.isStopping())
          say(`Started the services again … ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      }, say);
    },
  };
}

/** Runs `work` once at a time, and once more when it was wanted meanwhile; what goes wrong is said. */
function inTurn(work: () => Promise<void>, say: (line: string) => void): () => Promise<void> {
  let last = Promise.resolve();
  let isWaiting = false;
  return () => {
    if (isWaiting) return last;
    isWaiting = true;
    last = last.then(() => {
      isWaiting = false;
      return work().catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
    });
    return last;
  };
}
