import { LANGUAGES, type Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, NEED_MORE } from '@spire/domain/options';
import { EXERCISE_TYPES } from '@spire/domain/toolOptions';
import { type Exercise, EXERCISE_TIERS, FIXED_EXERCISES, MICRO_EXERCISES } from './microRegulation.ts';
import { hasNorwegianLetters, lix, namesWhatIsForbidden, sentences, words } from './textLaws.ts';

const all: readonly Exercise[] = [...MICRO_EXERCISES, ...FIXED_EXERCISES];
const lowest = MICRO_EXERCISES.filter(({ tier }) => tier === 'low');
const gentle: readonly Exercise[] = [...MICRO_EXERCISES.filter(({ tier }) => tier !== 'moderate'), ...FIXED_EXERCISES];
const movements = MICRO_EXERCISES.filter(({ type }) => type === 'movement');
const moving = MICRO_EXERCISES.filter(({ avoid }) => avoid.includes('exercise'));
const textsOf = ({ title, instruction, reasoning }: Exercise, language: Language) =>
  [title, instruction, reasoning].flatMap((text) => text?.[language] ?? []);
const idsOf = (exercises: readonly Exercise[]) => exercises.map(({ id }) => id);

/** Standing, held breath and a quick head (D30), with what else is above those tiers; looked for as whole words. */
const TOO_MUCH = {
  no: /(?<!\p{L})(reis(e|er)?|stå|gå ut|gå til|løp|hopp|dans\p{L}*|snu hodet|rist\p{L}*|hold(e)? (pusten|igjen))(?!\p{L})/iu,
  en: /(?<!\p{L})(get up|stand|walk|run|jump|danc\p{L}*|turn your head|shake|hold (your|the) breath)(?!\p{L})/iu,
};
const STOP = { no: 'Stopp hvis noe blir verre.', en: 'Stop if anything gets worse.' };

test('there are 24, of which at least ten suit the lowest tier, and four that suit anybody', () => {
  expect(MICRO_EXERCISES).toHaveLength(24);
  expect(lowest.length).toBeGreaterThanOrEqual(10);
  expect(FIXED_EXERCISES).toHaveLength(4);
});

test('ids are unique and kebab-case, and each has an emoji', () => {
  expect(new Set(idsOf(all)).size).toBe(all.length);
  expect(idsOf(all.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id)))).toEqual([]);
  expect(idsOf(all.filter(({ emoji }) => !/^\p{Emoji}/u.test(emoji)))).toEqual([]);
});

describe.each(LANGUAGES)('each exercise in "%s"', (language) => {
  const breaking = (law: (text: string) => boolean, of = all) =>
    idsOf(of.filter((exercise) => textsOf(exercise, language).some(law)));
  const instructions = all.map(({ instruction }) => instruction[language]);

  test('is told in two to four sentences of at most fifty words in all', () => {
    const wrong = (text: string) => sentences(text).length < 2 || sentences(text).length > 4 || words(text).length > 50;
    expect(instructions.filter(wrong)).toEqual([]);
  });

  test('has a short title, and at most one sentence of why', () => {
    expect(all.filter(({ title }) => words(title[language]).length > 6).map(({ id }) => id)).toEqual([]);
    const reasons = all.flatMap(({ reasoning }) => reasoning?.[language] ?? []);
    expect(reasons.filter((text) => sentences(text).length !== 1)).toEqual([]);
  });

  test('is said once only', () => {
    const said = all.flatMap((exercise) => textsOf(exercise, language));
    expect(new Set(said).size).toBe(said.length);
  });

  test('claims nothing medical, presses nobody, names no level and does not shout', () => {
    expect(breaking((text) => namesWhatIsForbidden(language, text))).toEqual([]);
  });

  test('is easy to read (A29)', () => {
    expect(instructions.filter((text) => lix(text) > 35)).toEqual([]);
  });

  test('needs no standing, held breath or quick head in the two gentle tiers', () => {
    expect(breaking((text) => TOO_MUCH[language].test(text), gentle)).toEqual([]);
  });

  test('says when to stop where it moves the body (S24)', () => {
    expect(idsOf(moving.filter(({ instruction }) => !instruction[language].endsWith(STOP[language])))).toEqual([]);
  });
});

test('no Norwegian letter stands in an English text', () => {
  expect(idsOf(all.filter((exercise) => textsOf(exercise, 'en').some(hasNorwegianLetters)))).toEqual([]);
});

test('whoever avoids exercise or meditation meets no movement and no breathing', () => {
  expect(idsOf(movements.filter((each) => !moving.includes(each)))).toEqual([]);
  const breathing = MICRO_EXERCISES.filter(({ type }) => type === 'breathing');
  expect(idsOf(breathing.filter(({ avoid }) => !avoid.includes('meditation')))).toEqual([]);
});

test('nothing above the gentle tiers is meant for whom effort sets back (S14)', () => {
  const setBack = ['brain_injury', 'me_fibro_syndromes', 'fatigue', 'medical_treatment'] as const;
  const above = MICRO_EXERCISES.filter(({ tier }) => tier === 'moderate');
  expect(idsOf(above.filter(({ considerations }) => setBack.some((each) => considerations.includes(each))))).toEqual(
    [],
  );
});

test('tags are said once each, and each exercise answers a need and suits somebody', () => {
  for (const { avoid, considerations, needs } of MICRO_EXERCISES) {
    for (const tags of [avoid, considerations, needs]) expect(new Set(tags).size).toBe(tags.length);
    expect(needs.length * considerations.length).toBeGreaterThan(0);
  }
});

test('every type, need and consideration finds something in the lowest tier', () => {
  expect(EXERCISE_TYPES.filter((type) => !lowest.some((each) => each.type === type))).toEqual([]);
  expect(keysOf(NEED_MORE).filter((need) => !lowest.some(({ needs }) => needs.includes(need)))).toEqual([]);
  const suited = new Set(lowest.flatMap(({ considerations }) => considerations));
  expect(CONSIDERATIONS.filter((each) => !suited.has(each))).toEqual([]);
});

test.each(EXERCISE_TIERS)('tier "%s" answers calm, energy and joy, whatever is avoided', (tier) => {
  const of = MICRO_EXERCISES.filter((each) => each.tier === tier);
  for (const need of ['ro', 'energi', 'glede'] as const)
    expect(of.filter(({ needs }) => needs.includes(need))).not.toHaveLength(0);
  for (const avoided of AVOID_SUGGESTIONS)
    expect(of.filter(({ avoid }) => !avoid.includes(avoided)).length).toBeGreaterThanOrEqual(4);
  expect(of.filter(({ avoid }) => avoid.length === 0).length).toBeGreaterThanOrEqual(2);
});
