import { useEffect, useRef } from 'react';

/**
 * Names the browser's tab after the page, and gives the page's heading the focus when the person came from another
 * page, so that a screen reader says where they are; not on the first load, where the browser does that itself, nor where
 * something else has taken the focus meanwhile. The mark stands on `<html>` because a remote may run its own copy of this module (decision 0044).
 */
export function usePageArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLater = useRef<boolean>(null);

  useEffect(() => {
    document.title = `${title} · Spire`;
  }, [title]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    isLater.current ??= dataset['hasPage'] !== undefined;
    dataset['hasPage'] = '';
    if (!isLater.current) return;
    const { activeElement } = document;
    // In a task of its own: to give the focus is to lay the page out, and drawing it was enough for one.
    requestAnimationFrame(() => {
      const isElsewhere = document.activeElement !== activeElement && document.activeElement !== document.body;
      if (!isElsewhere) heading.current?.focus({ preventScroll: true });
    });
  }, []);

  return heading;
}
