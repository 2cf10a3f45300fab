import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { DESIRED_FEELINGS } from '@spire/domain/toolOptions';
import { EVENT_OPENINGS } from './eventOpenings.ts';
import { EVENT_TIPS } from './eventTips.ts';
import { LINES_FOR_EVENT } from './linesForEvent.ts';
import { ANIMAL_FAREWELL_LINES, ANIMAL_FAREWELL_OPENING } from './linesForEvent/animalFarewell.ts';
import { asksForEffort, hasNorwegianLetters, lix, namesWhatIsForbidden, sentences, words } from './textLaws.ts';

const openings = { ...EVENT_OPENINGS, 'animal-farewell': ANIMAL_FAREWELL_OPENING };
const all = keysOf(DESIRED_FEELINGS).flatMap((feeling) =>
  keysOf(openings).flatMap((event) =>
    (event === 'animal-farewell' ? ANIMAL_FAREWELL_LINES[feeling] : LINES_FOR_EVENT[feeling][event]).map(
      (line, turn) => ({ feeling, event, turn, line }),
    ),
  ),
);

/** So many of one feeling and turn may begin alike, by their first three words. */
const MOST_BEGUN_ALIKE = 3;

describe.each(LANGUAGES)('each line in "%s"', (language) => {
  const breaking = (law: (text: string) => boolean) => all.map(({ line }) => line[language]).filter(law);

  test('is read in one breath with what stands before it', () => {
    expect(breaking((text) => ![1, 2].includes(sentences(text).length) || words(text).length > 28)).toEqual([]);
    expect(breaking((text) => lix(text) > 35)).toEqual([]);
    expect(breaking((text) => /[{}–—;]/u.test(text))).toEqual([]);
    const together = all.map(({ event, line }) => `${openings[event][language]} ${line[language]}`);
    expect(together.filter((text) => words(text).length > 46 || sentences(text).length > 4)).toEqual([]);
  });

  test('claims nothing medical, promises nothing, presses nobody and does not shout', () => {
    expect(breaking((text) => namesWhatIsForbidden(language, text))).toEqual([]);
    expect(breaking((text) => asksForEffort(language, text))).toEqual([]);
  });

  test('is said of one event and one feeling alone, and begins in its own way', () => {
    const texts = [
      ...all.map(({ line }) => line[language]),
      ...keysOf(openings).map((event) => openings[event][language]),
    ];
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    const begun = new Map<string, number>();
    for (const { feeling, turn, line } of all) {
      const first = `${feeling} ${turn}: ${line[language].split(' ').slice(0, 3).join(' ')}`;
      begun.set(first, (begun.get(first) ?? 0) + 1);
    }
    expect([...begun].filter(([, count]) => count > MOST_BEGUN_ALIKE)).toEqual([]);
  });
});

test.each(LANGUAGES)('no line begins like what stands before it, in "%s"', (language) => {
  const begin = (text: string) => words(text).slice(0, 2).join(' ').toLowerCase();
  const alike = all.filter(({ event, line }) => begin(openings[event][language]) === begin(line[language]));
  expect(alike.map(({ event, line }) => `${event}: ${line[language]}`)).toEqual([]);
});

test('no Norwegian letter stands in an English line', () => {
  expect(all.filter(({ line }) => hasNorwegianLetters(line.en))).toEqual([]);
});

/** What stands in one of the places, or is one of the things, that an event can be at or of, and not in all of them. */
test.each([
  [
    'funeral',
    /(?<!\p{L})(?:benk\p{L}*|kirke\p{L}*|klokkene|heftet|salme\p{L}*|musikken|pew|bench|church|bells|hymn|sheet|seat)(?!\p{L})/iu,
  ],
  [
    'animals-and-crops',
    /(?<!\p{L})(?:potet|rad|ramme|flokk|ull|lam|frø|honning|bjelle|grind\p{L}*|kurv|potato|row|frame|flock|wool|lamb|seed|bee|honey|gate|basket|wing|leaf)(?!\p{L})/iu,
  ],
  ['doctor', /(?<!\p{L})(?:legen|doctor)(?!\p{L})/iu],
  ['own-care', /(?<!\p{L})(?:hår\p{L}*|tenn\p{L}*|negl\p{L}*|hair|teeth|nails?|shower|dusj\p{L}*)(?!\p{L})/iu],
] as const)('what is said of %s holds wherever it is, and of whichever it is', (event, ofOne) => {
  const said = [
    EVENT_OPENINGS[event],
    ...EVENT_TIPS[event],
    ...keysOf(DESIRED_FEELINGS).flatMap((feeling) => LINES_FOR_EVENT[feeling][event]),
  ];
  expect(said.filter(({ no, en }) => ofOne.test(no) || ofOne.test(en))).toEqual([]);
});
