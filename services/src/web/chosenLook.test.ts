import { chosenOn, renewed } from './chosenLook.ts';

test('look and language are read from the cookies, and kept for another year', () => {
  const chosen = chosenOn('x=1; spire.look=dark.calm.125; spire.language=en');
  expect(chosen).toEqual({ appearance: { theme: 'dark', isCalm: true, textSize: 125 }, language: 'en' });
  expect(renewed(chosen)).toEqual({
    'set-cookie': [
      'spire.look=dark.calm.125; Path=/; Max-Age=31536000; SameSite=Lax',
      'spire.language=en; Path=/; Max-Age=31536000; SameSite=Lax',
    ],
  });
});

test.each([
  undefined,
  '',
  'spire.look=; spire.language=',
  'spire.look=dark.calm.125"><script>; spire.language=en"',
  'spire.look=dark; spire.language=nb',
  'spire.look=dark.calm.999; spire.language=NO',
])('%j says nothing, and nothing is set', (cookies) => {
  const chosen = chosenOn(cookies);
  expect(chosen).toEqual({});
  expect(renewed(chosen)).toEqual({});
});
