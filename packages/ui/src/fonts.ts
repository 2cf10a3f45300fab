import { fontWeights, latinExtendedRange, latinRange } from './fontFiles.generated.ts';
import { systemFonts } from './ground.ts';

const latin = new URL('../assets/fonts/atkinson-hyperlegible-next-latin.woff2', import.meta.url).href;
const latinExtended = new URL('../assets/fonts/atkinson-hyperlegible-next-latin-ext.woff2', import.meta.url).href;

/** Our typeface, made for low vision, then the device's colour emoji and its own typeface. */
export const fontFamily = `'Atkinson Hyperlegible Next', 'Spire Emoji', ${systemFonts}, 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'`;

const face = (url: string, range: string) =>
  `@font-face{font-family:'Atkinson Hyperlegible Next';font-style:normal;font-display:swap;font-weight:${fontWeights};` +
  `src:url(${url}) format('woff2');unicode-range:${range}}`;

/** The device's colour emoji, asked before its text typeface, which on some systems draws emoji in black and white. */
const emoji =
  "@font-face{font-family:'Spire Emoji';src:local('Apple Color Emoji'),local('Segoe UI Emoji'),local('Noto Color Emoji');" +
  'unicode-range:U+200D,U+203C,U+2049,U+20E3,U+231A-231B,U+23E9-23FA,U+25AA-25FE,U+2600-27BF,U+2934-2935,U+2B05-2B55,U+FE0F,U+1F000-1FAFF,U+E0020-E007F}';

/** Both halves of the variable font; the second is fetched only when a text holds a letter beyond Western Europe. */
export const fontFaces = emoji + face(latinExtended, latinExtendedRange) + face(latin, latinRange);
