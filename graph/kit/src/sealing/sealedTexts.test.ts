import { randomBytes } from 'node:crypto';
import { createPersonKey, KEY_BYTES } from './personKey.ts';
import { sealedTexts } from './sealedTexts.ts';

const TEXTS = sealedTexts('wellbeing.memory', ['title', 'description']);
const key = createPersonKey(randomBytes(KEY_BYTES));
const row = { userId: 'kari', row: '1' };
const texts = { title: 'Morgen', description: 'Kaffe ved vinduet' };

test('a row’s texts are sealed and opened together, and nothing else of the row is touched', () => {
  const sealed = TEXTS.seal(key, row, { ...texts, ...{ emoji: '🌱' } });
  expect(Object.keys(sealed)).toEqual(['title', 'description']);
  expect(TEXTS.open(key, row, { ...sealed, ...{ emoji: '🌱' } })).toEqual(texts);
});

test('the texts of a row cannot change places, nor a row go to another table', () => {
  const { title, description } = TEXTS.seal(key, row, texts);
  expect(() => TEXTS.open(key, row, { title: description, description: title })).toThrow();
  const elsewhere = sealedTexts('wellbeing.task', ['title', 'description']);
  expect(() => elsewhere.open(key, row, { title, description })).toThrow();
});
