import { useEffect, useRef } from 'react';

/** Elements that the space bar presses by itself. */
const PRESSES = 'button, a, input';

/** Keys of the keyboard by their names, and what each does; not where the key has a use of its own. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event;
      const act = latest.current[key];
      if (act === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const isIn = (place: string) => target instanceof Element && target.closest(place) !== null;
      if (key === ' ' && isIn(PRESSES)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
