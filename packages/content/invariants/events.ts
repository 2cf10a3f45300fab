import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { DESIRED_FEELINGS } from '@spire/domain/toolOptions';
import { EVENT_OPENINGS } from '../src/eventOpenings.ts';
import { EVENT_TIPS } from '../src/eventTips.ts';
import { ANIMAL_FAREWELL_LINES, ANIMAL_FAREWELL_OPENING } from '../src/linesForEvent/animalFarewell.ts';
import { LINES_FOR_EVENT } from '../src/linesForEvent.ts';
import { asksForEffort, lix, sentences, words } from '../src/textInvariants.ts';
import { invariant, type Invariant, ofEveryText, repeated, saidOnce, textsOf } from './invariant.ts';

/** So many of one feeling and turn may begin alike, by their first three words. */
const MOST_BEGUN_ALIKE = 3;

/** Stands in one of the places, or is one of the things, that an event can be at or of, and not in all of them. */
const OF_ONE_PLACE = [
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
] as const;

const FEELINGS = keysOf(DESIRED_FEELINGS);
const beginning = (text: string, count: number) => words(text).slice(0, count).join(' ').toLowerCase();

/** The requirements on the lines of events, each with the opening that stands before it. */
export function eventLineInvariants(linesOf: typeof LINES_FOR_EVENT = LINES_FOR_EVENT): Invariant[] {
  const openings = { ...EVENT_OPENINGS, 'animal-farewell': ANIMAL_FAREWELL_OPENING };
  const all = FEELINGS.flatMap((feeling) =>
    keysOf(openings).flatMap((event) =>
      (event === 'animal-farewell' ? ANIMAL_FAREWELL_LINES[feeling] : linesOf[feeling][event]).map((line, turn) => ({
        feeling,
        opening: openings[event],
        turn,
        line,
      })),
    ),
  );
  const lines = all.map(({ line }) => line);
  const linesWhere = (breaks: (line: string, opening: string) => boolean) =>
    LANGUAGES.flatMap((language) =>
      all.filter(({ line, opening }) => breaks(line[language], opening[language])).map(({ line }) => line[language]),
    );
  const begunAlike = LANGUAGES.flatMap((language) => {
    const begun = all.map(({ feeling, turn, line }) => ({
      text: line[language],
      begins: `${feeling} ${turn} ${line[language].split(' ').slice(0, 3).join(' ')}`,
    }));
    return begun
      .filter(({ begins }) => begun.filter((other) => other.begins === begins).length > MOST_BEGUN_ALIKE)
      .map(({ text }) => text);
  });

  return [
    invariant(
      'A line has one or two sentences and at most twenty-eight words.',
      textsOf(lines, (text) => ![1, 2].includes(sentences(text).length) || words(text).length > 28),
    ),
    invariant(
      'A line is easy to read: LIX is at most 35.',
      textsOf(lines, (text) => lix(text) > 35),
    ),
    invariant(
      'A line has no brackets, dashes or semicolons.',
      textsOf(lines, (text) => /[{}–—;]/u.test(text)),
    ),
    invariant(
      'A line and the opening before it have at most forty-six words and four sentences together.',
      linesWhere(
        (line, opening) => words(`${opening} ${line}`).length > 46 || sentences(`${opening} ${line}`).length > 4,
      ),
    ),
    ...ofEveryText(lines),
    invariant(
      'A line asks for no effort.',
      textsOf(lines, (text, language) => asksForEffort(language, text)),
    ),
    invariant(
      'A line is said of one event and one feeling alone.',
      LANGUAGES.flatMap((language) => repeated([...lines, ...Object.values(openings)].map((text) => text[language]))),
    ),
    invariant(`At most ${MOST_BEGUN_ALIKE} lines of a feeling begin with the same three words.`, begunAlike),
    invariant(
      'A line does not begin like the opening before it.',
      linesWhere((line, opening) => beginning(line, 2) === beginning(opening, 2)),
    ),
    ...OF_ONE_PLACE.map(([event, ofOne]) =>
      invariant(
        `The texts of ${event} hold wherever it is, and of whichever it is.`,
        textsOf(
          [EVENT_OPENINGS[event], ...EVENT_TIPS[event], ...FEELINGS.flatMap((feeling) => linesOf[feeling][event])],
          (text) => ofOne.test(text),
        ),
      ),
    ),
  ];
}

/** The requirements on openings and tips of events. */
export function eventInvariants(): Invariant[] {
  const tips = [...new Set(Object.values(EVENT_TIPS))].flat();
  const all = [...Object.values(EVENT_OPENINGS), ...tips];
  return [
    ...ofEveryText(all),
    invariant(
      'A text has at most twenty-two words and a LIX of at most 42.',
      textsOf(all, (text) => lix(text) > 42 || words(text).length > 22),
    ),
    saidOnce(all),
  ];
}
