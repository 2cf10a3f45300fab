import type { Tint } from '@spire/ui/tokens.ts';
import type { Paint } from './weekLooks.ts';

/** The few things that grow in the garden of a week. Each stands with its foot at 0, 0 and is at most 90 high. */

interface Painted {
  paint: Paint;
}

function Leaf({ at, turn, size, fill }: { at: readonly [number, number]; turn: number; size: number; fill: string }) {
  return (
    <path
      d="M0 0C-15-10-18-28 2-46 18-29 15-10 0 0Z"
      transform={`translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${size})`}
      fill={fill}
    />
  );
}

function Stem({ height, paint }: Painted & { height: number }) {
  return <path d={`M0 0Q-2-${height / 2} 0-${height}`} stroke={paint('stem')} strokeWidth="4" fill="none" />;
}

export function Flower({ tint, paint }: Painted & { tint: Tint }) {
  return (
    <>
      <Stem height={62} paint={paint} />
      <Leaf at={[0, -14]} turn={-62} size={0.5} fill={paint('leaf')} />
      <Leaf at={[0, -26]} turn={58} size={0.46} fill={paint('pale')} />
      <g transform="translate(0 -66)">
        {[0, 72, 144, 216, 288].map((turn) => (
          <circle key={turn} r="8.5" cy="-10" transform={`rotate(${turn})`} fill={paint(tint)} />
        ))}
        <circle r="6" fill={paint('heart')} />
      </g>
    </>
  );
}

export function Bud({ paint }: Painted) {
  return (
    <>
      <Stem height={46} paint={paint} />
      <Leaf at={[0, -10]} turn={-58} size={0.46} fill={paint('leaf')} />
      <Leaf at={[0, -18]} turn={56} size={0.42} fill={paint('deep')} />
      <g transform="translate(0 -46)">
        <path d="M0 3C-11-3-11-18 0-28 11-18 11-3 0 3Z" fill={paint('bud')} />
        <path d="M0 5C-11 1-11-9-7-13-5-6-3-3 0-2 3-3 5-6 7-13 11-9 11 1 0 5Z" fill={paint('deep')} />
        <circle cx="4" cy="-16" r="2.6" fill={paint('dew')} />
      </g>
    </>
  );
}

export function Bush({ paint }: Painted) {
  return (
    <>
      <Stem height={46} paint={paint} />
      <Leaf at={[0, -4]} turn={-66} size={0.62} fill={paint('deep')} />
      <Leaf at={[0, -4]} turn={66} size={0.62} fill={paint('deep')} />
      <Leaf at={[0, -20]} turn={-48} size={0.6} fill={paint('leaf')} />
      <Leaf at={[0, -20]} turn={50} size={0.58} fill={paint('pale')} />
      <Leaf at={[0, -36]} turn={-24} size={0.54} fill={paint('pale')} />
      <Leaf at={[0, -36]} turn={26} size={0.52} fill={paint('leaf')} />
    </>
  );
}

export function TwoLeaves({ paint }: Painted) {
  return (
    <>
      <Stem height={32} paint={paint} />
      <Leaf at={[0, -28]} turn={-52} size={0.6} fill={paint('leaf')} />
      <Leaf at={[0, -28]} turn={50} size={0.58} fill={paint('pale')} />
    </>
  );
}

export function Moss({ paint }: Painted) {
  return (
    <>
      <path d="M-25 3C-24-10-12-17 0-17 13-17 25-9 25 3Z" fill={paint('leaf')} />
      <g fill={paint('dew')}>
        <circle cx="-10" cy="-6" r="1.8" />
        <circle cx="2" cy="-10" r="1.8" />
        <circle cx="12" cy="-5" r="1.8" />
      </g>
    </>
  );
}

export function Grass({ paint }: Painted) {
  return (
    <path
      d="M-8 0c-2-9-5-14-8-17M-3 0c-1-13-1-19-2-25M3 0c1-12 3-18 6-23M9 0c1-8 4-12 8-14"
      stroke={paint('deep')}
      strokeWidth="3"
      strokeLinecap="round"
      fill="none"
    />
  );
}

export function Bird({ paint }: Painted) {
  return (
    <>
      <ellipse cy="2" rx="13" ry="5" fill={paint('stone')} />
      <g transform="translate(0 -12) scale(.72)">
        <path d="M10-3 26 5 24 8 8 5Z" fill={paint('back')} />
        <path d="M-14-7C-14-15-7-19 0-17 9-15 15-6 14 1 12 8 2 10-5 7-11 4-14-1-14-7Z" fill={paint('back')} />
        <path d="M-14-6C-13 1-10 6-3 8 2 9 7 8 10 6 4 6-2 1-4-6-6-10-14-11-14-6Z" fill={paint('breast')} />
        <path d="M-13.6-10-20-7.6-13.8-6Z" fill={paint('heart')} />
      </g>
    </>
  );
}
