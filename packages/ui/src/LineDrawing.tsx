import { icon } from './tokens.ts';

/** A drawing that comes as SVG path data on a grid of 24; looks like `Icon`, for what brings its own lines. */
export function LineDrawing({ lines }: { lines: readonly string[] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={icon.size}
      height={icon.size}
      fill="none"
      stroke="currentColor"
      strokeWidth={icon.strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
