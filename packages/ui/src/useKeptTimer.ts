import { deviceStorage } from '@spire/domain/deviceStorage';
import { timersKey, useUserId } from '@spire/remote-kit';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

/** Where a countdown stands: running towards a moment, or resting with so much left. In milliseconds. */
export type CountdownState = { endsAt: number } | { left: number };

interface Stored {
  /** When it was started, in milliseconds. */
  since: number;
  at: CountdownState;
  step: number;
}
type Timers = Readonly<Record<string, Stored>>;

export interface KeptTimer {
  /** Where it stands; undefined while it does not run. */
  at: CountdownState | undefined;
  /** Which step of its exercise, from 1. */
  step: number;
  /** It ran before this page knew of it: a reload came between, or another tab started it. */
  wasUnderWay: boolean;
  /** Starts it; any other that runs rests from now on. */
  start: () => void;
  change: (part: Partial<Pick<Stored, 'at' | 'step'>>) => void;
  /** Ends it. False where another tab has ended it already, so that nothing is saved twice. */
  end: () => boolean;
}

/** A timer that nobody has come back to for so many milliseconds is forgotten. */
const FORGOTTEN_AFTER = 86_400_000;
/** Tells this tab what `storage` tells the others. */
const CHANGED = 'spire.timers';
const NONE: Timers = {};
/** Whose timers they are before a login. */
const VISITOR = 'visitor';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

function timersIn(text: string | null, now: number): Timers {
  try {
    const all = Object.entries(JSON.parse(text ?? '{}') as Timers);
    return Object.fromEntries(all.filter(([, { since }]) => now - since < FORGOTTEN_AFTER));
  } catch {
    return NONE;
  }
}

function keep(key: string, timers: Timers): void {
  if (Object.keys(timers).length === 0) deviceStorage.removeItem(key);
  else deviceStorage.setItem(key, JSON.stringify(timers));
  window.dispatchEvent(new Event(CHANGED));
}

const atRest = (timer: Stored, now: number): Stored =>
  'endsAt' in timer.at && timer.at.endsAt > now ? { ...timer, at: { left: timer.at.endsAt - now } } : timer;

function useTimers(): [Timers, string] {
  const key = timersKey(useUserId() ?? VISITOR);
  const text = useSyncExternalStore(subscribe, () => deviceStorage.getItem(key));
  return [useMemo(() => timersIn(text, Date.now()), [text]), key];
}

/**
 * A timer that goes on through a reload, a locked screen and in every tab, until somebody ends it; where the device
 * keeps nothing, as long as this page. `id` names what it is of. `onGone`: another tab has ended it.
 */
export function useKeptTimer(id: string, seconds: number, onGone?: () => void): KeptTimer {
  const [timers, key] = useTimers();
  const [startedHere, setStartedHere] = useState<string>();
  const timer = timers[id];
  const at = timer?.at;

  const wasSeen = useRef(false);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (at === undefined && wasSeen.current) gone.current?.();
    wasSeen.current = at !== undefined;
  }, [at]);

  function put(next: Stored, others: Timers): void {
    keep(key, { ...others, [id]: next });
  }

  return {
    at,
    step: timer?.step ?? 1,
    wasUnderWay: at !== undefined && startedHere !== id,
    start: () => {
      const now = Date.now();
      const others = Object.entries(timersIn(deviceStorage.getItem(key), now)).map(([other, each]) => [
        other,
        atRest(each, now),
      ]);
      setStartedHere(id);
      put({ since: now, at: { endsAt: now + seconds * 1000 }, step: 1 }, Object.fromEntries(others) as Timers);
    },
    change: (part) => {
      const standing = timersIn(deviceStorage.getItem(key), Date.now());
      const before = standing[id];
      if (before !== undefined) put({ ...before, ...part }, standing);
    },
    end: () => {
      const { [id]: standing, ...others } = timersIn(deviceStorage.getItem(key), Date.now());
      const isOurs = standing !== undefined || !wasSeen.current;
      wasSeen.current = false;
      keep(key, others);
      return isOurs;
    },
  };
}

/** The timer of that kind under way on this device: the rest of its id, of the one started last. */
export function useUnderWay(kind: string): string | undefined {
  const [timers] = useTimers();
  const [last] = Object.entries(timers)
    .filter(([id]) => id.startsWith(kind))
    .toSorted(([, one], [, other]) => other.since - one.since);
  return last?.[0].slice(kind.length);
}
