import { useCallback, useEffect, useRef } from 'react';

/** Takes the eye and the focus to a question that has just come: to what is wrong in it, else to its heading. */
export function useNewQuestion(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    window.scrollTo({ top: 0 });
    const wrong = heading.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? heading.current)?.focus({ preventScroll: wrong === undefined || wrong === null });
  }, [at]);
  return useCallback((element: HTMLHeadingElement | null) => {
    if (element !== null) heading.current = element;
  }, []);
}
