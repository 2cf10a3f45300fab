import { useCallback, useEffect, useRef, useState } from 'react';

const PREFIX = 'spire.draft.';
const SAVE_AFTER = 500;

/** Rises when all drafts are forgotten, so that a form still on screen does not write its own back. */
let generation = 0;

/** Forgets every draft on this device; part of signing out. */
export function forgetDrafts(): void {
  generation += 1;
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

function readDraft<T extends object>(key: string, initial: T): T {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...initial, ...stored } : initial;
  } catch {
    return initial;
  }
}

function writeDraft(key: string, value: object): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs the safety net, not the form itself.
  }
}

/**
 * State of a form that survives a reload, a crash or an expired session until it is sent or thrown away (A15).
 * `key` names form and person, such as `checkin.2026-11-21.<user id>`. Returns value, setter and `forget`.
 */
export function useDraft<T extends object>(key: string, initial: T): [T, (change: Partial<T>) => void, () => void] {
  const [value, setValue] = useState(() => readDraft(key, initial));
  const latest = useRef(value);
  const pending = useRef<{ timer: number; generation: number } | null>(null);

  const cancel = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current = null;
  }, []);

  const flush = useCallback(() => {
    const isWanted = pending.current?.generation === generation;
    cancel();
    if (isWanted) writeDraft(key, latest.current);
  }, [cancel, key]);

  const change = useCallback(
    (part: Partial<T>) => {
      latest.current = { ...latest.current, ...part };
      setValue(latest.current);
      cancel();
      pending.current = { timer: window.setTimeout(flush, SAVE_AFTER), generation };
    },
    [cancel, flush],
  );

  const forget = useCallback(() => {
    cancel();
    localStorage.removeItem(PREFIX + key);
  }, [cancel, key]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return [value, change, forget];
}
