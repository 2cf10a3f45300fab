export type LeafTone = 'deep' | 'leaf' | 'pale' | 'fresh';

const leafTones: Record<LeafTone, { fill: string; shade?: string }> = {
  deep: { fill: 'var(--leaf-deep)' },
  leaf: { fill: 'var(--leaf)', shade: 'var(--leaf-deep)' },
  pale: { fill: 'var(--leaf-light)', shade: 'var(--leaf)' },
  fresh: { fill: 'var(--fresh)', shade: 'var(--fresh-deep)' },
};

/** How a drawn thing is placed: where it grows from, and how large; 1 is its own size in px. */
export interface Placed {
  x: number;
  y: number;
  /** In degrees from upright. */
  turn?: number;
  size: number;
}

export const placed = ({ x, y, turn = 0, size }: Placed) => `translate(${x} ${y}) rotate(${turn}) scale(${size})`;

/** A leaf that grows from (x, y): two halves of one outline in two greens, and a fine vein; 46 px long at size 1. */
export function Leaf({ tone, hasDew = false, ...place }: Placed & { tone: LeafTone; hasDew?: boolean }) {
  const { fill, shade } = leafTones[tone];
  return (
    <g transform={placed(place)}>
      <path d="M0 0C-15-10-18-28 2-46 18-29 15-10 0 0Z" fill={fill} />
      {shade !== undefined && <path d="M0 0C15-10 18-29 2-46 0-30-1-15 0 0Z" fill={shade} opacity=".55" />}
      <path
        d="M0-4C-.6-16 0-24 1.5-36"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity=".32"
      />
      {hasDew && <circle cx="4" cy="-20" r="3" fill="var(--dew)" />}
    </g>
  );
}
