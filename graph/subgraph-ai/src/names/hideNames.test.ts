import fc from 'fast-check';
import { ProviderFailed } from '../provider/textProvider.ts';
import { hideNames } from './hideNames.ts';

test.each<[string, string[], string, string]>([
  ['a name', ['Kari'], 'Kari ringte', '[[P1]] ringte'],
  ['in any case', ['Kari'], 'KARI og kari', '[[P1]] og [[P1]]'],
  ['in the genitive', ['Kari'], 'Karis bok, Kari’s book, Kari`s', '[[P1]]s bok, [[P1]]’s book, [[P1]]`s'],
  ['ending in s', ['Jonas'], "Jonas' bok", "[[P1]]' bok"],
  ['not inside another word', ['Kari', 'Åse', 'Bo'], 'karisma, Blåse, bok', 'karisma, Blåse, bok'],
  ['between letters ASCII does not know', ['Ås', 'Åse'], 'Åsene, påse: Åse! Ås?', 'Åsene, påse: [[P1]]! [[P2]]?'],
  ['short ones and everyday words', ['Bo', 'Sol'], 'Bo vil ut i sol.', '[[P1]] vil ut i [[P2]].'],
  ['of more than one word', ['Anne Marie'], 'Anne-Marie, Anne  Marie', '[[P1]], [[P1]]'],
  ['overlapping, the longest first', ['Anne', 'Anne Marie Berg', 'Marie Lie'], 'Anne Marie Lie', '[[P1]] [[P2]]'],
  ['by its first word', ['Kari Nordmann'], 'Kari er her', '[[P1]] er her'],
  ['but not by a small one', ['Sjefen på jobben'], 'på jobben', 'på [[P1]]'],
  ['beside digits and signs', ['Kari'], 'kari92 @kari_n', '[[P1]]92 @[[P1]]_n'],
  ['with its letters taken apart', ['Åse'], 'A\u030ase', '[[P1]]'],
  ['with another apostrophe, or none', ["O'Brien"], 'O’Brien, O´Brien, obrien', '[[P1]], [[P2]], [[P3]]'],
  ['held together otherwise', ['Anne-Marie Berg'], 'AnneMarie, Anne–Marie Berg', '[[P1]], [[P2]]'],
  [
    'in the letters of another keyboard',
    ['Bjørn', 'Åse', 'José'],
    'Bjorn bjoern Björn AASE Jose',
    '[[P1]] [[P2]] [[P3]] [[P4]] [[P5]]',
  ],
  ['in capitals of another alphabet', ['İpek'], 'İpek, ipek', '[[P1]], [[P2]]'],
  ['but not a short one, which is then a word', ['Bø', 'Ås'], 'bo as', 'bo as'],
  ['of signs', ['🌸', 'A+ (sjef)'], 'hei🌸 a+ (sjef)', 'hei[[P1]] [[P2]]'],
  ['of a hyphen alone, which is none', ['-', ' '], 'til og - fra', 'til og - fra'],
  ['e-mail', [], 'Skriv til kari.n+x@post.example.no.', 'Skriv til [[P1]].'],
  ['e-mail like a placeholder', [], 'p5s@b.no', '[[P1]]'],
])('hidden: %s', (_what, names, text, expected) => {
  expect(hideNames(names).hide(text)).toBe(expected);
});

test.each([
  '99887766',
  '998 87 766',
  '99 88 77 66',
  '99.88.77.66',
  'tlf.99887766',
  '+47 99 88 77 66',
  '004799887766',
  '+46 (0)70-123 45 67',
  '(555) 123-4567',
  '+1.555.123.4567',
  '010190 12345',
  '1234.56.78903',
  '412 - 34 - 567',
  '412–34–567',
  '412   34   567',
])('hidden: the number %s', (number) => {
  expect(hideNames([]).hide(`Ring ${number}, da`)).not.toMatch(/\d{2}/);
});

test.each(['21.11.2026', '2026-11-21', '2019-2024', '2019–2024', 'kl. 10.30', '116 123', '10 000 kr', '1 2 3'])(
  'not hidden: %s',
  (text) => {
    expect(hideNames([]).hide(text)).toBe(text);
  },
);

test.each(['[[P1]]s', '[[p1]]s', '[[ P 1 ]]s', '[P1]s', '[[P_1]]s', 'P1s', 'p1s', '[[P-1]s'])(
  'a model that gives back %s means the same',
  (answer) => {
    const { hide, show } = hideNames(['Kari']);
    hide('kari');
    expect(show(`Tenk på ${answer} ord`)).toBe('Tenk på Karis ord');
  },
);

test.each(['[[P2]]', '[P0]', 'P2', '[[P1', 'P1]]', '[[Kari]]', '[[P1 og]]', '[[PERSON]]'])(
  'an answer with %s cannot be used',
  (answer) => {
    const { hide, show } = hideNames(['Kari']);
    hide('Kari');
    expect(() => show(answer)).toThrow(new ProviderFailed('unknown_placeholder'));
  },
);

test('the same name has the same placeholder in every text, and one that is never met has none', () => {
  const { hide, show } = hideNames(['Ola', 'Kari']);
  expect([hide('Kari'), hide('Ola og Kari')]).toEqual(['[[P1]]', '[[P2]] og [[P1]]']);
  expect(() => show('[[P3]]')).toThrow(ProviderFailed);
});

const letters = fc.constantFrom(...('abcæøåÆØÅPps19 -_.\\"\'’[]()+@🌸\n'.match(/./gsu) ?? []));
const text = fc.array(
  fc.oneof(
    letters,
    fc.constantFrom('Kari', 'kari', 'Bo', 'Sol ', 'Anne Marie', 'P1', '[[P1]]', '[[', ']]', '99887766', 'a@b.no', 'p2'),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  ),
  { maxLength: 30 },
);
const names = fc.array(
  fc.oneof(
    fc.constantFrom('Kari', 'Bo', 'Sol', 'Anne', 'Anne Marie', 'Marie Berg', 'P', 'P1', '1', '[[P1]]', '[', '\\'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
  ),
  { maxLength: 6 },
);
const plain = (value: string) =>
  value
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, ' ');

test('whatever is hidden comes back, whatever the text looks like', () => {
  const property = fc.property(names, fc.array(text, { maxLength: 3 }), (given, texts) => {
    const { hide, show } = hideNames(given);
    for (const parts of texts) {
      const written = parts.join('');
      expect(plain(show(hide(written)))).toBe(plain(written));
    }
  });
  fc.assert(property, { numRuns: 300 });
});

test('no name stands in what leaves, as a word of its own', () => {
  const property = fc.property(names, text, (given, parts) => {
    const left = hideNames(given)
      .hide(parts.join(''))
      .replaceAll(/\[\[P\d+\]\]/g, '\u0000');
    const words = new Set(left.toLowerCase().split(/[^\p{L}\p{M}]+/u));
    for (const name of given.filter((each) => /^\p{L}+$/u.test(each.normalize('NFC'))))
      for (const ending of ['', 's']) expect(words).not.toContain(name.normalize('NFC').toLowerCase() + ending);
  });
  fc.assert(property, { numRuns: 300 });
});

test('no name takes long to look for', () => {
  for (const [name, text] of [
    ['æ'.repeat(79), 'ae'.repeat(78)],
    ['åa'.repeat(39), 'a'.repeat(2000)],
    [`a${"'".repeat(70)}b`, `a${"'".repeat(2000)}`],
    ["a'".repeat(39), "a''a".repeat(500)],
    ['a '.repeat(39), 'a -'.repeat(660)],
  ] as const)
    expect(hideNames([`${name}x`]).hide(text)).toBe(text);
});

test('a hidden text is as safe in JSON as before', () => {
  const { hide } = hideNames(['Kari "K" \\']);
  expect(JSON.stringify(hide('Kari "K" \\ sa'))).toBe('"[[P1]] sa"');
});
