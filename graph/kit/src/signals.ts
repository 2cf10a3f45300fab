import type { Log } from './log.ts';

/** Longer than a request may take, so that none in flight is cut off. */
const PATIENCE_MS = 30_000;

/** Ends the process in order on SIGTERM and SIGINT: requests in flight are finished, then the process is gone. */
export function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let isStopping = false;
  const handle = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'Stopping');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
}
