import { useMessages } from '@spire/i18n';
import { closeToast, showToast } from '@spire/remote-kit';
import { Notice } from '@spire/ui/Notice';
import { useEffect, useRef, type ReactNode } from 'react';
import { visitor } from './messages/namespace.ts';
import type { AuthTrouble } from './authTroubles.ts';

/** The words of a trouble in its place: the server's or ours, never both, and the further line of help. */
export function useTroubleText(): (trouble: AuthTrouble) => string {
  const t = useMessages(visitor);
  return ({ text, said, also, minutes = 1 }) => {
    const words = said ?? t(text);
    return also === undefined ? words : `${words} ${t(also, { count: minutes })}`;
  };
}

/**
 * A trouble that belongs to no single field, above them all. Any other stands beside its own (A20), and its title is
 * told in a toast with it (D79).
 */
export function TroubleNotice({ trouble }: { trouble: AuthTrouble | null }) {
  const t = useMessages(visitor);
  const troubleText = useTroubleText();
  if (trouble === null) return null;
  if (trouble.field !== 'form') return <FieldToast trouble={trouble} />;
  return (
    <InSight>
      <Notice kind="error" title={t(trouble.title)}>
        {troubleText(trouble)}
      </Notice>
    </InSight>
  );
}

/** Brings what it holds into sight: on a phone the button pressed may be a screen further down. A field keeps the focus. */
function InSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches('input')) place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Shows the toast for as long as the trouble stands: it goes with the next try, and with the form. */
function FieldToast({ trouble }: { trouble: AuthTrouble }) {
  const title = useMessages(visitor)(trouble.title);
  const text = useTroubleText()(trouble);
  useEffect(() => {
    const id = showToast({ kind: 'error', title, text });
    return () => closeToast(id);
  }, [title, text]);
  return null;
}
