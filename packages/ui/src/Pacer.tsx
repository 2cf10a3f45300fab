import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { breathAt, type Rhythm } from './breathAt.ts';
import { color, media, text } from './tokens.ts';

interface TimeRingProps {
  /** Of the exercise in all, and those that are left. */
  seconds: number;
  left: number;
  /** The time is hidden: the ring stands whole. */
  isEven?: boolean;
  children?: ReactNode;
}

/** The time that is left, as a ring as wide as its place; thin in the calm view. */
export function TimeRing({ seconds, left, isEven = false, children }: TimeRingProps) {
  return (
    <Dial>
      <Ring viewBox="0 0 100 100" aria-hidden>
        <Track cx="50" cy="50" r="48" />
        <Left
          cx="50"
          cy="50"
          r="48"
          pathLength={1}
          strokeDasharray={`${isEven ? 1 : left / seconds} 1`}
          opacity={isEven ? 0.55 : 1}
        />
      </Ring>
      {children}
    </Dial>
  );
}

interface PacerProps {
  /** Seconds since the exercise began. */
  elapsed: number;
  rhythm: Rhythm;
  /** Whether the disc grows and shrinks with the breath; else the words alone change. */
  isMoving: boolean;
  isRunning: boolean;
  /** Above: what to do now; below, smaller: for how long. */
  words: Record<'in' | 'out', { now: string; count: string }>;
}

/**
 * The breath to follow, inside a ring: the disc grows with the breath in and shrinks with the breath out, and is not
 * there in the calm view. The browser moves it between two breaths by itself, so that it costs next to nothing.
 */
export function Pacer({ elapsed, rhythm, isMoving, isRunning, words }: PacerProps) {
  const breath = breathAt(elapsed, rhythm);
  return (
    <>
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
    </>
  );
}

const BREATHS = ['in', 'out'] as const;

const Dial = styled.div`
  position: relative;
  container-type: inline-size;
  width: 100%;
  aspect-ratio: 1;
`;

const Ring = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  transform: rotate(-90deg);
  fill: none;
  stroke-width: 3.6;
  :root[data-calm='true'] & {
    stroke-width: 1.6;
  }
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
  inset: 10%;
  border: 1.5px dashed ${color.primary};
  border-radius: 50%;
  background: ${color.primarySoft};
  :root[data-calm='true'] & {
    display: none;
  }
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
  > span {
    @container (width < 9rem) {
      display: none;
    }
  }
  visibility: ${({ $isNow }) => ($isNow ? 'visible' : 'hidden')};
`;

/** The words grow with the ring. */
const Now = styled.strong`
  ${text.title}
  font-size: clamp(0.75rem, 10cqw, 1.9rem);
`;
