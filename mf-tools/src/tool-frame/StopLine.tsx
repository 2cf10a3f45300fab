import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { toolFrame } from './messages/namespace.ts';

/** The advice to stop when it gets worse, with the way to stop beside it, for as long as an exercise runs. */
export function StopLine({ onStop }: { onStop: () => void }) {
  const t = useMessages(toolFrame);
  return (
    <Line>
      <p>{t('stop.line')}</p>
      <LinkButton type="button" onClick={onStop}>
        {t('stop.short')}
      </LinkButton>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  ${text.small}
  background: ${color.sunk};
`;
