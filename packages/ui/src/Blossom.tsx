import { placed, type Placed } from './Leaf.tsx';

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
