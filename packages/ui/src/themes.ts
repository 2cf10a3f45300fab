import type { ColorName } from './tokens.ts';

type PictureColor = 'leafDeep' | 'leaf' | 'leafLight' | 'stem' | 'earth' | 'earthDeep';

/** The colours of one theme: those of the interface, and those our own pictures are drawn with. */
export type Palette = Record<ColorName | PictureColor | 'shadow' | 'scrim', string>;

const light: Palette = {
  background: '#FAF6EF',
  surface: '#FFFDF9',
  sunk: '#F0EADF',
  ink: '#1E2A24',
  muted: '#414F47',
  primary: '#205337',
  onPrimary: '#FFFFFF',
  primarySoft: '#DDEBDC',
  edge: '#857F73',
  hairline: '#D9D1C3',
  focus: '#1B4DB1',
  danger: '#8E1F2F',
  dangerSoft: '#F9E1E1',
  sky: '#1B4D69',
  skySoft: '#DCEAF2',
  amber: '#763B09',
  amberSoft: '#FBE6CC',
  teal: '#12524F',
  tealSoft: '#D5ECE8',
  violet: '#4B3B7C',
  violetSoft: '#E8E2F4',
  sun: '#5F4A00',
  sunSoft: '#FAEDB9',
  rose: '#84283F',
  roseSoft: '#F8E0E5',
  leafDeep: '#2F7A50',
  leaf: '#4E9E6C',
  leafLight: '#86C196',
  stem: '#3C7B52',
  earth: '#B98E68',
  earthDeep: '#97704E',
  shadow: '0 1px 2px rgb(72 56 24 / 6%), 0 8px 24px rgb(72 56 24 / 6%)',
  scrim: 'rgb(30 42 36 / 52%)',
};

const dark: Palette = {
  background: '#141A17',
  surface: '#1D2521',
  sunk: '#101512',
  ink: '#E8EEE8',
  muted: '#B9C6BD',
  primary: '#9AD6AC',
  onPrimary: '#0F2417',
  primarySoft: '#243B30',
  edge: '#7C8A81',
  hairline: '#33403A',
  focus: '#9CC2FF',
  danger: '#F4A6AC',
  dangerSoft: '#42222A',
  sky: '#A4D2EC',
  skySoft: '#1D3543',
  amber: '#F2C08C',
  amberSoft: '#3F2E1B',
  teal: '#9AD8D0',
  tealSoft: '#163A37',
  violet: '#CBBDF3',
  violetSoft: '#312A4A',
  sun: '#EBD476',
  sunSoft: '#3B3413',
  rose: '#F2B3C1',
  roseSoft: '#43242E',
  leafDeep: '#3A8A5C',
  leaf: '#57A577',
  leafLight: '#8CC79C',
  stem: '#4A8C63',
  earth: '#7A5A40',
  earthDeep: '#5C432F',
  shadow: 'none',
  scrim: 'rgb(6 9 7 / 66%)',
};

const oneTint = (ink: string, soft: string) => ({
  sky: ink,
  skySoft: soft,
  amber: ink,
  amberSoft: soft,
  teal: ink,
  tealSoft: soft,
  violet: ink,
  violetSoft: soft,
  sun: ink,
  sunSoft: soft,
  rose: ink,
  roseSoft: soft,
});

const calm: Palette = {
  background: '#ECEAE4',
  surface: '#F3F1EC',
  sunk: '#E3E0D8',
  ink: '#2A302C',
  muted: '#414843',
  primary: '#334B3E',
  onPrimary: '#FFFFFF',
  primarySoft: '#DBE1DA',
  edge: '#7A766D',
  hairline: '#CFCBC1',
  focus: '#2C4A86',
  danger: '#6E3239',
  dangerSoft: '#E9DDDC',
  ...oneTint('#334B3E', '#DBE1DA'),
  leafDeep: '#55705F',
  leaf: '#738C7B',
  leafLight: '#9BAF9F',
  stem: '#5C7565',
  earth: '#B9A994',
  earthDeep: '#A0907B',
  shadow: 'none',
  scrim: 'rgb(42 48 44 / 48%)',
};

const calmDark: Palette = {
  background: '#1A1D1B',
  surface: '#222623',
  sunk: '#151816',
  ink: '#DCE0DB',
  muted: '#B7BEB8',
  primary: '#B3C6B9',
  onPrimary: '#18211C',
  primarySoft: '#2B332E',
  edge: '#7F8782',
  hairline: '#383E3A',
  focus: '#AEC2E0',
  danger: '#DDB2B5',
  dangerSoft: '#3A2B2D',
  ...oneTint('#B3C6B9', '#2B332E'),
  leafDeep: '#5B7866',
  leaf: '#769180',
  leafLight: '#9CB3A3',
  stem: '#64806F',
  earth: '#6B5E50',
  earthDeep: '#564B40',
  shadow: 'none',
  scrim: 'rgb(8 10 9 / 62%)',
};

/** The four palettes. The test beside this file computes the contrast of every pair the components use (A5). */
export const PALETTES = { light, dark, calm, calmDark } as const;

export type ThemeName = keyof typeof PALETTES;

/** The custom property of a colour: `--leaf-deep` for `leafDeep`. */
export const propertyOf = (name: string) => `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** A name in a palette: a colour of the interface or of a picture, the shadow, the scrim. */
export type PaletteName = keyof Palette;

/**
 * One rule for each theme, as it is chosen by `data-theme` and `data-calm` on `<html>`: for the page itself, or for what
 * `within` names in it.
 */
export function ruleForEachTheme(within: string, declarationsOf: (theme: ThemeName) => string): string {
  const whenDark = (selector: string, body: string) =>
    `@media (prefers-color-scheme:dark){${selector}:not([data-theme='light'])${within}{${body}}}` +
    `${selector}[data-theme='dark']${within}{${body}}`;
  const still = ":root[data-calm='true']";
  return (
    `:root${within}{${declarationsOf('light')}}` +
    whenDark(':root', declarationsOf('dark')) +
    `${still}${within}{${declarationsOf('calm')}}` +
    whenDark(still, declarationsOf('calmDark'))
  );
}

/**
 * The custom properties of all four themes as one style sheet; of all names, or of those that a page needs. Text, so
 * that a page can carry it before any script has run.
 */
export function themeSheet(names: readonly PaletteName[] = Object.keys(light) as PaletteName[]): string {
  return ruleForEachTheme('', (theme) => {
    const scheme = theme === 'dark' || theme === 'calmDark' ? 'dark' : 'light';
    return [`color-scheme:${scheme}`, ...names.map((name) => `${propertyOf(name)}:${PALETTES[theme][name]}`)].join(';');
  });
}
