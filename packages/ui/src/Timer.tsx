import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { color, media, space, text } from './tokens.ts';
import { figures, useCountdown } from './useCountdown.ts';
import type { KeptTimer } from './useKeptTimer.ts';
import { useWakeLock } from './useWakeLock.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const PAUSE = ['M14 5h4v14h-4z', 'M6 5h4v14H6z'];
const PLAY = ['M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z'];

interface TimerWords {
  /** After the figures. */
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
  /** For whoever hears it: that it goes on when nobody looks; after a reload or from another tab, that it has. */
  goesOn: string;
  hasGoneOn: string;
}

interface TimerProps {
  seconds: number;
  words: TimerWords;
  /** Started before this is drawn. */
  kept: KeptTimer;
  /** The name of the timed thing, above the figures. */
  title?: ReactNode;
  /** In the middle of the ring. */
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
export function Timer({ seconds, words, kept, title, children, onDone, onCancel }: TimerProps) {
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
      <Top>
        <Dial>
          <Ring viewBox="0 0 100 100" aria-hidden>
            <Track cx="50" cy="50" r="44" />
            <Left cx="50" cy="50" r="44" pathLength={1} strokeDasharray={`${left / seconds} 1`} />
          </Ring>
          {children}
        </Dial>
        <Words>
          {title}
          {!isHidden && (
            <p>
              <Figures role="timer">{figures(left)}</Figures> <Small>{words.left}</Small>
            </p>
          )}
        </Words>
        <LinkButton type="button" onClick={() => setHidden(!isHidden)}>
          {isHidden ? words.show : words.hide}
        </LinkButton>
      </Top>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {left > 0 && <VisuallyHidden as="p">{kept.wasUnderWay ? words.hasGoneOn : words.goesOn}</VisuallyHidden>}
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
        <LinkButton type="button" onClick={onCancel}>
          {words.cancel}
        </LinkButton>
      </Buttons>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  > button {
    margin-inline-start: auto;
  }
`;

const Dial = styled.div`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 64px;
  aspect-ratio: 1;
  font-size: 1.5rem;
`;

const Ring = styled.svg`
  position: absolute;
  inset: 0;
  transform: rotate(-90deg);
  fill: none;
  stroke-width: 8;
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

const Words = styled.div`
  flex: 1 1 7rem;
  min-width: 0;
`;

const Figures = styled.span`
  ${text.large}
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Small = styled.span`
  ${text.small}
  color: ${color.muted};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  > :not(:last-child) {
    flex: 1 1 4.8rem;
    padding-inline: ${space(2)};
  }
  svg {
    flex: none;
  }
`;
