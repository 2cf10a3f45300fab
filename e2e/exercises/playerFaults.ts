import type { Page } from '@playwright/test';

/** The names of what has to be in reach, in the language of the page. */
interface Names {
  pause: string;
  back: string;
  next: readonly string[];
  stop: string;
}

/** How far from the foot of a phone a thumb reaches, and how large what it presses has to be, in pixels. */
const REACH = 190;
const LEAST = 44;
const SMALLEST_RING = 84;

/** Faults of the player while an exercise runs: parts unseen, covered, out of reach or over the edge. */
export const playerFaults = (page: Page, names: Names): Promise<string[]> =>
  page.evaluate(
    ([{ pause, back, next, stop }, reach, least, smallest]) => {
      const faults: string[] = [];
      const isPhone = innerWidth < 900;
      const isSeen = (element: Element, { left, right, top, bottom }: DOMRect) => {
        if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return false;
        const points = [
          [(left + right) / 2, top + 2],
          [(left + right) / 2, bottom - 2],
        ] as const;
        return points.every(([x, y]) => {
          const at = document.elementFromPoint(x, y);
          return at !== null && (element.contains(at) || at.contains(element));
        });
      };
      const look = (name: string, element: Element | null | undefined) => {
        const box = element?.getBoundingClientRect();
        if (element === null || element === undefined || box === undefined) faults.push(`${name} is not there`);
        else if (!isSeen(element, box))
          faults.push(`${name} is out of sight: ${box.top}–${box.bottom} of ${innerHeight}`);
        return box;
      };
      const main = document.querySelector('main');
      const buttons = [...(main?.querySelectorAll('button') ?? [])];
      const named = (words: readonly string[]) =>
        buttons.find((button) => words.includes(button.getAttribute('aria-label') ?? button.textContent.trim()));

      look('the time', main?.querySelector('[role="timer"]'));
      const ring = look('the ring', main?.querySelector('svg[viewBox="0 0 100 100"]')?.parentElement);
      if (ring !== undefined && ring.width < smallest) faults.push(`the ring is ${ring.width} px wide`);
      const sentence = main?.querySelector('[aria-live="polite"]');
      const words = look('the sentence', sentence);
      for (const [name, texts] of [
        ['pause', [pause]],
        ['back', [back]],
        ['next', next],
        ['stop', [stop]],
      ] as const) {
        const box = look(name, named(texts));
        if (box === undefined) continue;
        if (box.width < least || box.height < least - 0.5) faults.push(`${name} is ${box.width} × ${box.height} px`);
        if (isPhone && box.top < innerHeight - reach) faults.push(`${name} is ${innerHeight - box.top} px up`);
      }
      if (
        ring !== undefined &&
        sentence &&
        words &&
        words.top < ring.bottom - 2 &&
        words.left < ring.right &&
        words.right > ring.left
      ) {
        const range = document.createRange();
        range.selectNodeContents(sentence);
        const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
        const isOut = [...range.getClientRects()].some(({ left, right, top, bottom }) =>
          [left, right].some((across) =>
            [top + 4, bottom - 4].some((down) => Math.hypot(across - x, down - y) > ring.width * 0.47),
          ),
        );
        if (isOut) faults.push('the sentence crosses the ring');
      }
      const over = document.documentElement.scrollWidth - innerWidth;
      if (over > 0) faults.push(`scrolls sideways by ${over} px`);
      return faults;
    },
    [names, REACH, LEAST, SMALLEST_RING] as const,
  );
