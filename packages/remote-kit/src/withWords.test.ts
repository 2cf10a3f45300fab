/** @jest-environment jsdom */
import { defineNamespace, startI18n } from '@spire/i18n';
import { withWords } from './withWords.ts';

test('a page comes with the words that only it says, and they with nobody else', async () => {
  const fetched: string[] = [];
  const catalogue = (language: string) => () => {
    fetched.push(language);
    return Promise.resolve({ default: { title: 'Stille rom' } });
  };
  await startI18n([]);
  const words = [defineNamespace('quietRoom', { no: catalogue('no'), en: catalogue('en') })];
  const quietRoom = withWords(() => Promise.resolve({ default: 'page' }), words);
  expect(fetched).toEqual([]);
  expect(await quietRoom()).toEqual({ default: 'page' });
  expect(fetched).toEqual(['no']);
});
