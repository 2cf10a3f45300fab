import { Leaf } from './Leaf.tsx';

/** A pot that has tipped over, its plant unhurt: something went wrong, and nothing is lost. Decoration. */
export function ErrorPicture() {
  return (
    <svg viewBox="14 30 172 106" aria-hidden>
      <ellipse cx="100" cy="124" rx="84" ry="9" fill="var(--sunk)" />
      <path d="M96 124C98 112 112 106 126 109 142 112 152 118 154 124Z" fill="var(--earth-deep)" />
      <g transform="rotate(76 78 94)">
        <path d="M50 78H108L101 122C100 127 96 130 91 130H67C62 130 58 127 57 122Z" fill="var(--earth)" />
        <path
          d="M46 68H112C115 68 117 70 117 73V79C117 82 115 84 112 84H46C43 84 41 82 41 79V73C41 70 43 68 46 68Z"
          fill="var(--earth-deep)"
        />
      </g>
      <path
        d="M112 108C124 102 134 96 146 88"
        stroke="var(--stem)"
        strokeWidth="4.5"
        strokeLinecap="round"
        fill="none"
      />
      <Leaf x={144} y={90} turn={14} size={0.7} tone="leaf" />
      <Leaf x={146} y={88} turn={104} size={0.6} tone="pale" />
    </svg>
  );
}
