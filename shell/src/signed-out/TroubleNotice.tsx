import { useMessages } from '@spire/i18n';
import { closeToast, showToast } from '@spire/remote-kit';
import { Notice } from '@spire/ui/Notice';
import { text } from '@spire/ui/tokens.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { visitor } from './messages/namespace.ts';
import type { AuthTrouble } from './authTroubles.ts';

/** What a trouble says in its place: its text, and the further line of help. */
export function useTroubleText(): (trouble: AuthTrouble) => string {
  const t = useMessages(visitor);
  return ({ text, also, minutes = 1 }) => (also === undefined ? t(text) : `${t(text)} ${t(also, { count: minutes })}`);
}

/** A trouble that belongs to no single field. */
export function TroubleNotice({ trouble }: { trouble: AuthTrouble | null }) {
  const t = useMessages(visitor);
  const troubleText = useTroubleText();
  if (trouble?.field !== 'form') return null;
  return (
    <Notice kind="error" title={t(trouble.title)}>
      <p>{troubleText(trouble)}</p>
      {trouble.detail !== undefined && <Detail>{t('auth.serverSaid', { message: trouble.detail })}</Detail>}
    </Notice>
  );
}

/**
 * The trouble of a form: shown beside its field, and as a toast besides (A20; spec 1 §8). The toast goes when the form is sent again or left, for by then it says nothing true any more.
 */
export function useTrouble(): [AuthTrouble | null, (trouble: AuthTrouble | null) => void] {
  const t = useMessages(visitor);
  const [trouble, setTrouble] = useState<AuthTrouble | null>(null);
  const toast = useRef<string | null>(null);

  const closeOwn = useCallback(() => {
    if (toast.current !== null) closeToast(toast.current);
    toast.current = null;
  }, []);
  useEffect(() => closeOwn, [closeOwn]);

  const change = useCallback(
    (next: AuthTrouble | null) => {
      closeOwn();
      setTrouble(next);
      if (next !== null) toast.current = showToast({ kind: 'error', title: t(next.title), text: t(next.text) });
    },
    [closeOwn, t],
  );
  return [trouble, change];
}

const Detail = styled.p`
  ${text.small}
`;
