import { useCallback, useEffect, useRef, useState } from 'react';
import { draftGeneration, readDraft, removeDraft, writeDraft } from './drafts.ts';

/** Milliseconds after the last key. */
const SAVE_AFTER = 500;

interface Draft<T> {
  value: T;
  change: (part: Partial<T>) => void;
  /** Throws it away: what is left is what the form began with. */
  forget: () => void;
  /** Forgets the saved value; text written since then stays. */
  forgetSaved: (saved: T) => void;
  /** It lies in the outbox by now: it stands here still, and is not begun again by whoever opens the form anew. */
  handOver: () => void;
  /** It has come back, to be changed. */
  takeBack: () => void;
  /** False when this device does not keep what was last written. */
  isKept: boolean;
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

const differsFrom =
  <T extends object>(initial: () => T) =>
  (value: T): boolean =>
    !isSame(value, initial());

/**
 * State of a form that survives a reload, a crash or an expired session until it is sent or thrown away (A15). `key`
 * names form and person, such as `checkin.<user id>`. A draft that is not begun, by `isBegun`, is not kept, so that no
 * one is asked about it.
 */
export function useDraft<T extends object>(key: string, initial: () => T, isBegun = differsFrom(initial)): Draft<T> {
  const [value, setValue] = useState(() => readDraft(key, initial()));
  const [isKept, setKept] = useState(true);
  const kept = useRef(true);
  const latest = useRef(value);
  const isHere = useRef(true);
  const begin = useRef(initial);
  const worth = useRef(isBegun);
  const pending = useRef<{ timer: number; generation: number } | null>(null);
  useEffect(() => {
    begin.current = initial;
    worth.current = isBegun;
  });

  const cancel = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current = null;
  }, []);

  const flush = useCallback(() => {
    const isWanted = pending.current?.generation === draftGeneration();
    cancel();
    if (!isWanted) return;
    if (!worth.current(latest.current)) return removeDraft(key);
    const isKeptNow = writeDraft(key, latest.current);
    if (isKeptNow !== kept.current) setKept((kept.current = isKeptNow));
  }, [cancel, key]);

  const change = useCallback(
    (part: Partial<T>) => {
      latest.current = { ...latest.current, ...part };
      setValue(latest.current);
      cancel();
      pending.current = { timer: window.setTimeout(flush, SAVE_AFTER), generation: draftGeneration() };
    },
    [cancel, flush],
  );

  const forget = useCallback(() => {
    cancel();
    removeDraft(key);
    latest.current = begin.current();
    setValue(latest.current);
    setKept((kept.current = true));
  }, [cancel, key]);

  const forgetSaved = useCallback(
    (saved: T) => {
      // Once this form is gone, what is stored may be another one's, opened anew meanwhile.
      const isOwn = isHere.current || isSame(readDraft(key, saved), saved);
      if (isOwn && isSame(latest.current, saved)) forget();
    },
    [forget, key],
  );

  const handOver = useCallback(() => {
    cancel();
    removeDraft(key);
  }, [cancel, key]);

  // Kept at once: whoever has left by then opens the form anew at any moment.
  const takeBack = useCallback(() => {
    change({});
    flush();
  }, [change, flush]);

  useEffect(() => {
    isHere.current = true;
    window.addEventListener('pagehide', flush);
    return () => {
      isHere.current = false;
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return { value, change, forget, forgetSaved, handOver, takeBack, isKept };
}
