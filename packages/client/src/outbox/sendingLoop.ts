const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** One tab of a browser sends at a time. Where there are no locks, every tab does: a repeat is harmless. */
function alone<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? run() : locks.request(name, run);
}

interface LoopOptions {
  /** Name of the lock that keeps other tabs from sending meanwhile. */
  name: string;
  /** Whether there is anything to send. */
  isWanted: () => Promise<boolean>;
  /** One pass over all; the least pause before the next in ms where something stood in the way. */
  pass: () => Promise<number | undefined>;
  /** Time, by the clock of this device in ms, at which a held write may be sent; undefined where none is held. */
  heldUntil: () => number | undefined;
  /** Called when a run of passes is over, however it ended. */
  onEnd: () => void;
}

interface SendingLoop {
  /** Sends now; resolves when that run is over. */
  wake: () => Promise<void>;
  /** The same, without the pauses that failures have made longer. */
  wakeAnew: () => Promise<void>;
  close: () => void;
}

/** Runs passes one at a time: on demand, when the network or the person comes back, and after a growing pause. */
export function createSendingLoop({ name, isWanted, pass, heldUntil, onEnd }: LoopOptions): SendingLoop {
  let isClosed = false;
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let pauses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wakeIn = (ms: number) => {
    timer = setTimeout(() => void wake(), ms);
  };

  async function sendAll(): Promise<void> {
    if (!(await isWanted()) || isClosed) return;
    clearTimeout(timer);
    const pause = await alone(name, pass);
    if (pause === undefined) {
      pauses = 0;
      const next = heldUntil();
      if (next !== undefined) wakeIn(next - Date.now() + 1);
      return;
    }
    const backOff = Math.min(FIRST_PAUSE * 2 ** pauses, LONGEST_PAUSE) * (0.5 + Math.random() / 2);
    pauses += 1;
    wakeIn(Math.max(pause, backOff));
  }

  const goesOn = () => isWantedAgain && !isClosed;

  async function run(): Promise<void> {
    try {
      do {
        isWantedAgain = false;
        await sendAll();
      } while (goesOn());
    } catch (error) {
      console.error('What waits could not be sent', error);
      wakeIn(LONGEST_PAUSE);
    } finally {
      running = undefined;
      onEnd();
    }
  }

  function wake(): Promise<void> {
    if (isClosed) return Promise.resolve();
    if (running !== undefined) isWantedAgain = true;
    return (running ??= run());
  }

  const wakeAnew = () => {
    pauses = 0;
    return wake();
  };
  const handleBack = () => void wakeAnew();
  const handleVisible = () => {
    if (document.visibilityState === 'visible') void wake();
  };
  addEventListener('online', handleBack);
  addEventListener('focus', handleBack);
  document.addEventListener('visibilitychange', handleVisible);

  return {
    wake,
    wakeAnew,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      removeEventListener('online', handleBack);
      removeEventListener('focus', handleBack);
      document.removeEventListener('visibilitychange', handleVisible);
    },
  };
}
