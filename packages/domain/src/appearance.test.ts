import { appearanceText, parseAppearance, TEXT_SIZES, THEMES } from './appearance.ts';

test('every look is read as it was written', () => {
  for (const theme of THEMES)
    for (const isCalm of [true, false])
      for (const textSize of TEXT_SIZES) {
        const look = { theme, isCalm, textSize };
        expect(parseAppearance(appearanceText(look))).toEqual(look);
      }
});

test.each([
  undefined,
  '',
  'dark',
  'dark.calm',
  'dark.calm.125.no',
  'dark.calm.1250',
  'dark.calm.125 ',
  'Dark.calm.125',
  'dark..125',
  'dark.loud.125',
  'dark."><script>.125',
  'constructor.calm.125',
])('%j is no look', (text) => {
  expect(parseAppearance(text)).toBeUndefined();
});
