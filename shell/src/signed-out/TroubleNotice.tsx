import { useMessages } from '@spire/i18n';
import { closeToast, showToast } from '@spire/remote-kit';
import { Notice } from '@spire/ui/Notice';
import { useEffect } from 'react';
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
    <Notice kind="error" title={t(trouble.title)}>
      {troubleText(trouble)}
    </Notice>
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
