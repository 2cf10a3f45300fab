import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { FlowActions } from '@spire/ui/FlowFrame';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { SIGNS } from '../tool-frame/drawings.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { StopLine } from '../tool-frame/StopLine.tsx';
import { innerBalance } from './messages/namespace.ts';

interface RestingProps {
  isRunning: boolean;
  onPause: () => void;
  onGoOn: () => void;
}

/** Rests and goes on, by one sign and one word. */
export function restSign({ isRunning, onPause, onGoOn }: RestingProps) {
  return {
    lines: isRunning ? SIGNS.pause : SIGNS.play,
    word: isRunning ? ('time.pause' as const) : ('time.goOn' as const),
    onClick: isRunning ? onPause : onGoOn,
  };
}

/** While a breath is followed: to rest is the likeliest, and to be done as near. */
export function BreathActions({ rest, onDone }: { rest: RestingProps; onDone: () => void }) {
  const tToolFrame = useMessages(toolFrame);
  const { lines, word, onClick } = restSign(rest);
  return (
    <Row>
      <Button type="button" $isWide onClick={onClick}>
        <LineDrawing lines={lines} />
        {tToolFrame(word)}
      </Button>
      <Button type="button" $isWide $variant="secondary" onClick={onDone}>
        {tToolFrame('time.finish')}
      </Button>
    </Row>
  );
}

interface StepActionsProps {
  step: number;
  total: number;
  onStep: (step: number) => void;
  onDone: () => void;
  onStop: () => void;
}

/** While one goes by steps; at the foot of a phone, so that to stop is always in sight. */
export function StepActions({ step, total, onStep, onDone, onStop }: StepActionsProps) {
  const t = useMessages(innerBalance);
  const tToolFrame = useMessages(toolFrame);
  const isLast = step >= total;
  return (
    <FlowActions>
      <Rows>
        <Button type="button" $isWide onClick={isLast ? onDone : () => onStep(step + 1)}>
          {isLast ? tToolFrame('time.finish') : t('steps.next')}
        </Button>
        {(step > 1 || !isLast) && (
          <Row>
            {step > 1 && (
              <Button type="button" $isWide $variant="secondary" onClick={() => onStep(step - 1)}>
                {t('steps.back')}
              </Button>
            )}
            {!isLast && (
              <Button type="button" $isWide $variant="secondary" onClick={onDone}>
                {tToolFrame('time.finish')}
              </Button>
            )}
          </Row>
        )}
        <StopLine onStop={onStop} />
      </Rows>
    </FlowActions>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  > * {
    flex: 1 1 7rem;
  }
`;
