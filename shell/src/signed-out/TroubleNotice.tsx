import { useMessages } from '@spire/i18n';
import { closeToast, showToast } from '@spire/remote-kit';
import { Notice } from '@spire/ui/Notice';
import { text } from '@spire/ui/tokens.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { visitor } from './messages/namespace.ts';
import type { AuthTrouble } from './authTroubles.ts';

const Detail = styled.p`
  ${text.small}
`;

/** A trouble that belongs to no single field. */
export function TroubleNotice({ trouble }: { trouble: AuthTrouble | null }) {
  const t = useMessages(visitor);
  if (trouble?.field !== 'form') return null;
  return (
    <Notice kind="error" title={t(trouble.title)}>
      <p>
        {t(trouble.text)} {trouble.also !== undefined && t(trouble.also, { count: trouble.minutes ?? 1 })}
      </p>
      {trouble.detail !== undefined && <Detail>{t('auth.serverSaid', { message: trouble.detail })}</Detail>}
    </Notice>
  );
}

/**
 * The trouble of a form: shown beside its field, and as a toast besides (A20). The toast goes when the form is sent
 * again or left, for by then it says nothing true any more.
 */
export function useTrouble(): [AuthTrouble | null, (trouble: AuthTrouble | null) => void] {
  const t = useMessages(visitor);
  const [trouble, setTrouble] = useState<AuthTrouble | null>(null);
  const toast = useRef<number | null>(null);

  const closeOwn = useCallback(() => {
    if (toast.current !== null) closeToast(toast.current);
    toast.current = null;
  }, []);
  useEffect(() => closeOwn, [closeOwn]);

  const change = useCallback(
    (next: AuthTrouble | null) => {
      closeOwn();
      if (next !== null) toast.current = showToast({ kind: 'error', title: t(next.title), text: t(next.text) });
      setTrouble(next);
    },
    [closeOwn, t],
  );
  return [trouble, change];
}
