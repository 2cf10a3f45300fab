import { TEXT_MARK, textMark } from './textMark.ts';

test('a text has the same mark however it is spaced or composed, and another has another', () => {
  const text = 'Jeg orker ikke mer, på ordentlig';
  for (const same of [` ${text}\n`, text.replaceAll(' ', '  '), text.normalize('NFD')])
    expect(textMark(same)).toBe(textMark(text));
  const others = Array.from({ length: 5000 }, (_, number) => textMark(`${text} ${number}`));
  expect(new Set([...others, textMark(text)]).size).toBe(5001);
});

test.each(['', 'a', '🌊'.repeat(2000), '\uD800'])('a mark looks like one, whatever it is of', (text) => {
  expect(textMark(text)).toMatch(TEXT_MARK);
});
