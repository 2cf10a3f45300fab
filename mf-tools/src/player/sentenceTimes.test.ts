import { BREATHING } from '@spire/content/exercises/breathing';
import { MOVEMENT } from '@spire/content/exercises/movement';
import { SENSORY } from '@spire/content/exercises/sensory';
import { LANGUAGES } from '@spire/domain/languages';
import { sentenceTimes, standingAt } from './sentenceTimes.ts';

const ALL = [...BREATHING, ...MOVEMENT, ...SENSORY].flatMap(({ id, steps, minutes }) =>
  LANGUAGES.map((language) => ({ name: `${id} (${language})`, sentences: steps[language], seconds: minutes * 60 })),
);
const sum = (times: readonly number[]) => times.reduce((total, each) => total + each, 0);
/** Seconds that a calm voice needs, at fifteen characters a second. */
const toHear = (sentence: string) => sentence.length / 15;

test.each(ALL)('the sentences of $name last as long as it does, and each long enough to be heard', (each) => {
  const times = sentenceTimes(each.sentences, each.seconds);
  expect(Math.abs(sum(times) - each.seconds)).toBeLessThan(each.seconds * 0.1);
  expect(times.filter((time, index) => time < toHear(each.sentences[index] ?? ''))).toEqual([]);
});

test('sentences that come by themselves come at their times, however seldom the clock is looked at', () => {
  const sentences = ['En.', 'En noe lengre setning.', 'Den siste.'];
  const [first = 0, second = 0] = sentenceTimes(sentences, 60);
  const begun = { step: 1, since: 60 };
  expect(standingAt(sentences, begun, 60 - first + 0.5).step).toBe(1);
  const next = standingAt(sentences, begun, 60 - first);
  expect(next.step).toBe(2);
  expect(standingAt(sentences, next, 60 - first - second).step).toBe(3);
  expect(standingAt(sentences, begun, 0).step).toBe(3);
});

test('whoever turns a sentence by hand shares what is left among the rest', () => {
  const sentences = ['Like lang.', 'Like lang.', 'Like lang.', 'Like lang.'];
  const turned = { step: 2, since: 57 };
  expect(standingAt(sentences, turned, 57 - 18).step).toBe(2);
  expect(standingAt(sentences, turned, 57 - 19).step).toBe(3);
});

test('where there is too little time to hear them, they share it', () => {
  const sentences = ['En setning som tar sin tid å høre.', 'Og en til som tar sin tid.'];
  expect(sum(sentenceTimes(sentences, 3))).toBeCloseTo(3);
});
