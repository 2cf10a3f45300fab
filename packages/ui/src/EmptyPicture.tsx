import { Leaf } from './Leaf.tsx';

/** An empty pot with one first leaf: nothing here yet, and room for something. Decoration. */
export function EmptyPicture() {
  return (
    <svg viewBox="20 14 160 122" aria-hidden>
      <ellipse cx="100" cy="124" rx="78" ry="9" fill="var(--sunk)" />
      <path d="M70 72H130L123 118C122 123 118 126 113 126H87C82 126 78 123 77 118Z" fill="var(--earth)" />
      <path
        d="M64 64H136C139 64 141 66 141 69V74C141 77 139 79 136 79H64C61 79 59 77 59 74V69C59 66 61 64 64 64Z"
        fill="var(--earth-deep)"
      />
      <path d="M100 64C100 56 99 52 100 46" stroke="var(--stem)" strokeWidth="4.5" strokeLinecap="round" fill="none" />
      <Leaf x={100} y={48} turn={-54} size={0.62} tone="leaf" />
      <Leaf x={100} y={47} turn={48} size={0.54} tone="pale" />
    </svg>
  );
}
