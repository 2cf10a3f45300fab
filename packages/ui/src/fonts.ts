const latin = new URL(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  import.meta.url,
).href;
const latinExtended = new URL(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
  import.meta.url,
).href;

/** Our typeface, made for low vision, then the device's colour emoji and its own typeface. */
export const fontFamily =
  "'Atkinson Hyperlegible Next', 'Spire Emoji', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif, 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'";

const face = (url: string, range: string) =>
  `@font-face{font-family:'Atkinson Hyperlegible Next';font-style:normal;font-display:swap;font-weight:200 800;` +
  `src:url(${url}) format('woff2');unicode-range:${range}}`;

/** The device's colour emoji, asked before its text typeface, which on some systems draws emoji in black and white. */
const emoji =
  "@font-face{font-family:'Spire Emoji';src:local('Apple Color Emoji'),local('Segoe UI Emoji'),local('Noto Color Emoji');" +
  'unicode-range:U+200D,U+203C,U+2049,U+20E3,U+231A-231B,U+23E9-23FA,U+25AA-25FE,U+2600-27BF,U+2934-2935,U+2B05-2B55,U+FE0F,U+1F000-1FAFF,U+E0020-E007F}';

/** Both halves of the variable font; the second is fetched only when a text holds a letter beyond Western Europe. */
export const fontFaces =
  emoji +
  face(
    latinExtended,
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ) +
  face(
    latin,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  );
