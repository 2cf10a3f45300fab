import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { color, radius, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { toolFrame } from './messages/namespace.ts';

/** The advice to stop when it gets worse, with the way to stop beside it, for as long as an exercise runs. */
export function StopLine({ onStop }: { onStop: () => void }) {
  const t = useMessages(toolFrame);
  return (
    <Line>
      <p>
        {t('stop.line')} <Rest>{t('stop.always')}</Rest>
      </p>
      <Stop type="button" onClick={onStop}>
        {t('stop.short')}
      </Stop>
    </Line>
  );
}

const Stop = styled(LinkButton)`
  justify-content: center;
  min-width: 44px;
`;

/** Where there is room. */
const Rest = styled.span`
  :root:is([data-calm='true'], [data-text-size='150']) & {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 4px 14px;
  border-radius: ${radius.control};
  ${text.small}
  line-height: 1.35;
  background: ${color.sunk};
`;
