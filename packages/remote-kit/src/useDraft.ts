import { useCallback, useEffect, useRef, useState } from 'react';

const PREFIX = 'spire.draft.';
const SAVE_AFTER = 500;

/** Forgets every draft on this device; part of signing out. */
export function forgetDrafts(): void {
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

/**
 * State of a form that survives a reload, a crash or an expired session until it is sent or thrown away (A15).
 * `key` names form and person, such as `checkin.2026-11-21.<user id>`. Returns value, setter and `forget`.
 */
export function useDraft<T extends object>(key: string, initial: T): [T, (change: Partial<T>) => void, () => void] {
  const [value, setValue] = useState(() => readDraft(key, initial));
  const pending = useRef<{ timer: number; write: () => void } | null>(null);

  const flush = useCallback(() => {
    pending.current?.write();
  }, []);

  const change = useCallback(
    (part: Partial<T>) =>
      setValue((before) => {
        const after = { ...before, ...part };
        window.clearTimeout(pending.current?.timer);
        const write = () => {
          window.clearTimeout(pending.current?.timer);
          pending.current = null;
          localStorage.setItem(PREFIX + key, JSON.stringify(after));
        };
        pending.current = { timer: window.setTimeout(write, SAVE_AFTER), write };
        return after;
      }),
    [key],
  );

  const forget = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current = null;
    localStorage.removeItem(PREFIX + key);
  }, [key]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return [value, change, forget];
}
