import { useMessages } from '@spire/i18n';
import { figures } from '@spire/ui/figures.ts';
import { LinkButton } from '@spire/ui/LinkButton';
import { color } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import styled from 'styled-components';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { Line } from './playerLooks.ts';

interface TimeLineProps {
  step: number;
  total: number;
  seconds: number;
  left: number;
  isHidden: boolean;
  onHide: (isHidden: boolean) => void;
}

/** Which sentence it is, the time that is left, and a way not to see it; said at the start, halfway and at the end (A28). */
export function TimeLine({ step, total, seconds, left, isHidden, onHide }: TimeLineProps) {
  const tToolFrame = useMessages(toolFrame);
  const said =
    left === 0
      ? tToolFrame('time.atEnd')
      : left <= seconds / 2
        ? tToolFrame('time.halfway')
        : tToolFrame('time.atStart', { count: Math.round(seconds / 60) });
  const sentence = tToolFrame('player.sentence', { current: step, total });
  return (
    <Line>
      {isHidden ? (
        <Words>{sentence}</Words>
      ) : (
        <Dots role="img" aria-label={sentence}>
          {Array.from({ length: total }, (_, index) => (
            <Dot key={index} $isNow={index + 1 === step} $isAhead={index + 1 > step} />
          ))}
        </Dots>
      )}
      {!isHidden && (
        <Time>
          <span role="timer">{figures(left)}</span> {tToolFrame('time.left')}
        </Time>
      )}
      <LinkButton type="button" onClick={() => onHide(!isHidden)}>
        {tToolFrame(isHidden ? 'time.show' : 'time.hide')}
      </LinkButton>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Line>
  );
}

const Words = styled.span`
  color: ${color.muted};
`;

const Time = styled.span`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const Dots = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
`;

const Dot = styled.span<{ $isNow: boolean; $isAhead: boolean }>`
  width: ${({ $isNow }) => ($isNow ? 28 : 8)}px;
  height: 8px;
  border-radius: 4px;
  background: ${({ $isNow, $isAhead }) => ($isNow ? color.primary : $isAhead ? color.edge : color.muted)};
  opacity: ${({ $isAhead }) => ($isAhead ? 0.5 : 1)};
  forced-color-adjust: none;
`;
