import { Leaf, placed, type Placed } from './Leaf.tsx';

/** The few strokes the scene is drawn with; the plants of `scenePlants.tsx` are made of them. Units: px of its 390 × 340. */

interface StalkProps {
  /** Start, bend and end of a quadratic curve. */
  curve: readonly [x0: number, y0: number, x1: number, y1: number, x2: number, y2: number];
  width: number;
  leaves: number;
  /** Where on the curve the first and the last leaf sit, from 0 to 1, and how large they are. */
  at: readonly [first: number, last: number];
  sizes: readonly [first: number, last: number];
  /** The side of the first leaf: 1 is the right. */
  side?: 1 | -1;
  /** Which of the three greens the first leaf has. */
  tone?: 0 | 1 | 2;
  /** How far the lowest leaves stand out, in degrees; the higher ones stand up more. */
  spread?: number;
}

const GREENS = ['leaf', 'pale', 'deep'] as const;

/** A stalk with leaves that alternate along it, larger below. */
export function Stalk({ curve, width, leaves, at, sizes, side = 1, tone = 0, spread = 66 }: StalkProps) {
  const [x0, y0, x1, y1, x2, y2] = curve;
  return (
    <>
      <Stem d={`M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}`} width={width} />
      {Array.from({ length: leaves }, (_, index) => {
        const part = index / Math.max(leaves - 1, 1);
        const t = at[0] + (at[1] - at[0]) * part;
        const along = Math.atan2((1 - t) * (x1 - x0) + t * (x2 - x1), (1 - t) * (y0 - y1) + t * (y1 - y2));
        const turn = side * (index % 2 === 0 ? 1 : -1) * (spread - 14 * t);
        return (
          <Leaf
            key={index}
            x={(1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2}
            y={(1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2}
            turn={(along * 180) / Math.PI + turn}
            size={sizes[0] + (sizes[1] - sizes[0]) * part}
            tone={GREENS[(index + tone) % GREENS.length] ?? 'leaf'}
          />
        );
      })}
    </>
  );
}

export function Stem({ d, width }: { d: string; width: number }) {
  return <path d={d} fill="none" stroke="var(--stem)" strokeWidth={width} strokeLinecap="round" />;
}

type BlossomTone = 'pollen' | 'petal' | 'petal-soft' | 'bloom';
const petals: Record<BlossomTone, [one: string, other: string]> = {
  pollen: ['var(--pollen)', 'color-mix(in srgb, var(--pollen) 55%, var(--white))'],
  petal: ['var(--petal)', 'var(--petal-soft)'],
  'petal-soft': ['var(--petal-soft)', 'var(--petal-light)'],
  bloom: ['var(--bloom)', 'var(--bloom-light)'],
};

/** Six petals about a heart; 44 px across at size 1. */
export function Blossom({ tone, ...place }: Placed & { tone: BlossomTone }) {
  return (
    <g transform={placed(place)}>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path
          key={turn}
          d="M0 0C-9-5-9-19 0-22 9-19 9-5 0 0Z"
          transform={`rotate(${turn})`}
          fill={petals[tone][(turn / 60) % 2]}
        />
      ))}
      <circle r="6" fill={tone === 'pollen' ? 'var(--earth-deep)' : 'var(--pollen)'} />
      <circle r="2.6" fill="var(--earth-deep)" opacity=".35" />
    </g>
  );
}

/** The tones of the three buds of a day, in their order. */
export const BUD_TONES = ['pollen', 'petal-soft', 'bloom'] as const;

/** A bud in its green cup. */
export function Bud({ tone, ...place }: Placed & { tone: BlossomTone }) {
  return (
    <g transform={placed(place)}>
      <path d="M0 2C-8-2-8-14 0-20 8-14 8-2 0 2Z" fill={`var(--${tone})`} />
      <path d="M0 4C-8 1-8-8-5-11-4-5-2-3 0-2 2-3 4-5 5-11 8-8 8 1 0 4Z" fill="var(--leaf-deep)" />
    </g>
  );
}

/** A small flower of the meadow. */
export function MeadowFlower({ tone, ...place }: Placed & { tone: string }) {
  return (
    <g transform={placed(place)}>
      <path d="M0 12C-1 7 1 4 0 0" stroke="var(--leaf-deep)" strokeWidth="2" fill="none" strokeLinecap="round" />
      <circle r="5" fill={`var(--${tone})`} />
      <circle r="1.9" fill="var(--pollen)" />
    </g>
  );
}

/** A tuft of three blades. */
export function Grass(place: Placed) {
  return (
    <path
      transform={placed(place)}
      d="M0 0c-1-6-4-10-7-12M0 0c0-8 0-12 1-17M0 0c1-6 4-9 8-11"
      fill="none"
      stroke="var(--leaf-deep)"
      strokeWidth="2.4"
      strokeLinecap="round"
      opacity=".8"
    />
  );
}

/** The heap of earth the plant stands in. */
export function Mound() {
  return (
    <>
      <path d="M-54 9C-32-2-16-5 0-5 16-5 32-2 54 9 27 15-27 15-54 9Z" fill="var(--earth)" />
      <ellipse cy="-.5" rx="17" ry="3" fill="var(--earth-deep)" opacity=".7" />
      <path
        d="M-30 7h7M15 6h8M-5 9.5h6"
        stroke="var(--earth-deep)"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".5"
      />
    </>
  );
}

export function Birch() {
  return (
    <g transform="translate(0 -30) scale(.8)">
      <path d="M-4 0C-3-40-2-70 0-104L4-104C5-70 5-40 5 0Z" fill="var(--white)" />
      <path
        d="M-3-20h5M0-38h4.5M-2-56h4M1-72h3"
        stroke="var(--bark)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M2-72C14-84 20-92 22-104M1-60C-12-74-18-80-20-94" stroke="var(--white)" strokeWidth="2.4" fill="none" />
      <g fill="var(--leaf-light)">
        <ellipse cx="1" cy="-146" rx="23" ry="25" />
        <ellipse cx="-17" cy="-118" rx="23" ry="25" />
        <ellipse cx="18" cy="-116" rx="24" ry="25" />
        <ellipse cy="-94" rx="25" ry="19" />
      </g>
      <g fill="var(--leaf)" opacity=".55">
        <ellipse cx="-19" cy="-112" rx="12" ry="15" />
        <ellipse cx="20" cy="-106" rx="13" ry="12" />
        <ellipse cx="2" cy="-138" rx="11" ry="12" />
      </g>
      <path
        d="M0-104V-128M0-108-13-122M1-104 14-118"
        stroke="var(--white)"
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity=".8"
      />
    </g>
  );
}

/** Each stone of the cairn: how far it lies to the right, half its width, and its height. */
const STONES = [
  [0, 16, 10.5],
  [-1.5, 13, 9.5],
  [2, 10, 8.5],
  [0, 8, 7.5],
  [1, 6, 6.5],
] as const;
const RISE = 0.887;

/** How high a cairn of so many stones is, in px. */
export const cairnHeight = (stones: number) =>
  STONES.slice(0, stones).reduce((sum, [, , height]) => sum + RISE * height, 0);

/** Stones upon each other, each with something of the colour it was given. */
export function Cairn({ tints }: { tints: readonly string[] }) {
  return (
    <>
      <ellipse cy="1" rx="20" ry="3" opacity=".1" />
      {STONES.slice(0, tints.length).map(([x, a, h], index) => {
        const y = (k: number) => -k * h;
        return (
          <path
            key={index}
            transform={`translate(${x} ${-cairnHeight(index)})`}
            d={`M${-a} ${y(0.35)}C${-a - 1} ${y(1.1)} ${-a / 2} ${y(1.22)} 0 ${y(1.16)} ${a * 0.667} ${y(1.2)} ${a + 1} ${y(0.8)} ${a} ${y(0.4)} ${a - 2} 0 ${2 - a} 0 ${-a} ${y(0.35)}Z`}
            style={{ fill: `color-mix(in srgb, var(--stone${index}) 72%, var(--${tints[index] ?? ''}))` }}
          />
        );
      })}
    </>
  );
}

/** A rowing boat with its oars laid across: nobody is going anywhere. */
export function Boat() {
  return (
    <>
      <path d="M-33 0C-14 5 14 5 33 0 30 9 24 13 16 13H-16C-24 13-30 9-33 0Z" fill="var(--bark)" />
      <path d="M-22-5 14 4M20-5-14 4" stroke="var(--bark)" strokeWidth="2" strokeLinecap="round" />
      <path d="M-31 1C-14 6 14 6 31 1" stroke="var(--mound)" strokeWidth="1.5" fill="none" />
    </>
  );
}

export function Bird() {
  return (
    <>
      <path d="M-2 8V14M4 8V14" stroke="var(--bird-beak)" strokeWidth="1.5" strokeLinecap="round" />
      <path d="M10-3 26 5 24 8 8 5Z" fill="var(--bird-wing)" />
      <path d="M-14-7C-14-15-7-19 0-17 9-15 15-6 14 1 12 8 2 10-5 7-11 4-14-1-14-7Z" fill="var(--bird-back)" />
      <path d="M-14-6C-13 1-10 6-3 8 2 9 7 8 10 6 4 6-2 1-4-6-6-10-14-11-14-6Z" fill="var(--bird-breast)" />
      <path d="M-1-6C5-8 13-3 17 4 10 6 1 4-1-6Z" fill="var(--bird-wing)" />
      <path d="M-13.6-10-20-7.6-13.8-6Z" fill="var(--bird-beak)" />
      <circle cx="-8.5" cy="-10.6" r="1.5" fill="var(--bird-beak)" />
    </>
  );
}
