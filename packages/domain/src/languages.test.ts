import { parseLanguage } from './languages.ts';

it('reads every spelling of the two languages that a client has sent', () => {
  for (const text of ['no', 'nb', 'nb-NO', 'norsk', ' NO ']) expect(parseLanguage(text)).toBe('no');
  for (const text of ['en', 'engelsk', 'en-GB', 'English']) expect(parseLanguage(text)).toBe('en');
  for (const text of ['sv', '', 'enough', null, 7]) expect(parseLanguage(text)).toBeUndefined();
});
