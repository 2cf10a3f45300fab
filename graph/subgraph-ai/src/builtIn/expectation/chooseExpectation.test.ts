import { EVENT_OPENINGS } from '@spire/content/eventOpenings';
import { EVENT_TIPS } from '@spire/content/eventTips';
import { EXPECTATION_TEXTS } from '@spire/content/expectationTexts';
import { FEELING_TIPS } from '@spire/content/feelingTips';
import { spokenWords } from '@spire/content/phrases';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS } from '@spire/domain/options';
import { DESIRED_FEELINGS, type DesiredFeeling } from '@spire/domain/toolOptions';
import { people, person } from '../../testing/people.ts';
import { chooseExpectation } from './chooseExpectation.ts';

const input = (desiredFeeling: DesiredFeeling) => ({
  whatToDo: 'Gå på kafé',
  whatCanGoBetter: 'vet ikke',
  howToFeelGood: 'aner ikke',
  desiredFeeling,
  event: { kind: 'unsure', likely: [] } as const,
});

describe.each(keysOf(DESIRED_FEELINGS))('to feel %s', (feeling) => {
  const texts = EXPECTATION_TEXTS[feeling];

  test('a message and three tips that are true of anything, and the two notes of that feeling', () => {
    for (const language of ['no', 'en'] as const) {
      const { brainTraining, learning, suggestions } = chooseExpectation(person({ language }), input(feeling), 1);
      expect(suggestions).toEqual(texts.encouragements[1]?.tips.map((tip) => tip[language]));
      for (const [note, written] of [
        [learning, texts.learning],
        [brainTraining, texts.brainTraining],
      ] as const)
        expect(note).toEqual({
          text: written.text[language],
          sourceTitle: written.source?.title ?? null,
          sourceUrl: written.source?.url ?? null,
        });
    }
  });

  test('tips touch nothing avoided, and there are three all the same', () => {
    const avoided = FEELING_TIPS[feeling].flatMap(({ tips }) => tips).filter(({ avoid = [] }) => avoid.length > 0);
    const event = { kind: 'sure', label: 'hobby', confidence: 1 } as const;
    for (const seed of [0, 1, 2]) {
      const asked = { ...input(feeling), event };
      const { suggestions } = chooseExpectation(person({ avoid: AVOID_SUGGESTIONS }), asked, seed);
      expect(suggestions).toHaveLength(3);
      expect(avoided.filter(({ no }) => suggestions.includes(no))).toEqual([]);
    }
  });

  test('two seeds in a row give two messages, one of them by name', () => {
    const messages = [0, 1].map(
      (seed) => chooseExpectation(person({ nickname: 'Kari' }), input(feeling), seed).message,
    );
    expect(new Set(messages).size).toBe(2);
    expect(messages.filter((message) => message.includes(', Kari'))).toHaveLength(1);
  });
});

test('a name is plain words, and a message without one is whole', () => {
  for (const facts of people(60))
    for (const seed of [0, 1, 2])
      expect(chooseExpectation(facts, input('rolig'), seed).message).not.toMatch(/[{}<>]|,\.| {2}/);
});

const errand = (confidence: number) => ({ kind: 'sure', label: 'errand', confidence }) as const;

test('an event that is only likely is not named, and gives no tips: another may be meant', () => {
  const { message, suggestions } = chooseExpectation(person({}), { ...input('glad'), event: errand(0.3) }, 0);
  expect(message).not.toContain(EVENT_OPENINGS.errand.no);
  expect(suggestions).toEqual(EXPECTATION_TEXTS.glad.encouragements[0]?.tips.map(({ no }) => no));
  const likelier = chooseExpectation(person({}), { ...input('glad'), event: errand(0.4) }, 0);
  expect(likelier.message).toContain(EVENT_OPENINGS.errand.no);
  expect(likelier.suggestions[0]).toBe(EVENT_TIPS.errand[0].no);
});

test('what is waited through, or free, has no tips for something to be done', () => {
  for (const label of ['news-result', 'first-night-alone', 'hoped-for-treatment', 'quiet-day'] as const) {
    const event = { kind: 'sure', label, confidence: 1 } as const;
    for (const seed of [0, 1, 2]) {
      const { suggestions } = chooseExpectation(person({ language: 'en' }), { ...input('rolig'), event }, seed);
      expect(suggestions).not.toHaveLength(0);
      expect(EVENT_TIPS[label].map(({ en }) => en)).toEqual(expect.arrayContaining(suggestions));
    }
  }
});

test('where a tip of the event is to be spared, another of the event comes in its place', () => {
  const facts = person({ language: 'en', avoid: ['social_contact'] });
  const event = { kind: 'sure', label: 'physio', confidence: 1 } as const;
  const open = EVENT_TIPS.physio.filter(({ avoid = [] }) => avoid.length === 0).map(({ en }) => en);
  for (const seed of [0, 1, 2])
    expect(chooseExpectation(facts, { ...input('rolig'), event }, seed).suggestions).toEqual(
      expect.arrayContaining(open),
    );
});

test('what the person has thought of comes first, and a tip of ours that says it again comes last', () => {
  const event = { kind: 'sure', label: 'moving-house', confidence: 1 } as const;
  const own = { whatCanGoBetter: 'let the others carry', howToFeelGood: 'tea' };
  for (const seed of [0, 1, 2]) {
    const asked = { ...input('glad'), ...own, event };
    const { suggestions } = chooseExpectation(person({ language: 'en' }), asked, seed);
    expect(suggestions[0]).toBe('You have words for it already: “let the others carry” and “tea”.');
    expect(suggestions).not.toContain('Let others carry, and be the one who says where things go.');
  }
});

test('however long the rest is, a short tip is found that can still be read in one go (S14)', () => {
  const event = { kind: 'sure', label: 'welfare-office', confidence: 1 } as const;
  const own = { whatCanGoBetter: 'få sagt det jeg har skrevet ned', howToFeelGood: 'bli hørt' };
  const chosen = chooseExpectation(person({}), { ...input('rolig'), ...own, event }, 0);
  const texts = [chosen.message, ...chosen.suggestions, chosen.learning.text, chosen.brainTraining.text];
  expect(chosen.suggestions.length).toBeGreaterThan(1);
  expect(spokenWords(texts.join(' ')).length).toBeLessThanOrEqual(120);
});

test.each([
  ['birthday', ''],
  ['party', 'being there for her'],
] as const)('who is there for somebody else is not told to be cared for: %s, %s', (label, howToFeelGood) => {
  const tips = [0, 1, 2, 3, 4, 5].flatMap(
    (seed) =>
      chooseExpectation(
        person({ language: 'en' }),
        {
          whatToDo: 'that',
          whatCanGoBetter: '',
          howToFeelGood,
          desiredFeeling: 'kjaerlig',
          event: { kind: 'sure', label, confidence: 1 },
        },
        seed,
      ).suggestions,
  );
  expect(tips).not.toContain('Choose one small thing you would like.');
});

test('what one lies through has tips of its own alone', () => {
  const { suggestions } = chooseExpectation(
    person({ language: 'en' }),
    {
      whatToDo: 'MRI',
      whatCanGoBetter: '',
      howToFeelGood: '',
      desiredFeeling: 'rolig',
      event: { kind: 'sure', label: 'scan', confidence: 1 },
    },
    0,
  );
  expect(suggestions.filter((tip) => !EVENT_TIPS.scan.some(({ en }) => en === tip))).toEqual([]);
});

test.each(['performing', 'flight', 'flight-with-children'] as const)(
  'what is not left halfway has tips of its own alone: %s',
  (label) => {
    for (const seed of [0, 1, 2]) {
      const event = { kind: 'sure', label, confidence: 1 } as const;
      const { suggestions } = chooseExpectation(person({ language: 'en' }), { ...input('rolig'), event }, seed);
      expect(suggestions.filter((tip) => !EVENT_TIPS[label].some(({ en }) => en === tip))).toEqual([]);
    }
  },
);

test('who does it for the first time is reminded of no last time', () => {
  const event = { kind: 'sure', label: 'exercise', confidence: 1 } as const;
  const saidFor = (whatToDo: string) =>
    [0, 1, 2].flatMap(
      (seed) =>
        chooseExpectation(person({ language: 'en' }), { ...input('mestring'), whatToDo, event }, seed).suggestions,
    );
  expect(saidFor('a run')).toContain('Do it in a way that has gone well before.');
  expect(saidFor('first run since the accident')).not.toContain('Do it in a way that has gone well before.');
});
