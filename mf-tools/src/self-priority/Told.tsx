import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { selfPriority } from './messages/namespace.ts';

/** The person's own words, whole and as they were written, with the way back to them. */
export function Told({ words, onChange }: { words: string; onChange: () => void }) {
  const t = useMessages(selfPriority);
  return (
    <Frame>
      <div>
        <Label>{t('ways.asked')}</Label>
        <Words>{words}</Words>
      </div>
      <LinkButton type="button" onClick={onChange}>
        {t('ways.change')}
      </LinkButton>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunk};
  > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;

const Label = styled.p`
  ${text.small}
  color: ${color.muted};
`;

const Words = styled.p`
  font-weight: 650;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
