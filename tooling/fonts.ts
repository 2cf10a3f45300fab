/**
 * Cuts our typeface down to the letters and weights that Spire shows: writes the two files below
 * `packages/ui/assets/fonts` and `packages/ui/src/fontFiles.generated.ts`, which says what is in each (decision 0042).
 * `--check` writes nothing and fails when a text or a style asks for more than is there, or a file is not up to date.
 */
import { Blob, Face } from 'harfbuzzjs';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');
const source = path.dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/atkinson-hyperlegible-next/package.json')),
);
const target = 'packages/ui/assets/fonts';

/** The files of the package, and which characters each is meant for: they hold a few of each other's too. */
const PARTS = ['latin', 'latin-ext'] as const;
const meant = JSON.parse(readFileSync(path.join(source, 'unicode.json'), 'utf8')) as Record<Part, string>;
type Part = (typeof PARTS)[number];

/**
 * The characters people may write, beyond our own: ASCII, the letters of Western Europe, those of the Sami languages
 * and of names in Europe's other Latin alphabets; signs of everyday text. The device draws those the typeface lacks.
 */
const WRITTEN = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xad, 0xad],
  [0xc0, 0x17f],
  [0x218, 0x21b],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ef2, 0x1ef3],
] as const;
const SIGNS = '«»‹›“”„‘’‚–—…·•§°½€−';

const points = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Everything that the product may say or style: its sources and written texts, without their tests, the letters that numbers are kept in, and what reads other apps' files. */
const sources = globSync(
  [
    'shell/src/**/*.{ts,tsx}',
    'mf-*/src/**/*.{ts,tsx}',
    'packages/*/src/**/*.{ts,tsx}',
    'packages/content/texts/**/*.yaml',
  ],
  { cwd: root },
)
  .filter((file) => !/\.test\.|\.generated\.|\/generated\/|^packages\/(testing|imports)\//.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

/** Letters, digits, signs and blanks of our own texts, also where they are written as an escape. */
function spoken(): Set<number> {
  const text = sources
    .join('')
    .replace(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0).filter((point) => point >= 0x20));
}

/** The lightest and the heaviest weight that a style asks for. */
function weights(): { min: number; max: number } {
  const asked = sources.flatMap((text) => [...text.matchAll(/font-weight:([^;]*)/g)].map(([, value = '']) => value));
  const numbers = asked.flatMap((value) => [...value.matchAll(/\b\d00\b|\b\d50\b/g)].map(([number]) => Number(number)));
  return { min: Math.min(...numbers), max: Math.max(...numbers) };
}

/** As CSS writes it: `U+41-5A,U+2019`. */
function unicodeRange(sorted: readonly number[]): string {
  const hex = (point: number) => point.toString(16).toUpperCase();
  const runs: [number, number][] = [];
  for (const point of sorted) {
    const last = runs.at(-1);
    if (last !== undefined && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

function isMeantFor(part: Part, point: number): boolean {
  return meant[part].split(',').some((range) => {
    const [from = 0, to = from] = range
      .slice('U+'.length)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return from <= point && point <= to;
  });
}

/**
 * How marks stand on letters, how letters stand to each other, and digits of one width: all that a text or style asks
 * for. The library's types are behind it.
 */
const FEATURES = { keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'] };

async function cut(part: Part, wanted: readonly number[], wght: { min: number; max: number }) {
  const whole = readFileSync(path.join(source, `files/atkinson-hyperlegible-next-${part}-wght-normal.woff2`));
  const text = String.fromCodePoint(...wanted.filter((point) => isMeantFor(part, point)));
  const plain = await subsetFont(whole, text, { targetFormat: 'truetype' });
  const held = [...new Face(new Blob(plain)).collectUnicodes()].sort((one, other) => one - other);
  return {
    held,
    file: `atkinson-hyperlegible-next-${part}.woff2`,
    content: await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght }, ...FEATURES }),
  };
}

const stale: string[] = [];
function keep(name: string, content: Uint8Array): void {
  const file = path.join(root, name);
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  stale.push(name);
  if (isCheck) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const written = WRITTEN.flatMap(([from, to]) => points(from, to));
const wanted = [...new Set([...written, ...Array.from(SIGNS, (sign) => sign.codePointAt(0) ?? 0), ...spoken()])];
const wght = weights();
const lines = [
  '/** Written by `npm run fonts`: what is in the files of `assets/fonts`. */',
  `export const fontWeights = '${wght.min} ${wght.max}';`,
];
for (const part of PARTS) {
  const { held, file, content } = await cut(part, wanted, wght);
  keep(`${target}/${file}`, content);
  lines.push(`export const ${part === 'latin' ? 'latin' : 'latinExtended'}Range =\n  '${unicodeRange(held)}';`);
  console.log(`${file}: ${held.length} characters, ${(content.length / 1000).toFixed(1)} kB`);
}
keep(`${target}/LICENSE`, readFileSync(path.join(source, 'LICENSE')));
keep('packages/ui/src/fontFiles.generated.ts', Buffer.from(`${lines.join('\n')}\n`));

if (isCheck && stale.length > 0) {
  console.error(`The typeface is out of date; run \`npm run fonts\`:\n  ${stale.join('\n  ')}`);
  process.exit(1);
}
