import { existsSync } from 'node:fs';
import path from 'node:path';
import { anchorsIn, lineAt, linksIn, readTexts, referencesIn } from './specReferences.ts';

const root = path.resolve(__dirname, '..');
const SPEC = 'docs/spec/';

const texts = readTexts(root);
const pages = texts.filter(([file]) => file.startsWith(SPEC));
const anchors = pages.flatMap(([file, page]) => anchorsIn(page).map((anchor) => ({ file, ...anchor })));
const ids = new Set(anchors.map(({ id }) => id));

/** The examples of this test lead nowhere on purpose. */
const others = texts.filter(([file]) => !__filename.endsWith(file));

describe('a reference', () => {
  const anchorsOf = (text: string) => referencesIn(text).map(({ anchor }) => anchor);

  test.each([
    ['kept (D45).', ['d45']],
    ['kept (D45, S20)', ['d45', 's20']],
    ['by A12, D27 and S6–S8', ['a12', 'd27', 's6', 's7', 's8']],
    ['D69 to D71', ['d69', 'd70', 'd71']],
    ['(D45\n   * to D47)', ['d45', 'd46', 'd47']],
    ['(trap 60), Trap 87b', ['trap-60', 'trap-87b']],
    ['(traps 12 and 60)', ['trap-12', 'trap-60']],
    ['traps 1, 2 and 7, S22', ['s22', 'trap-1', 'trap-2', 'trap-7']],
    ['traps 14 to 16', ['trap-14', 'trap-15', 'trap-16']],
    ['stays (trap\n// 60)', ['trap-60']],
    ['(spec 1 §7)', ['1-7']],
    ['Spec 2 §3, §7.2 and spec 1 §4', ['2-3', '2-7-2', '1-4']],
    ['in spec 1\n * §7', ['1-7']],
  ])('is found in %j', (text, expected) => {
    expect(anchorsOf(text)).toEqual(expected);
  });

  test.each(['(2 §8)', 'spec 1 §7, 2§8', 'spec 1 §7\nand §8'])(
    'to a section without its text is found in %j',
    (text) => {
      expect(anchorsOf(text)).toContain(undefined);
    },
  );

  test.each([
    "petal: '#D68'",
    'U+A0-A3',
    'D012',
    'S1364-6613',
    'S256',
    'doi.org/S24',
    '4tFZ+A46/x',
    'M3 3A46 46 0 0 1 5 5',
  ])('is not seen in %j', (text) => {
    expect(anchorsOf(text)).toEqual([]);
  });
});

test('every reference in code, tests and documents leads to a requirement', () => {
  const found = others.flatMap(([file, text]) =>
    referencesIn(text).map(({ words, anchor, index }) => ({ words, anchor, file, text, index })),
  );
  expect(found.length).toBeGreaterThan(1000);
  expect(
    found
      .filter(({ anchor }) => anchor === undefined || !ids.has(anchor))
      .map(
        ({ file, text, index, words, anchor }) =>
          `${file}:${lineAt(text, index)}: ${words.replace(/\s+/g, ' ')} (${anchor ?? 'no text'})`,
      ),
  ).toEqual([]);
});

test('every link within the specification, and every link to it, leads somewhere', () => {
  const broken = others.flatMap(([file, text]) =>
    linksIn(file, text)
      .filter(({ target }) => {
        if (!target.startsWith(SPEC)) return file.startsWith(SPEC) && !isThere(target);
        const [page = '', id] = target.split('#');
        return !isThere(page) || (id !== undefined && !anchors.some((each) => each.file === page && each.id === id));
      })
      .map(({ target, index }) => `${file}:${lineAt(text, index)}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('no two requirements share an anchor', () => {
  expect(anchors.map(({ id }) => id).filter((id, position, all) => all.indexOf(id) !== position)).toEqual([]);
});

test('an anchor stands before the identifier it is named after', () => {
  const named = (id: string) => {
    const [, trap, section] = /^trap-(\w+)$|^\d-(.*)$/.exec(id) ?? [];
    if (trap !== undefined) return `**${trap}** `;
    if (section !== undefined) return section.includes('-') ? `${section.replace('-', '.')} ` : `${section}. `;
    return /^[dsa]\d+$/.test(id) ? `**${id.toUpperCase()}` : '';
  };
  expect(anchors.filter(({ id, label }) => !label.startsWith(named(id)))).toEqual([]);
});

test.each(['d', 'a', 's', 'trap-'])('the identifiers that begin with %s run from 1 without a gap', (prefix) => {
  const numbers = [...ids]
    .flatMap((id) => (id.startsWith(prefix) && /^\d+$/.test(id.slice(prefix.length)) ? [id.slice(prefix.length)] : []))
    .map(Number);
  expect(numbers).toEqual(numbers.map((_, position) => position + 1));
  expect(numbers.length).toBeGreaterThan(20);
});

function isThere(target: string): boolean {
  return /^https?:/.test(target) || existsSync(path.join(root, target));
}
