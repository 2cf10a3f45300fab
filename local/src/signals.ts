/** Signals that come closer together than this are one: npm passes on a Ctrl-C that the terminal sent to all. */
const SAME_PRESS_MS = 600;

const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Answers the first Ctrl-C (or SIGTERM, SIGHUP) with `stop`, a later one with `kill`. */
export function onSignals({ stop, kill }: { stop: () => void; kill: () => void }): void {
  let first: number | undefined;
  const handle = () => {
    if (first === undefined) {
      first = performance.now();
      stop();
    } else if (performance.now() - first > SAME_PRESS_MS) {
      kill();
    }
  };
  for (const signal of SIGNALS) process.on(signal, handle);
}
