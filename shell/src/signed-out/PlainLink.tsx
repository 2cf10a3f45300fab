import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { go } from '../location.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link within the app for the screens outside the router; opens in a new tab as any link does. */
export function PlainLink({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(to);
    window.scrollTo(0, 0);
  }
  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}
