import { EXPECTATION_TEXTS } from '@spire/content/expectationTexts';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS } from '@spire/domain/options';
import { DESIRED_FEELINGS, type DesiredFeeling } from '@spire/domain/toolOptions';
import { people, person } from '../testing/people.ts';
import { chooseExpectation } from './chooseExpectation.ts';

const input = (desiredFeeling: DesiredFeeling) => ({
  whatToDo: 'Gå på kafé',
  whatCanGoBetter: 'Jeg kan få en fin prat',
  howToFeelGood: 'Ta det rolig',
  desiredFeeling,
  event: { kind: 'unsure', likely: [] } as const,
});

describe.each(keysOf(DESIRED_FEELINGS))('to feel %s', (feeling) => {
  const texts = EXPECTATION_TEXTS[feeling];

  test('a message, three tips of that feeling, and its two notes', () => {
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
    const avoided = texts.encouragements.flatMap(({ tips }) => tips).filter(({ avoid = [] }) => avoid.length > 0);
    for (const seed of [0, 1, 2]) {
      const { suggestions } = chooseExpectation(person({ avoid: AVOID_SUGGESTIONS }), input(feeling), seed);
      expect(suggestions).toHaveLength(3);
      expect(avoided.filter(({ no }) => suggestions.includes(no))).toEqual([]);
    }
  });

  test('three seeds in a row give three messages, one of them by name', () => {
    const messages = [0, 1, 2].map(
      (seed) => chooseExpectation(person({ nickname: 'Kari' }), input(feeling), seed).message,
    );
    expect(new Set(messages).size).toBe(3);
    expect(messages.filter((message) => message.includes(', Kari.'))).toHaveLength(1);
  });
});

test('a name is plain words, and a message without one is whole', () => {
  for (const facts of people(60))
    for (const seed of [0, 1, 2])
      expect(chooseExpectation(facts, input('rolig'), seed).message).not.toMatch(/[{}<>]|,\.| {2}/);
});
