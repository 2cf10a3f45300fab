import { useRef, useState, type PointerEvent } from 'react';

/** How far a finger drags a toast before letting go closes it, in pixels (spec 1 §9). */
const SWIPE_DISTANCE = 50;

/** Follows a finger or a mouse sideways; calls `onSwipe` when it lets go far enough from where it began. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  function handleEnd(event: PointerEvent) {
    const distance = start.current === null ? 0 : Math.abs(event.clientX - start.current);
    start.current = null;
    setOffset(0);
    if (distance >= SWIPE_DISTANCE && event.type === 'pointerup') onSwipe();
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (event.button !== 0 || isOnControl) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) setOffset(event.clientX - start.current);
    },
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
  };
  return { offset, handlers };
}
