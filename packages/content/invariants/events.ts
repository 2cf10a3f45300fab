import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { DESIRED_FEELINGS } from '@spire/domain/toolOptions';
import { KIND_TIPS, QUIET_AHEAD } from '../src/aheadTexts.ts';
import { EVENT_OPENINGS, KIND_OPENINGS } from '../src/eventOpenings.ts';
import { EVENT_TIPS } from '../src/eventTips.ts';
import { LINES_FOR_EVENT } from '../src/linesForEvent.ts';
import { asksForEffort, lix, sentences, words } from '../src/textInvariants.ts';
import { invariant, type Invariant, ofEveryText, repeated, saidOnce, textsOf } from './invariant.ts';

/** So many of one feeling and turn may begin alike, by their first three words. */
const MOST_BEGUN_ALIKE = 3;

/** Stands in one of the places, or is one of the things, that an event can be at or of, and not in all of them. */
const OF_ONE_PLACE = [
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
  const all = FEELINGS.flatMap((feeling) =>
    keysOf(EVENT_OPENINGS).flatMap((event) =>
      linesOf[feeling][event].map((line, turn) => ({
        feeling,
        opening: EVENT_OPENINGS[event],
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
      LANGUAGES.flatMap((language) =>
        repeated([...lines, ...Object.values(EVENT_OPENINGS)].map((text) => text[language])),
      ),
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

/** Says that something is all right, and nothing to do: a plan has no room for it. */
const NO_ACT = {
  no: /^(?:det er|du kan|du trenger|du må|husk)(?!\p{L})/iu,
  en: /^(?:it is|you (?:may|can|need|must|should)|remember)(?!\p{L})/iu,
};
/** Would cheer or advise where nobody wants either. */
const NO_COMFORT = {
  no: /(?<!\p{L})(?:smil|glad|kose|nyt|prøv|heldigvis|bedre|alt ordner)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:smile|glad|enjoy|try|luckily|better|at least|all will)(?!\p{L})/iu,
};

/** The requirements on openings and tips of events, and on what is said where something grave lies ahead. */
export function eventInvariants(): Invariant[] {
  const ofKinds = Object.values(KIND_TIPS).flat();
  const tips = [...new Set(Object.values(EVENT_TIPS)), ofKinds].flat();
  const quiet = Object.values(QUIET_AHEAD).flatMap(({ sentence, permissions }) => [sentence, ...permissions]);
  const openings = [...Object.values(EVENT_OPENINGS), ...Object.values(KIND_OPENINGS).flat()];
  const all = [...openings, ...tips, ...quiet];
  return [
    ...ofEveryText(all),
    invariant(
      'A text has at most twenty-two words and a LIX of at most 42.',
      textsOf(all, (text) => lix(text) > 42 || words(text).length > 22),
    ),
    saidOnce(all),
    invariant(
      'A tip is an act, which has a place in a plan.',
      textsOf(tips, (text, language) => NO_ACT[language].test(text)),
    ),
    invariant(
      'At least three tips of a kind are left for a person who avoids everything.',
      keysOf(KIND_TIPS).filter((kind) => KIND_TIPS[kind].filter(({ avoid = [] }) => avoid.length === 0).length < 3),
    ),
    invariant(
      'What is said of something grave neither cheers nor advises.',
      textsOf(quiet, (text, language) => NO_COMFORT[language].test(text)),
    ),
  ];
}
