import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a page that is still loading may grow before its place is given up. */
const PATIENCE = 2000;

const places = new Map<string, number>();

/** Starts each page at its top, and gives the back button the place that was left (A15). */
export function useScrollMemory(): void {
  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const place = isBackOrForward ? (places.get(key) ?? 0) : 0;
    const until = performance.now() + PATIENCE;

    function restore() {
      window.scrollTo(0, place);
      if (Math.abs(window.scrollY - place) > 1 && performance.now() < until) frame = requestAnimationFrame(restore);
    }
    // In a task of its own, before the page is painted: to scroll is to lay out what has just been drawn.
    let frame = requestAnimationFrame(restore);

    const giveUp = () => cancelAnimationFrame(frame);
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('wheel', giveUp, { passive: true });
    window.addEventListener('touchmove', giveUp, { passive: true });
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      giveUp();
      window.removeEventListener('wheel', giveUp);
      window.removeEventListener('touchmove', giveUp);
      window.removeEventListener('scroll', remember);
    };
  }, [key, isBackOrForward]);
}
