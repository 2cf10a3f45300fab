import { contrast } from './contrast.ts';
import { PALETTES, themeSheet, type Palette } from './themes.ts';
import type { ColorName } from './tokens.ts';

const TINTS = ['sky', 'amber', 'teal', 'violet', 'sun', 'rose'] as const;
const GROUNDS = ['background', 'surface', 'sunk'] as const;
const SOFT_GROUNDS = ['primarySoft', 'dangerSoft', 'skySoft'] as const;

/** Every pair of text and ground that a component uses: 7:1 (A5). */
const textPairs: [ColorName, ColorName][] = [
  ...[...GROUNDS, ...SOFT_GROUNDS].map((ground): [ColorName, ColorName] => ['ink', ground]),
  ...GROUNDS.map((ground): [ColorName, ColorName] => ['muted', ground]),
  ['primary', 'background'],
  ['primary', 'surface'],
  ['primary', 'primarySoft'],
  ['onPrimary', 'primary'],
  ['danger', 'background'],
  ['danger', 'surface'],
  ['danger', 'dangerSoft'],
  ...TINTS.map((tint): [ColorName, ColorName] => [tint, `${tint}Soft`]),
  ...TINTS.map((tint): [ColorName, ColorName] => [tint, 'surface']),
];

/** Edges, fills and the focus ring against what they stand on: 3:1 (A5, A6). */
const shapePairs: [ColorName, ColorName][] = [
  ...GROUNDS.map((ground): [ColorName, ColorName] => ['edge', ground]),
  ...[...GROUNDS, ...SOFT_GROUNDS].map((ground): [ColorName, ColorName] => ['focus', ground]),
  ['primary', 'sunk'],
  ['danger', 'sunk'],
];

describe.each(Object.entries(PALETTES))('the %s palette', (_, palette: Palette) => {
  test.each(textPairs)('%s can be read on %s', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(7);
  });

  test.each(shapePairs)('%s stands out on %s', (shape, ground) => {
    expect(contrast(palette[shape], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  test('is neither pure black nor pure white', () => {
    for (const ground of GROUNDS) expect(['#000000', '#FFFFFF']).not.toContain(palette[ground].toUpperCase());
  });
});

test('no shadow is left in the low-stimulation palettes', () => {
  for (const palette of [PALETTES.calm, PALETTES.calmDark]) {
    expect(palette.shadow).toBe('none');
  }
});

test('the sheet answers to the device, to the chosen theme and to the low-stimulation form', () => {
  const sheet = themeSheet();
  expect(sheet).toContain(`:root[data-theme='dark']{color-scheme:dark;--background:${PALETTES.dark.background}`);
  expect(sheet).toContain(":root[data-calm='true'][data-theme='dark']");
  expect(sheet).toContain("(prefers-color-scheme:dark){:root:not([data-theme='light'])");
  expect(sheet).toContain('--on-primary:');
});
