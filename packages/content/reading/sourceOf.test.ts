import { moduleSource } from './moduleSource.ts';
import { sourceOf } from './sourceOf.ts';

test.each([
  ['It is "fine"', `'It is "fine"'`],
  ["It's fine", `"It's fine"`],
  [`It's "fine"`, `'It\\'s "fine"'`],
  [{ no: 'Ja', 'a-b': [1, true] }, `{\n  no: 'Ja',\n  'a-b': [\n    1,\n    true,\n  ],\n}`],
  [['a', 'b-c'], `['a', 'b-c']`],
  [[], '[]'],
])('%j is written so that the code reads the same', (value, source) => {
  expect(sourceOf(value)).toBe(source);
});

test('a text that stands at two places is written once', () => {
  const shared = { no: 'Takk', en: 'Thanks' };
  const module = { path: 'phrases', type: 'Phrases', types: ['Phrases'], schema: 'outright', value: [shared, shared] };
  const source = moduleSource(module, 'texts/phrases');
  expect(source.match(/Takk/gu)).toHaveLength(1);
  expect(source).toContain(`import type { Phrases } from '../../schema/outright.ts';`);
});
