import { startTransition, useCallback, useState, type RefCallback } from 'react';

/** So far above and below the screen things are drawn already. */
const AROUND = '1500px 0px';

interface Nearness {
  isNear: boolean;
  /** How high it was when it was last drawn; undefined: it never was. */
  height: number | undefined;
}

/**
 * Whether an element is near what is seen, so that a long page draws no more than that. Where the focus is, stays. A
 * browser that cannot tell draws everything.
 */
export function useIsNear(isAtFirst: boolean): Nearness & { ref: RefCallback<HTMLElement> } {
  const [nearness, setNearness] = useState<Nearness>({ isNear: isAtFirst, height: undefined });
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    if (!('IntersectionObserver' in globalThis)) {
      setNearness({ isNear: true, height: undefined });
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry === undefined) return;
        const isNear = entry.isIntersecting || element.contains(document.activeElement);
        const { height } = entry.boundingClientRect;
        // Piece by piece: whoever scrolls is not to wait for it.
        startTransition(() =>
          setNearness((before) =>
            before.isNear === isNear ? before : { isNear, height: isNear ? before.height : height },
          ),
        );
      },
      { rootMargin: AROUND },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ...nearness, ref };
}
