import { SHELL_PAGES } from '@spire/domain/routes';
import { useEffect } from 'react';

/** Goes to Home by itself after `delay` ms, or at once when asked to: a real page load (D7, A23). */
export function useHomeSoon(delay: number): () => void {
  useEffect(() => {
    const timer = window.setTimeout(goHome, delay);
    return () => window.clearTimeout(timer);
  }, [delay]);
  return goHome;
}

/** Goes to Home by a real page load, which asks anew who has a profile (D7). */
export function goHome() {
  window.location.assign(SHELL_PAGES.home.path);
}
