import { MEANINGS } from '@spire/content/meanings';
import { readWords, refusedIn, spokenOf } from './readWords.ts';

test.each([
  ['Jeg trenger RO nå', ['ro']],
  ['roser og roing', []],
  ['søvnløs natt', ['ro']],
  ['latteren min', ['latter']],
  ['energisk', ['energi']],
  ['I don’t know', []],
])('%j tells of %j, by whole words and their endings', (text, needs) => {
  expect(readWords(text).needs).toEqual(needs);
});

test('a letter outside a to z is a letter: nothing is found in the middle of a word (S8)', () => {
  expect(readWords('våro bløle dørro').needs).toEqual([]);
  // Written with a mark of its own.
  expect(readWords('sta\u030Avro støtte'.normalize('NFD')).needs).toEqual(['stoette']);
});

test('a state that is denied is one all the same; a thing to do that is denied is unwanted', () => {
  expect(readWords('Jeg får ikke sove').considerations).toEqual(['sleep_problems']);
  expect(readWords('Jeg orker ikke tur')).toMatchObject({ categories: [], unwanted: ['physical'] });
  expect(readWords('tur orker jeg ikke i dag')).toMatchObject({ categories: [], unwanted: ['physical'] });
  expect(readWords('not another walk')).toMatchObject({ categories: [], unwanted: ['physical'] });
});

test('a "not" reaches no further than its clause, and denies no other thing of the same kind', () => {
  expect(readWords('ikke meditasjon, noe praktisk')).toMatchObject({
    categories: ['practical'],
    unwanted: ['mindfulness'],
  });
  expect(readWords('nothing social today')).toMatchObject({ categories: [], unwanted: ['social'] });
  expect(readWords('exercise a bit, but not walk')).toMatchObject({ categories: ['physical'], unwanted: [] });
});

test('to do something alone is one thing, to feel alone another, and so is not to be alone', () => {
  expect(readWords('noe å gjøre alene')).toMatchObject({ categories: [], unwanted: ['social'] });
  for (const text of ['Jeg føler meg så alene', 'I feel alone', 'I don’t want to be alone', 'Vil ikke være alene'])
    expect(readWords(text)).toMatchObject({ categories: ['social'], unwanted: [] });
});

test('it tells what a text touches that can be avoided', () => {
  expect(readWords('Løpetur med venner').touches).toEqual(['exercise', 'social_contact']);
});

test('no word stands twice in a meaning, and each is in small letters', () => {
  for (const { words } of MEANINGS) {
    const list = words.split(' ');
    expect(new Set(list).size).toBe(list.length);
    expect(words).toBe(words.toLowerCase().normalize('NFC'));
  }
});

test('a text of two thousand characters without a space is read as one word', () => {
  expect(readWords('ro'.repeat(1000)).needs).toEqual([]);
});

/** Whether a text speaks of what a wish refuses. */
function speaksOf(text: string, wish: string): boolean {
  const refused = refusedIn(wish);
  return [...spokenOf(text)].some((each) => refused.has(each));
}

test.each([
  ['eg er så lei av å liggje på sofaen', 'Ligg godt.', 'Gå ut på trappa.'],
  ['tired of screens, need a break', 'Look at your phone.', 'Look at a cloud.'],
  ['anything but meditation please', 'Meditate for a while.', 'Tie a knot.'],
  ['kan ikke høre musikk', 'Nynn en sang.', 'Se på en sky.'],
  ['tired of choosing', 'Choose one thing.', 'Look at a cloud.'],
])('"%s" refuses what it names, in either language, and no more', (wish, refused, open) => {
  expect([refused, open].filter((text) => speaksOf(text, wish))).toEqual([refused]);
});

test.each(['klarer ikke å lage mat', 'I can’t sleep', 'har ikke ryddet på en uke', 'noe å lese'])(
  '"%s" refuses nothing: it tells of a state, or asks for an easier way',
  (wish) => {
    const texts = ['Spis en brødskive.', 'Sov litt.', 'Rydd en skuff.', 'Les én side.'];
    expect(texts.filter((text) => speaksOf(text, wish))).toEqual([]);
  },
);
