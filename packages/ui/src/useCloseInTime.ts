import { DELAYS } from '@spire/domain/limits';
import { closeToast, type Toast } from '@spire/remote-kit';
import { useEffect } from 'react';
import { useIsHidden } from './useIsHidden.ts';

/**
 * Closes a toast that is no error after its five seconds. They begin anew when someone was at it (`isHeld`) or looked
 * at another tab, so that nobody has to read against the clock (A21).
 */
export function useCloseInTime(toast: Toast | undefined, isHeld: boolean): void {
  const isHidden = useIsHidden();
  useEffect(() => {
    if (toast === undefined || toast.kind === 'error' || isHeld || isHidden) return undefined;
    const timer = window.setTimeout(() => closeToast(toast.id), DELAYS.toast);
    return () => window.clearTimeout(timer);
  }, [toast, isHeld, isHidden]);
}
