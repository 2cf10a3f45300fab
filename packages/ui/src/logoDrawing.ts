import { color, space } from './tokens.ts';

/** The sprout with two leaves, as attributes of SVG paths. Drawn by `Logo`, and in the page before any script has run. */
export const LOGO = {
  name: 'Spire',
  viewBox: '0 0 32 32',
  size: '2.1rem',
  paths: [
    { d: 'M8.5 28h15M16 27.5V15', stroke: 'currentColor', strokeWidth: 2.6, strokeLinecap: 'round' },
    { d: 'M16 17.4C8.6 17.6 4.6 14 4.2 6.9 11.6 6.6 15.7 10.2 16 17.4Z', fill: 'currentColor' },
    { d: 'M16.4 13.6C16.5 7 20.4 3.5 27.4 3.6 27.4 10.2 23.5 13.7 16.4 13.6Z', fill: 'currentColor', opacity: 0.58 },
  ],
} as const;

/** Mark and name in one line. */
export const logoStyle = `
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: var(--on-sky-ink, ${color.primary});
  font-size: 1.2rem;
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1;
`;
