import { useEffect } from 'react';
import { useShell } from '../ShellContext.tsx';

const TOUCHES = ['focusin', 'pointerdown', 'input'];

/** Fetches the auth client with the first touch of a form or button, so that sending the form does not wait for it; not where no form is. */
export function useAuthAhead(isWanted: boolean): void {
  const { auth } = useShell();
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = () => TOUCHES.forEach((kind) => document.removeEventListener(kind, handleTouch));
    const handleTouch = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('form, button') === null) return;
      stop();
      // Where it cannot be fetched, sending the form says so.
      auth().catch(() => undefined);
    };
    TOUCHES.forEach((kind) => document.addEventListener(kind, handleTouch));
    return stop;
  }, [auth, isWanted]);
}
