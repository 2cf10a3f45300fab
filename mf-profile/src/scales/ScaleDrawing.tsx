import type { Scale } from '@spire/domain/scales';
import type { ReactNode } from 'react';

type Drawn = (step: number) => ReactNode;

/** A leaf on the stem, to one side, its tip up. */
const leaf = (y: number, side: 1 | -1) => (
  <path
    key={`${y} ${side}`}
    fill="currentColor"
    d={`M12 ${y}c${side * 5} 0 ${side * 6.5}-1.8 ${side * 6.5}-4.6c${side * -4.5} 0 ${side * -6.5} 1.6 ${side * -6.5} 4.6z`}
  />
);
const LEAVES: readonly ReactNode[] = [leaf(18, 1), leaf(15.5, -1), leaf(13, 1), leaf(10.5, -1)];

/** A line across a circle of radius 9 at that height. */
const fog = (y: number) => {
  const half = Math.sqrt(81 - (y - 12) ** 2) - 0.6;
  const [from, quarter] = [12 - half, half / 2];
  return <path key={y} d={`M${from} ${y}q${quarter / 2}-2 ${quarter} 0t${quarter} 0t${quarter} 0t${quarter} 0`} />;
};
const FOG_HEIGHTS: readonly (readonly number[])[] = [[], [13], [10, 14.5], [8.5, 12, 15.5], [7, 10.4, 13.8, 17.2]];

/** The part of a moon that is lit, from its right edge; the rest is dotted. */
function moon(step: number): ReactNode {
  const lit = (step - 1) / 4;
  const inner = Math.abs(1 - 2 * lit) * 8;
  return (
    <>
      {lit < 1 && <circle cx="12" cy="12" r="8" strokeWidth="1.4" strokeDasharray="0.1 2.7" />}
      {lit > 0 && <path fill="currentColor" d={`M12 4a8 8 0 0 1 0 16a${inner} 8 0 0 ${lit > 0.5 ? 1 : 0} 0-16z`} />}
    </>
  );
}

/** A wave of so many swings and such a height. */
function wave(step: number): ReactNode {
  if (step === 1) return <path d="M4 12h16" />;
  const swings = step + (step > 3 ? 2 : 0);
  const width = 16 / swings;
  const height = step * 3.4;
  return <path d={`M4 12q${width / 2} ${-height / 1.4} ${width} 0${`t${width} 0`.repeat(swings - 1)}`} />;
}

/** More of the drawing is more of what the word names; no colour carries meaning. */
const DRAWN: Readonly<Record<Scale, Drawn>> = {
  energy: (step) => (
    <>
      <path d="M6 21h12" />
      {step === 1 ? (
        <path fill="currentColor" d="M9 20.5a3 2.4 0 0 1 6 0z" />
      ) : (
        <path d={`M12 21V${[18, 15.5, 11, 7][step - 2]}`} />
      )}
      {LEAVES.slice(0, step - 1)}
      {step === 5 && <path fill="currentColor" d="M12 8.5c-3-2-3-4.500 0-6.500c3 2 3 4.500 0 6.500z" />}
    </>
  ),
  pain: (step) => (
    <>
      <circle cx="12" cy="12" r="1.4" fill="currentColor" />
      {[4, 6.3, 8.6, 10.9].slice(0, step - 1).map((r) => (
        <circle key={r} cx="12" cy="12" r={r} strokeWidth="1.5" />
      ))}
    </>
  ),
  fog: (step) => (
    <>
      <circle cx="12" cy="12" r="9" />
      {FOG_HEIGHTS[step - 1]?.map(fog)}
    </>
  ),
  sleep: moon,
  unrest: wave,
};

/** The step of each scale that stands for the whole of it. */
const TYPICAL: Readonly<Record<Scale, number>> = { energy: 4, pain: 5, fog: 4, sleep: 3, unrest: 4 };

/** One step of a scale, or the scale itself. The words stand beside it. */
export function ScaleDrawing({ scale, step = TYPICAL[scale] }: { scale: Scale; step?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.75rem"
      height="1.75rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {DRAWN[scale](step)}
    </svg>
  );
}
