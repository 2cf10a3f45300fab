import type { Tint } from '@spire/ui/tokens.ts';

type Part =
  | 'skyTop'
  | 'skyEnd'
  | 'disc'
  | 'halo'
  | 'far'
  | 'near'
  | 'fjord'
  | 'meadow'
  | 'front'
  | 'deep'
  | 'leaf'
  | 'pale'
  | 'stem'
  | 'bud'
  | 'dew'
  | 'heart'
  | 'back'
  | 'breast'
  | 'stone';
export type Look = Record<Part | Tint, string>;
export type Paint = (name: Part | Tint) => string;

const PETALS: Record<Tint, string> = {
  sky: '#6BA3D0',
  amber: '#E59A4C',
  teal: '#4FAE9F',
  violet: '#8F7CC4',
  sun: '#E3B93F',
  rose: '#D9778A',
};
const QUIET: Record<Tint, string> = {
  sky: '#8B98A6',
  amber: '#B79C7E',
  teal: '#8AA39C',
  violet: '#918CA0',
  sun: '#BFAF86',
  rose: '#A98A8A',
};

/** The colours of the garden by look: an evening, a night, and both without strong colour. */
export const LOOKS = {
  light: {
    ...{ skyTop: '#E6D9E4', skyEnd: '#FBDDB9', disc: '#EE9F6C', halo: '#F7C69A', far: '#BDB2C6', near: '#94A5A3' },
    ...{ fjord: '#F6DCC2', meadow: '#86A98A', front: '#6B9674', deep: '#2F7A50', leaf: '#4E9E6C', pale: '#86C196' },
    ...{ stem: '#3C7B52', bud: '#F3BFC3', dew: '#FFFFFF', heart: '#F2D27A' },
    ...{ back: '#4C6B80', breast: '#F2C9A0', stone: '#B3B5AC', ...PETALS },
  },
  dark: {
    ...{ skyTop: '#0F1721', skyEnd: '#203040', disc: '#D8D0B4', halo: '#1B2733', far: '#1D2B38', near: '#1A2E33' },
    ...{ fjord: '#2B3F4F', meadow: '#1F3F35', front: '#19342B', deep: '#3A8A5C', leaf: '#57A577', pale: '#8CC79C' },
    ...{ stem: '#4A8C63', bud: '#E8B0B8', dew: '#CFE6EC', heart: '#E3BC5C' },
    ...{ back: '#7795A8', breast: '#DDB48C', stone: '#6F7B7B', ...PETALS },
  },
  calm: {
    ...{ skyTop: '#E2E4E1', skyEnd: '#E2E4E1', disc: '#EFEBDD', halo: '#E2E4E1', far: '#D3D5CD', near: '#BFC8BE' },
    ...{ fjord: '#DEDDD3', meadow: '#A9B8AA', front: '#95A797', deep: '#55705F', leaf: '#738C7B', pale: '#A9BDAC' },
    ...{ stem: '#5C7565', bud: '#C7B2AE', dew: '#F3F1EC', heart: '#D8CBA8' },
    ...{ back: '#7C8A8D', breast: '#CDBDA8', stone: '#B5B5AD', ...QUIET },
  },
  calmDark: {
    ...{ skyTop: '#2B3335', skyEnd: '#2B3335', disc: '#9A8B69', halo: '#2B3335', far: '#343B37', near: '#3A453E' },
    ...{ fjord: '#363C38', meadow: '#44554A', front: '#3A4A40', deep: '#5B7866', leaf: '#769180', pale: '#9CB3A3' },
    ...{ stem: '#64806F', bud: '#C0AEAC', dew: '#C9D2D0', heart: '#B9A680' },
    ...{ back: '#84918F', breast: '#B7A892', stone: '#6E7471', ...QUIET },
  },
} as const satisfies Record<string, Look>;

/** Colours that follow the theme, for the screen. */
export const byTheme: Paint = (name) => `var(--week-${name})`;

/** Colours of one look, for a picture or paper that no theme reaches. */
export const fixed =
  (look: Look): Paint =>
  (name) =>
    look[name];

const properties = (look: Look) =>
  Object.entries(look)
    .map(([name, value]) => `--week-${name}:${value};`)
    .join('');

const whenDark = (root: string, look: Look) =>
  `@media (prefers-color-scheme:dark){${root}:not([data-theme='light']) &{${properties(look)}}}` +
  `${root}[data-theme='dark'] &{${properties(look)}}`;
const CALM = ":root[data-calm='true']";

export const themeColors =
  properties(LOOKS.light) +
  whenDark(':root', LOOKS.dark) +
  `${CALM} &{${properties(LOOKS.calm)}}` +
  whenDark(CALM, LOOKS.calmDark);
