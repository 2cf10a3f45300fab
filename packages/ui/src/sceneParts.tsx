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

/** The tones of the three buds of a day, in their order. */
export const BUD_TONES = ['pollen', 'petal-soft', 'bloom'] as const;

/** A bud in its green cup. */
export function Bud({ tone, ...place }: Placed & { tone: 'petal' | 'petal-soft' | 'bloom' | 'pollen' }) {
  return (
    <g transform={placed(place)}>
      <path d="M0 2C-8-2-8-14 0-20 8-14 8-2 0 2Z" fill={`var(--${tone})`} />
      <path d="M0 4C-8 1-8-8-5-11-4-5-2-3 0-2 2-3 4-5 5-11 8-8 8 1 0 4Z" fill="var(--leaf-deep)" />
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
