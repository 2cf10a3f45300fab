import { KIND_TIPS, QUIET_AHEAD } from '@spire/content/aheadTexts';
import { EVENT_OPENINGS } from '@spire/content/eventOpenings';
import { EVENT_TIPS } from '@spire/content/eventTips';
import { EXPECTATION_TEXTS } from '@spire/content/expectationTexts';
import { type Ahead, EVENT_KINDS, EVENTS_OF_KIND, isQuietAhead } from '@spire/domain/eventKinds';
import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS } from '@spire/domain/options';
import { DESIRED_FEELINGS } from '@spire/domain/toolOptions';
import { WEIGHTS } from '@spire/domain/weights';
import { spokenWords } from '@spire/language/phrases';
import { EXHAUSTIVE_LIMIT } from '@spire/testing/timeLimits';
import { guardProblems } from '../../guard/guard.ts';
import { people, person } from '../../testing/people.ts';
import { chooseExpectation } from './chooseExpectation.ts';

jest.setTimeout(EXHAUSTIVE_LIMIT);

/** Everything that can lie ahead: each kind alone, and with each event of it. */
const EVERYTHING: readonly Ahead[] = EVENT_KINDS.flatMap((about) =>
  [null, ...EVENTS_OF_KIND[about]].map((event) => ({ about, event })),
);
const LOUD = EVERYTHING.filter((ahead) => !isQuietAhead(ahead));
const QUIET = EVERYTHING.filter(isQuietAhead);
const FEELINGS = keysOf(DESIRED_FEELINGS);
const BOTH = [
  ...Object.values(EVENT_TIPS).flat(),
  ...Object.values(KIND_TIPS).flat(),
  ...FEELINGS.flatMap((feeling) => EXPECTATION_TEXTS[feeling].encouragements.flatMap(({ tips }) => [...tips])),
];

const ask = (ahead: Ahead, more: Partial<Parameters<typeof chooseExpectation>[1]> = {}) =>
  ({ howToFeelGood: 'aner ikke', desiredFeeling: 'rolig', ahead, ...more }) as const;

/** Whatever lies ahead, for each feeling, in both languages, at several turns. */
const chosenFor = (
  all: readonly Ahead[],
  told: Parameters<typeof person>[0] = {},
  plan = 'aner ikke',
): { ahead: Ahead; chosen: ReturnType<typeof chooseExpectation> }[] =>
  all.flatMap((ahead) =>
    FEELINGS.flatMap((desiredFeeling) =>
      LANGUAGES.flatMap((language) =>
        [0, 1, 2].map((seed) => ({
          ahead,
          chosen: chooseExpectation(
            person({ ...told, language }),
            ask(ahead, { desiredFeeling, howToFeelGood: plan }),
            seed,
          ),
        })),
      ),
    ),
  );

test('whatever lies ahead has one to three suggestions, each said once, to be read in one go (S14)', () => {
  const wrong = chosenFor(EVERYTHING).filter(
    ({ ahead, chosen: { message, suggestions } }) =>
      message === '' ||
      suggestions.length !== (isQuietAhead(ahead) ? 2 : 3) ||
      new Set(suggestions).size < suggestions.length ||
      spokenWords([message, ...suggestions].join(' ')).length > 120,
  );
  expect(wrong).toEqual([]);
});

test('tips are of the event first, then of its kind; a kind alone has its own, and what is of none those of any', () => {
  for (const { ahead, chosen } of chosenFor(LOUD)) {
    const { about, event } = ahead;
    const own = event === null ? [] : EVENT_TIPS[event as keyof typeof EVENT_TIPS];
    const ofKind = about === 'other' || about === 'grief' ? [] : KIND_TIPS[about];
    const written = (own.length > 0 ? own : ofKind).flatMap(({ no, en }) => [no, en]);
    const foreign = chosen.suggestions.filter((tip) => !written.includes(tip));
    expect([ahead, written.length > 0 ? foreign : []]).toEqual([ahead, []]);
  }
});

test('tips touch nothing avoided, and at least one is left', () => {
  const avoided = BOTH.filter(({ avoid = [] }) => avoid.length > 0).flatMap(({ no, en }) => [no, en]);
  expect(avoided).not.toHaveLength(0);
  for (const { chosen } of chosenFor(LOUD, { avoid: AVOID_SUGGESTIONS }))
    expect(chosen.suggestions.filter((tip) => avoided.includes(tip))).toEqual([]);
});

test('each tip and each text of something grave may be given to anybody, also on the hardest day', () => {
  const quiet = Object.values(QUIET_AHEAD).flatMap(({ sentence, permissions }) => [sentence, ...permissions]);
  for (const language of LANGUAGES) {
    const broken = [...BOTH, ...quiet.map((text) => ({ ...text, avoid: [] }))].flatMap((tip) =>
      guardProblems([tip[language]], {
        language,
        capacity: 'low',
        avoid: AVOID_SUGGESTIONS.filter((each) => tip.avoid?.includes(each) !== true),
      }).map((problem) => `${tip[language]} (${problem})`),
    );
    expect(broken).toEqual([]);
  }
});

test('beside something grave there is one sentence, two things that are all right, and nothing to learn (D92)', () => {
  expect(QUIET.length).toBeGreaterThan(7);
  const loud = BOTH.flatMap(({ no, en }) => [no, en]);
  for (const { ahead, chosen } of chosenFor(QUIET)) {
    expect([ahead, chosen.learning.text, chosen.brainTraining.text]).toEqual([ahead, '', '']);
    expect(chosen.suggestions).toHaveLength(2);
    expect([ahead, chosen.suggestions.filter((tip) => loud.includes(tip))]).toEqual([ahead, []]);
  }
});

test('something grave is answered alike whatever feeling is wished for', () => {
  for (const ahead of QUIET) {
    const given = FEELINGS.map((desiredFeeling) => chooseExpectation(person({}), ask(ahead, { desiredFeeling }), 0));
    expect(new Set(given.map((each) => JSON.stringify(each))).size).toBe(1);
  }
});

test('what cites a source belongs to the kind of event, not to the feeling; what is of no kind cites nothing to learn', () => {
  for (const about of EVENT_KINDS) {
    const titles = chosenFor([{ about, event: null }]).map(({ chosen }) => chosen.learning.sourceTitle);
    expect([about, new Set(titles).size]).toEqual([about, 1]);
  }
  for (const { chosen } of chosenFor([{ about: 'other', event: null }])) expect(chosen.learning.sourceTitle).toBeNull();
});

test.each(['news-result', 'visit-unwell', 'parting', 'hoped-for-treatment'] as const)(
  'near illness and goodbyes no research is cited to learn from: %s',
  (event) => {
    const at = LOUD.filter((ahead) => ahead.event === event);
    expect(at).toHaveLength(1);
    for (const { chosen } of chosenFor(at)) expect(chosen.learning.sourceTitle).toBeNull();
  },
);

test('on a day on which something weighs no research is cited to learn from, whatever lies ahead (D61)', () => {
  for (const kind of WEIGHTS)
    for (const { chosen } of chosenFor(LOUD.slice(0, 20), { weight: { kind, isNynorsk: false } }))
      expect(chosen.learning.sourceTitle).toBeNull();
});

test('a tip that says what the plan says already gives way to another', () => {
  for (const { no } of Object.values(KIND_TIPS).flat())
    for (const ahead of [
      { about: 'health', event: null },
      { about: 'work', event: null },
    ] as const)
      expect(chooseExpectation(person({}), ask(ahead, { howToFeelGood: no }), 0).suggestions).not.toContain(no);
});

test('an event has its own opening, and two seeds in a row give two lines', () => {
  for (const { event, about } of LOUD) {
    if (event === null || !(event in EVENT_OPENINGS)) continue;
    const messages = [0, 1].map((seed) => chooseExpectation(person({}), ask({ about, event }), seed).message);
    const opening = EVENT_OPENINGS[event as keyof typeof EVENT_OPENINGS].no;
    expect([event, messages.every((message) => message.startsWith(opening))]).toEqual([event, true]);
    expect([event, new Set(messages).size]).toEqual([event, 2]);
  }
});

test('a name is plain words, and a message without one is whole', () => {
  for (const facts of people(60))
    for (const seed of [0, 1, 2])
      expect(chooseExpectation(facts, ask({ about: 'people', event: null }), seed).message).not.toMatch(
        /[{}<>]|,\.| {2}/,
      );
});
