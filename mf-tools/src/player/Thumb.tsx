import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../tool-frame/drawings.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { StopLine } from '../tool-frame/StopLine.tsx';
import { Zone } from './playerLooks.ts';

interface ThumbProps {
  isRunning: boolean;
  isFirst: boolean;
  isLast: boolean;
  onBack: () => void;
  onPause: () => void;
  onNext: () => void;
  onStop: () => void;
  /** The row above. */
  children: ReactNode;
}

/** Buttons of a running exercise, within reach of the thumb that holds the phone, and always in the same place. */
export function Thumb({ isRunning, isFirst, isLast, onBack, onPause, onNext, onStop, children }: ThumbProps) {
  const tToolFrame = useMessages(toolFrame);
  return (
    <Zone>
      {children}
      <Keys>
        <Key type="button" $variant="secondary" aria-disabled={isFirst || undefined} onClick={onBack}>
          <LineDrawing lines={SIGNS.left} />
          <Word>{tToolFrame('player.back')}</Word>
        </Key>
        <Key type="button" onClick={onPause}>
          <LineDrawing lines={isRunning ? SIGNS.pause : SIGNS.play} />
          {tToolFrame(isRunning ? 'time.pause' : 'time.goOn')}
        </Key>
        <Key type="button" $variant="secondary" onClick={onNext}>
          <LineDrawing lines={isLast ? SIGNS.done : SIGNS.right} />
          <Word>{tToolFrame(isLast ? 'time.finish' : 'player.next')}</Word>
        </Key>
      </Keys>
      <StopLine onStop={onStop} />
    </Zone>
  );
}

/** In pixels: they keep their place at every size of text. */
const Keys = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.35fr) minmax(0, 1fr);
  gap: 10px;
`;

const Key = styled(Button)`
  flex-direction: column;
  gap: 2px;
  height: 76px;
  padding: 4px;
  line-height: 1.2;
`;

/** Where there is no room for it the sign stays, and the word is still said. */
const Word = styled.span`
  font-size: 0.92rem;
  @container (width < 20rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
