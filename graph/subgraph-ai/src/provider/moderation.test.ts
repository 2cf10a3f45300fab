import { callsForHelp, textsOf } from './moderation.ts';

test('texts are read on their own, single words together, each once', () => {
  const data = JSON.stringify({
    a: 'en ting',
    list: [{ b: 'to ting' }, 'ord', 'ord', 3, null, true, ' '],
    c: 'en ting',
  });
  expect(textsOf(data)).toEqual(['en ting', 'to ting', 'ord']);
});

test('however many there are, none is left out', () => {
  const all = Array.from({ length: 100 }, (_, index) => `linje ${index}.`);
  const texts = textsOf(JSON.stringify([...all, 'ord']));
  expect(texts).toHaveLength(32);
  expect(texts.join(', ')).toBe([...all, 'ord'].join(', '));
});

test('what is no JSON is one text', () => {
  expect(textsOf('bare tekst')).toEqual(['bare tekst']);
});

test.each([
  ['self-harm', true],
  ['self-harm/intent', true],
  ['self-harm/instructions', true],
  ['harassment/threatening', true],
  ['violence/graphic', true],
  ['sexual/minors', true],
  ['violence', false],
  ['hate', false],
  ['sexual', false],
  ['illicit', false],
])('%s calls for help: %s', (category, expected) => {
  const quiet = { categories: { 'self-harm': false, illicit: null } };
  expect(callsForHelp({ results: [quiet, { categories: { [category]: true } }] })).toBe(expected);
});
