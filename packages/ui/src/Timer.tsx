import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';
import { figures } from './figures.ts';
import { LineDrawing } from './LineDrawing.tsx';
import { color, media, space, text } from './tokens.ts';
import { useCountdown } from './useCountdown.ts';
import type { KeptTimer } from './useKeptTimer.ts';
import { useWakeLock } from './useWakeLock.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const PAUSE = ['M14 5h4v14h-4z', 'M6 5h4v14H6z'];
const PLAY = ['M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z'];

interface TimerWords {
  /** Under the figures. */
  left: string;
  pause: string;
  goOn: string;
  finish: string;
  cancel: string;
  hide: string;
  show: string;
  /** Said at the start and halfway, with the time in words, and at the end; nothing in between (A28). */
  atStart: string;
  halfway: string;
  atEnd: string;
  /** Below the ring: that it goes on when nobody looks; after a reload or from another tab, that it has. */
  goesOn: string;
  hasGoneOn: string;
}

interface TimerProps {
  seconds: number;
  words: TimerWords;
  /** Started before this is drawn. */
  kept: KeptTimer;
  /** In the middle of the ring, above the figures; alone there while they are hidden. */
  children: ReactNode;
  /** The time is up, or enough: both are done. */
  onDone: () => void;
  onCancel: () => void;
}

/**
 * Time that runs down, as a ring, with figures that can be hidden. It can be paused, finished early and cancelled, goes
 * by the clock and not by its ticks, and leaves the end to the person who sees it: where nobody was there when the time
 * ran out, it rests at nought until they say that they are done. The screen stays awake meanwhile, where it can.
 */
export function Timer({ seconds, words, kept, children, onDone, onCancel }: TimerProps) {
  const { left, isRunning, pause, goOn } = useCountdown(seconds, {
    kept,
    onOver: (wasAway) => {
      if (!wasAway) onDone();
    },
  });
  useWakeLock(isRunning && left > 0);
  const [isHidden, setHidden] = useState(false);
  const said = left === 0 ? words.atEnd : left <= seconds / 2 ? words.halfway : words.atStart;
  return (
    <Frame>
      <Dial>
        <Ring viewBox="0 0 100 100" aria-hidden>
          <Track cx="50" cy="50" r="46" />
          <Left cx="50" cy="50" r="46" pathLength={1} strokeDasharray={`${left / seconds} 1`} />
        </Ring>
        <Middle>
          <Emblem $isAlone={isHidden}>{children}</Emblem>
          {!isHidden && (
            <>
              <Figures role="timer">{figures(left)}</Figures>
              <Small>{words.left}</Small>
            </>
          )}
        </Middle>
      </Dial>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Note>{left === 0 ? words.atEnd : kept.wasUnderWay ? words.hasGoneOn : words.goesOn}</Note>
      <Buttons>
        {left > 0 && (
          <Button type="button" $isWide onClick={isRunning ? pause : goOn}>
            <LineDrawing lines={isRunning ? PAUSE : PLAY} />
            {isRunning ? words.pause : words.goOn}
          </Button>
        )}
        <Button type="button" $variant={left > 0 ? 'secondary' : 'primary'} $isWide onClick={onDone}>
          {words.finish}
        </Button>
      </Buttons>
      <Links>
        <LinkButton type="button" onClick={onCancel}>
          {words.cancel}
        </LinkButton>
        <LinkButton type="button" onClick={() => setHidden(!isHidden)}>
          {isHidden ? words.show : words.hide}
        </LinkButton>
      </Links>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Dial = styled.div`
  position: relative;
  justify-self: center;
  width: min(13rem, 100%);
  aspect-ratio: 1;
`;

const Ring = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  transform: rotate(-90deg);
  fill: none;
  stroke-width: 6;
`;

const Track = styled.circle`
  stroke: ${color.sunk};
`;

const Left = styled.circle`
  stroke: ${color.primary};
  stroke-linecap: round;
  ${media.forced} {
    stroke: Highlight;
  }
`;

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
`;

const Emblem = styled.span<{ $isAlone: boolean }>`
  font-size: ${({ $isAlone }) => ($isAlone ? '3.4rem' : '1.9rem')};
  line-height: 1.25;
`;

const Figures = styled.span`
  ${text.title}
  font-variant-numeric: tabular-nums;
`;

const Small = styled.span`
  ${text.small}
  color: ${color.muted};
`;

const Note = styled.p`
  ${text.small}
  color: ${color.muted};
  text-align: center;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  > * {
    flex: 1 1 8rem;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;
