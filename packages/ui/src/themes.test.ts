import { PALETTES, themeSheet, type Palette } from './themes.ts';
import type { ColorName } from './tokens.ts';

/** WCAG 2.2 relative luminance of `#RRGGBB`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

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

test('no shadow and no sky gradient are left in the low-stimulation palettes', () => {
  for (const palette of [PALETTES.calm, PALETTES.calmDark]) {
    expect(palette.shadow).toBe('none');
    expect(palette.skyTop).toBe(palette.skyBottom);
  }
});

test('the sheet answers to the device, to the chosen theme and to the low-stimulation form', () => {
  const sheet = themeSheet();
  expect(sheet).toContain(`:root[data-theme='dark']{color-scheme:dark;--background:${PALETTES.dark.background}`);
  expect(sheet).toContain(":root[data-calm='true'][data-theme='dark']");
  expect(sheet).toContain("(prefers-color-scheme:dark){:root:not([data-theme='light'])");
  expect(sheet).toContain('--on-primary:');
});
