import { labelsIn } from './labelsIn.ts';
import { phraseBook } from './phraseBook.ts';
import { wordsOf } from './wordsOf.ts';

const finds = (phrase: string, text: string) =>
  labelsIn(phraseBook({ one: phrase }, { meg: 'meg mæ' }), wordsOf(text)).has('one');

test.each([
  ['vil|ville dø', 'hun ville dø', true],
  ['vil dø', 'vil ikke dø', false],
  ['vil ikke? dø', 'vil ikke dø', true],
  ['vil _ dø', 'vil egentlig bare dø', true],
  ['vil _ dø', 'vil egentlig ikke bare dø', false],
  ['vil _ dø', 'vil hjem. dø', false],
  ['slutt på livet|.', 'det er slutt på', true],
  ['selvmord*', 'selvmordstanker', true],
  ['selvmord*', 'selv mord', true],
  ['be_alive', 'be alive', true],
  ['myself', 'myslef', true],
  ['dø', 'døgn', false],
  ['skader <meg>', 'skader mæ', true],
])('"%s" in "%s": %s', (phrase, text, isFound) => {
  expect(finds(phrase, text)).toBe(isFound);
});

test('the spellings of a word share what is known of it, and no other word does', () => {
  const { byWord } = phraseBook({ one: 'myself\nother' }, {});
  expect(byWord.get('myslef')).toBe(byWord.get('myself'));
  expect(byWord.get('other')).not.toBe(byWord.get('myself'));
});

test.each([
  ['solge', ['one', 'two']],
  ['solget', ['one', 'two']],
  ['solte', ['one']],
  ['sogle', []],
])('"%s" stands for each word that it may be a spelling of: %j', (word, labels) => {
  expect([...labelsIn(phraseBook({ one: 'solgte', two: 'solget' }, {}), [word])]).toEqual(labels);
});

test.each(['_ dø', 'bare? dø', '. dø', 'is*', '<nobody> dø'])(
  'a phrase that cannot be read is refused: %s',
  (phrase) => {
    expect(() => phraseBook({ one: phrase }, {})).toThrow();
  },
);
