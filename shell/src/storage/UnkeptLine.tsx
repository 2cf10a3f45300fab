import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { gutter, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { status } from '../status/messages/namespace.ts';

/** What this browser does not keep, until the person has read it. */
export function UnkeptLine({ onClose }: { onClose: () => void }) {
  const tStatus = useMessages(status);
  return (
    <Ground>
      <Notice kind="info">
        <p>{tStatus('deniedStorage')}</p>
        <LinkButton type="button" onClick={onClose}>
          {tStatus('close')}
        </LinkButton>
      </Notice>
    </Ground>
  );
}

const Ground = styled.div`
  max-width: 60rem;
  margin-inline: auto;
  padding: ${space(3)} ${gutter} 0;
`;
