import { opening } from './opening.ts';

test('a short text stands whole', () => {
  expect(opening('Kaffe på trappa, og sol i ansiktet.')).toBeNull();
});

test('a long text opens with whole words from its beginning', () => {
  const text = 'ord '.repeat(200);
  const beginning = opening(text) ?? '';
  expect(beginning).toMatch(/^(ord )+…$/);
  expect(beginning.length).toBeLessThan(text.length);
});

test('a text without spaces is cut between characters, never inside an emoji', () => {
  const beginning = opening('🌲'.repeat(400)) ?? '';
  expect(beginning).toMatch(/^(🌲)+ …$/u);
});
