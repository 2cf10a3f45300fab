/** The few strokes that every picture of ours is drawn with, so that all are by the same hand. */

type LeafTone = 'leafDeep' | 'leaf' | 'leafLight';
type BlossomTone = 'petal' | 'petalSoft' | 'bloom' | 'pollen';

const tones: Record<LeafTone | BlossomTone, string> = {
  leafDeep: 'var(--leaf-deep)',
  leaf: 'var(--leaf)',
  leafLight: 'var(--leaf-light)',
  petal: 'var(--petal)',
  petalSoft: 'var(--petal-soft)',
  bloom: 'var(--bloom)',
  pollen: 'var(--pollen)',
};

interface Placed {
  x: number;
  y: number;
  size: number;
}

/** A leaf that grows from (x, y); `turn` in degrees from upright, `size` 1 is 44 units long. */
export function Leaf({ x, y, turn, size, tone }: Placed & { turn: number; tone: LeafTone }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M0 0C-15-10-18-28 2-45 18-29 15-10 0 0Z" fill={tones[tone]} />
      <path
        d="M0-3C0-14 0-22 1.5-33"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity="0.4"
      />
    </g>
  );
}

/** A stalk along the path `d`. */
export function Stem({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="var(--stem)" strokeWidth="5" strokeLinecap="round" />;
}

/** Six round petals about a heart; `size` 1 is 40 units across. */
export function Blossom({ x, y, size, tone }: Placed & { tone: BlossomTone }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <ellipse key={turn} cy="-11.5" rx="7.2" ry="9.5" transform={`rotate(${turn})`} fill={tones[tone]} />
      ))}
      <circle r="6.5" fill={tone === 'pollen' ? 'var(--earth-deep)' : 'var(--pollen)'} />
    </g>
  );
}

/** The earth all of it stands in; in the garden it has grown over. */
export function Ground({ isGreen = false }: { isGreen?: boolean }) {
  return (
    <>
      <path
        d="M0 144C36 141 54 131 80 131 106 131 124 141 160 144V160H0Z"
        fill={isGreen ? 'var(--leaf)' : 'var(--earth)'}
      />
      {isGreen ? (
        <path d="M0 153C40 147 112 147 160 153V160H0Z" fill="var(--earth)" />
      ) : (
        <>
          <ellipse cx="80" cy="136" rx="19" ry="3.6" fill="var(--earth-deep)" opacity="0.75" />
          <path
            d="M34 150h9M62 148h7M104 149h10M128 153h6"
            stroke="var(--earth-deep)"
            strokeWidth="3"
            strokeLinecap="round"
            opacity="0.55"
          />
        </>
      )}
    </>
  );
}

/** A far slope, for depth. */
export function Hill() {
  return <path d="M0 112C28 96 52 104 84 116 112 126 136 106 160 108V160H0Z" fill="var(--leaf-light)" opacity="0.45" />;
}

/** A small flower low in the grass. */
export function Bud({ x, y, tone }: { x: number; y: number; tone: BlossomTone }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 4V-9" stroke="var(--leaf-deep)" strokeWidth="3" strokeLinecap="round" />
      <circle cy="-13" r="6.4" fill={tones[tone]} />
      <circle cy="-13" r="2.4" fill="var(--earth-deep)" opacity="0.6" />
    </g>
  );
}

/** A tuft of three blades. */
export function Grass({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y}c-1-7-4-11-8-14M${x} ${y}c0-9 0-13 1-19M${x} ${y}c1-7 4-10 9-12`}
      fill="none"
      stroke="var(--leaf-deep)"
      strokeWidth="3.2"
      strokeLinecap="round"
    />
  );
}
