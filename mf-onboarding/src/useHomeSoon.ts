import { DELAYS } from '@spire/domain/limits';
import { SHELL_PAGES } from '@spire/domain/routes';
import { useEffect } from 'react';

/** Goes to Home by itself after a second, or at once when asked to: a real page load (D7, A23). */
export function useHomeSoon(): () => void {
  useEffect(() => {
    const timer = window.setTimeout(goHome, DELAYS.afterWizard);
    return () => window.clearTimeout(timer);
  }, []);
  return goHome;
}

function goHome() {
  window.location.assign(SHELL_PAGES.home.path);
}
