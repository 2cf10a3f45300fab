import { changeInput, draftOf } from './memoryDraft.ts';
import type { Memory } from '../memories/useMemories.ts';
import { draftOfRefused, mineOver } from './twoWhoChange.ts';

/** The fields in question; the test stands when a memory gets another field. */
const told: Partial<Memory> = {
  id: 'm',
  title: 'Kaffe',
  description: 'Sol',
  emoji: '☕',
  category: 'ro',
  goodnessRating: 5,
  effortRating: 5,
  told: ['category'],
  marks: [],
  picturePath: 'anna/old.jpg',
  pictureText: '',
  morePictures: [],
  date: '2026-11-20',
  version: 'one',
};
const memory = told as Memory;
const theirs = { ...memory, description: 'Regn', picturePath: 'anna/new.jpg', version: 'two' };

test('a change is sent with the version it began from', () => {
  expect(changeInput(draftOf(memory), theirs).version).toBe('one');
});

test('who began from the same words as stand there now has missed nothing', () => {
  expect(changeInput(draftOf(memory), { ...memory, version: 'three' }).version).toBe('three');
});

test('a memory that only this device has has no version yet, and none is sent', () => {
  expect(changeInput(draftOf({ ...memory, version: '' }), { ...memory, version: '' })).not.toHaveProperty('version');
});

test('one’s own words are kept, and with them what the other alone has changed', () => {
  const mine = mineOver({ ...draftOf(memory), title: 'Te', description: 'Snø' }, theirs);
  expect(mine).toMatchObject({ title: 'Te', description: 'Snø', picturePath: 'anna/new.jpg' });
  expect(changeInput(mine, theirs).version).toBe('two');
});

test('what the server did not take comes back into the form with its words', () => {
  const input = { ...changeInput(draftOf(memory), memory), title: 'Te' };
  const draft = draftOfRefused(theirs, { input, base: memory });
  expect(draft).toMatchObject({ title: 'Te', description: 'Sol', version: 'one' });
  expect(mineOver(draft, theirs)).toMatchObject({ title: 'Te', description: 'Regn' });
});
