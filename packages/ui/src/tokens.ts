/**
 * The design's names for colour, space, shape and type. Every colour is a CSS custom property that GlobalStyle
 * sets for the theme in use, so that a component never asks which theme that is.
 */
export const color = {
  background: 'var(--background)',
  surface: 'var(--surface)',
  sunk: 'var(--sunk)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  primary: 'var(--primary)',
  onPrimary: 'var(--on-primary)',
  primarySoft: 'var(--primary-soft)',
  edge: 'var(--edge)',
  hairline: 'var(--hairline)',
  focus: 'var(--focus)',
  danger: 'var(--danger)',
  dangerSoft: 'var(--danger-soft)',
  sky: 'var(--sky)',
  skySoft: 'var(--sky-soft)',
  amber: 'var(--amber)',
  amberSoft: 'var(--amber-soft)',
  teal: 'var(--teal)',
  tealSoft: 'var(--teal-soft)',
  violet: 'var(--violet)',
  violetSoft: 'var(--violet-soft)',
  sun: 'var(--sun)',
  sunSoft: 'var(--sun-soft)',
  rose: 'var(--rose)',
  roseSoft: 'var(--rose-soft)',
} as const;
/** A colour of the interface, by its name in code. */
export type ColorName = keyof typeof color;

/** Soft tints that name a thing (a tool, a memory category); never the only sign of it. */
export type Tint = 'sky' | 'amber' | 'teal' | 'violet' | 'sun' | 'rose';

/** The pair of a tint: `ink` is readable (7:1) on `soft` in every theme. */
export function tint(name: Tint): { ink: string; soft: string } {
  return { ink: color[name], soft: color[`${name}Soft`] };
}

/** Steps of 4 px, as a CSS length. They grow a little with the person's text size, and leave the rest of the room to the words. */
export function space(steps: number): string {
  return `min(${steps * 0.25}rem, ${steps * 5}px)`;
}

/** Breathing space at the sides of page and card; does not grow with the text, so that lines keep their room. */
export const gutter = 'var(--gutter)';

export const radius = { card: '22px', control: '18px', small: '12px', chip: '999px' } as const;

/** Declarations to put into a style rule: size, line height and, for titles, weight and spacing. */
export const text = {
  small: 'font-size: 0.88rem; line-height: 1.5;',
  body: 'font-size: 1rem; line-height: 1.55;',
  large: 'font-size: 1.12rem; line-height: 1.55;',
  heading: 'font-size: 1.18rem; line-height: 1.35; font-weight: 650; letter-spacing: -0.005em;',
  title:
    'font-size: clamp(1.5rem, 1.3rem + 1.2vw, 1.9rem); line-height: 1.22; font-weight: 650; letter-spacing: -0.015em;',
} as const;

/** Sizes of touch: 56 px for a button, and nothing under 44 (A4). */
export const touch = { button: '56px', least: '44px' } as const;

/** From 900 px the bottom bar becomes a rail and pages may have two columns. */
export const media = {
  wide: '@media (min-width: 56.25rem)',
  forced: '@media (forced-colors: active)',
} as const;

/** For what the hand did; nought under reduced motion and in the low-stimulation form (A9). */
export const motion = { quick: 'var(--quick)' } as const;

/** The longest line a tired eye follows without losing its place (A8). */
export const measure = '68ch';

/** The props of every line icon: 1.9 stroke, growing with the text beside it. */
export const icon = { size: '1.42em', strokeWidth: 1.9, 'aria-hidden': true } as const;
