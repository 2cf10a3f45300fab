import { keysOf } from '@spire/domain/lists';
import { DESIRED_FEELINGS } from '@spire/domain/toolOptions';
import { WEIGHTS } from '@spire/domain/weights';
import { EXPECTATION_TEXTS, type Note, notesOn, WEIGHT_THOUGHTS, withNickname } from './expectationTexts.ts';
import { SOURCES } from './expectationTexts/sources.ts';

test.each([
  ['Kari', 'Fint, Kari.'],
  [' Kari ', 'Fint, Kari.'],
  ['$&', 'Fint, $&.'],
  ['  ', 'Fint.'],
  [null, 'Fint.'],
])('the name %j makes %j', (nickname, read) => {
  expect(withNickname('Fint, {nickname}.', nickname)).toBe(read);
});

test('a note has the source that its file names, or none', () => {
  const notes = keysOf(DESIRED_FEELINGS).flatMap((feeling) => {
    const { learning, brainTraining } = EXPECTATION_TEXTS[feeling];
    return [learning, brainTraining];
  });
  const known: readonly Note['source'][] = [...Object.values(SOURCES), null];
  expect(notes.filter(({ source }) => !known.includes(source))).toEqual([]);
  expect(notes.some(({ source }) => source !== null)).toBe(true);
});

describe.each([...WEIGHTS, null])('where what weighs is %s', (weight) => {
  const given = keysOf(DESIRED_FEELINGS).map((feeling) => notesOn(weight, feeling));

  test('what is to be learnt follows it, whatever feeling is wished for', () => {
    expect(new Set(given.map(({ learning }) => learning)).size).toBe(1);
  });

  test('no note comes that is not for it', () => {
    const isForIt = ({ suits = [] }: Note) =>
      weight === null ? WEIGHTS.every((each) => suits.includes(each)) : suits.includes(weight);
    const ofIt = weight === null ? [] : [WEIGHT_THOUGHTS[weight]];
    const others = given.flatMap(({ learning, brainTraining }) => [learning, brainTraining]);
    expect(others.filter((note) => !isForIt(note) && !ofIt.includes(note))).toEqual([]);
  });
});
