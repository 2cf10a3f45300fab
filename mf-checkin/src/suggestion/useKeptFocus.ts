import { type RefObject, useEffect } from 'react';

/**
 * When what has the focus goes away, takes it to the nearest part around it that can have it, at the most to this one:
 * nobody starts again at the top of the page.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    let focused: Node | undefined;
    function handleFocus({ target }: FocusEvent) {
      focused = target instanceof Node ? target : undefined;
    }
    /** Someone who left of their own accord is not called back; what was taken away is no longer connected. */
    function handleBlur({ target }: FocusEvent) {
      queueMicrotask(() => {
        if (target === focused && focused.isConnected) focused = undefined;
      });
    }
    const observer = new MutationObserver((changes) => {
      const gone = focused;
      if (gone === undefined || gone.isConnected) return;
      focused = undefined;
      if (document.activeElement !== document.body) return;
      const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
      const around = change?.target instanceof Element ? change.target.closest<HTMLElement>('[tabindex]') : null;
      (around !== null && element.contains(around) ? around : element).focus();
    });
    element.addEventListener('focusin', handleFocus);
    element.addEventListener('focusout', handleBlur);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', handleFocus);
      element.removeEventListener('focusout', handleBlur);
    };
  }, [part]);
}
