import { useMessages } from '@spire/i18n';
import { Notice } from '@spire/ui/Notice';
import { text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { visitor } from './messages/namespace.ts';
import type { AuthTrouble } from './authTroubles.ts';

/** The words of a trouble in its place: its text, and the further line of help. */
export function useTroubleText(): (trouble: AuthTrouble) => string {
  const t = useMessages(visitor);
  return ({ text, also, minutes = 1 }) => (also === undefined ? t(text) : `${t(text)} ${t(also, { count: minutes })}`);
}

/** A trouble that belongs to no single field, above them all; any other stands beside its own (A20). */
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

const Detail = styled.p`
  ${text.small}
`;
