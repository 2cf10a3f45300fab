import styled, { css } from 'styled-components';
import { breathAt, type Rhythm } from './breathAt.ts';
import { color, media, text } from './tokens.ts';

interface PacerProps {
  /** Of the exercise in all, and those that are left. */
  seconds: number;
  left: number;
  rhythm: Rhythm;
  /** Whether the disc grows and shrinks with the breath; else the words alone change. Never in the calm view. */
  isMoving: boolean;
  isRunning: boolean;
  /** Above: what to do now; below, smaller: for how long. */
  words: Record<'in' | 'out', { now: string; count: string }>;
}

/**
 * The breath to follow: the outer ring is the time that is left, the disc grows with the breath in and shrinks with the
 * breath out. The browser moves it between two breaths by itself, so that it costs next to nothing.
 */
export function Pacer({ seconds, left, rhythm, isMoving, isRunning, words }: PacerProps) {
  const breath = breathAt(seconds - left, rhythm);
  return (
    <Dial>
      <Ring viewBox="0 0 100 100" aria-hidden>
        <Track cx="50" cy="50" r="48.5" />
        <Left cx="50" cy="50" r="48.5" pathLength={1} strokeDasharray={`${left / seconds} 1`} />
      </Ring>
      <Room aria-hidden>
        <Disc
          data-breath={breath}
          $isMoving={isMoving}
          $isWide={isMoving && isRunning && breath === 'in'}
          style={{ transitionDuration: `${breath === 'in' ? rhythm.inSeconds : rhythm.outSeconds}s` }}
        />
      </Room>
      <Words>
        {BREATHS.map((each) => (
          <Said key={each} $isNow={each === breath}>
            <Now>{words[each].now}</Now>
            <span>{words[each].count}</span>
          </Said>
        ))}
      </Words>
    </Dial>
  );
}

const BREATHS = ['in', 'out'] as const;

const Dial = styled.div`
  position: relative;
  width: min(18.3rem, 80vw, 44vh);
  min-width: 11rem;
  aspect-ratio: 1;
`;

const Ring = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  transform: rotate(-90deg);
  fill: none;
  stroke-width: 2.4;
`;

const Track = styled.circle`
  stroke: ${color.hairline};
`;

const Left = styled.circle`
  stroke: ${color.primary};
  stroke-linecap: round;
  ${media.forced} {
    stroke: Highlight;
  }
`;

/** How far the disc can grow. */
const Room = styled.div`
  position: absolute;
  inset: 8.5%;
  border: 1.5px dashed ${color.primary};
  border-radius: 50%;
  background: ${color.primarySoft};
`;

const moving = css`
  transition: transform linear;
  transition-timing-function: cubic-bezier(0.4, 0, 0.5, 1);
`;

const Disc = styled.div<{ $isMoving: boolean; $isWide: boolean }>`
  position: absolute;
  inset: 0;
  border: 2px solid ${color.primary};
  border-radius: 50%;
  background: ${color.surface};
  transform: scale(${({ $isWide }) => ($isWide ? 0.97 : 0.7)});
  ${({ $isMoving }) => $isMoving && moving}
`;

const Words = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  text-align: center;
`;

/** Both lie in one place, and take turns to be seen: as the breath turns, no letter moves. */
const Said = styled.div<{ $isNow: boolean }>`
  grid-area: 1 / 1;
  display: grid;
  align-content: center;
  justify-items: center;
  visibility: ${({ $isNow }) => ($isNow ? 'visible' : 'hidden')};
`;

const Now = styled.strong`
  ${text.title}
`;
