import { CAPACITY_LEVELS, contentTier } from '@spire/domain/capacity';
import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { CONSIDERATIONS } from '@spire/domain/options';
import { SENSITIVITIES, type Sensitivity, sensitivitiesOf } from '@spire/domain/sensitivities';
import { INNER_BALANCE_CATEGORIES } from '@spire/domain/toolOptions';
import { BREATHING } from './exercises/breathing.ts';
import type { Exercise } from './exercises/exercise.ts';
import { MOVEMENT } from './exercises/movement.ts';
import { SENSORY } from './exercises/sensory.ts';
import { MICRO_EXERCISES } from './microRegulation.ts';
import { grade, hasNorwegianLetters, lix, namesWhatIsForbidden, sentences, words } from './textLaws.ts';

const lists = { breathing: BREATHING, movement: MOVEMENT, sensory: SENSORY };
const all: readonly Exercise[] = [...BREATHING, ...MOVEMENT, ...SENSORY];
const tiers = [...new Set(CAPACITY_LEVELS.map(contentTier))];
const pools = keysOf(INNER_BALANCE_CATEGORIES).flatMap((category) => tiers.map((tier) => [category, tier] as const));
const poolOf = (category: keyof typeof lists, tier: Exercise['tier']) =>
  lists[category].filter((exercise) => exercise.tier === tier);
const gentle = all.filter(({ tier }) => tier !== 'moderate');
const idsOf = (exercises: readonly Exercise[]) => exercises.map(({ id }) => id);
const suiting = (exercises: readonly Exercise[], spared: readonly Sensitivity[]) =>
  exercises.filter(({ notFor }) => !notFor.some((each) => spared.includes(each)));
const linesOf = ({ title, description, steps }: Exercise, language: 'no' | 'en') => [
  title[language],
  description[language],
  ...steps[language],
];
const prose = ({ description, steps }: Exercise, language: 'no' | 'en') =>
  [description[language], ...steps[language]].join(' ');

/** A pattern of whole words. */
const said = (...phrases: string[]) => new RegExp(`(?<!\\p{L})(${phrases.join('|')})(?!\\p{L})`, 'iu');

const HELD_BREATH = {
  no: said('hold(e|er|t)? (pusten|lufta|luften|inne)', 'pust(en|a)? (inne|stopper)', 'uten å puste'),
  en: said('hold(ing|s)? (your|the|that|a) (breath|air)', 'hold it in', 'stop breathing', 'without breathing'),
};
/** Asked of no one here: it makes light-headed. */
const FORCED_BREATH = {
  no: said('pust\\p{L}* (\\p{L}+ )?(dypt|fort|raskt|hardt)', 'dyp\\p{L}* (inn|ut)?pust\\p{L}*', 'fyll\\p{L}* lungene'),
  en: said('deep(ly|er)? breath\\p{L}*', 'breathe (\\p{L}+ )?(deep|deeply|fast|quickly|hard)', 'fill your lungs'),
};
const TOO_MUCH = {
  no: said('reis(e|er)?', 'stå(r|ende)?(?! igjen)', 'gå (ut (i|på)|til et|en tur|rundt|bort)', 'løp\\p{L}*', 'hopp\\p{L}*', 'dans\\p{L}*', 'rist\\p{L}*', '(snu|rull|vri|vend|nikk)\\p{L}* (på )?(hodet|nakken)'),
  en: said('get up', '(?<!under)stand(s|ing)?', 'walk\\p{L}*', 'run', 'jump(s|ing)?', 'danc\\p{L}*', 'shake', '(turn|roll|twist|nod|tilt) your (head|neck)'),
}; // oxfmt-ignore
const ASKS = {
  light: { no: said('ser? (på|deg)', 'blikket', 'fargen?', 'arket'), en: said('look (at|around|out)', 'gaze', 'colours?', 'paper') },
  sound: { no: said('lytt(er)?', 'hør(er)?', 'nynn(er)?', 'summ(er)?', 'syng(er)?'), en: said('listen', 'hear whether', 'hum', 'sing') },
  food: { no: said('spis(er)?', 'drikk(er)?', 'smak', 'tygg', 'kjøkkenet'), en: said('eat', 'drink(?! it)', 'taste', 'chew', 'kitchen') },
}; // oxfmt-ignore
const OWN_PACE = { no: said('(din )?egen (takt|pust)'), en: said('your own (pace|breath)') };

test('there are 72, eight for each category and tier, each in its own list', () => {
  expect(all).toHaveLength(72);
  for (const [category, tier] of pools) expect(poolOf(category, tier)).toHaveLength(8);
  for (const category of keysOf(lists))
    expect(lists[category].filter((each) => each.category !== category)).toEqual([]);
});

test('ids are unique and kebab-case', () => {
  expect(new Set(idsOf(all)).size).toBe(all.length);
  expect(idsOf(all).filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

test('minutes are whole, one to eight, and few where there is little to give', () => {
  const most = { low: 3, limited: 5, moderate: 8 };
  const wrong = ({ minutes, tier }: Exercise) => !Number.isInteger(minutes) || minutes < 1 || minutes > most[tier];
  expect(idsOf(all.filter(wrong))).toEqual([]);
});

test('nobody in the gentle tiers has to stand, and the lowest can all be done lying down (D30)', () => {
  expect(
    idsOf(gentle.filter(({ position, notFor }) => position === 'standing' || notFor.includes('standing'))),
  ).toEqual([]);
  const lowest = all.filter(({ tier }) => tier === 'low');
  expect(idsOf(lowest.filter(({ position }) => position !== 'lying' && position !== 'any'))).toEqual([]);
});

test('what is done standing says so to whoever does not stand', () => {
  expect(idsOf(all.filter(({ position, notFor }) => position === 'standing' && !notFor.includes('standing')))).toEqual(
    [],
  );
});

test('whoever does it standing is told when to sit or turn home, and nobody has to get down on the floor', () => {
  const wayOut = {
    no: said('sett deg', 'bli sittende', 'snu', 'gå hjem'),
    en: said('sit', 'stay sitting', 'turn back', 'walk home'),
  };
  const floor = { no: said('på gulvet'), en: said('on the floor') };
  for (const language of LANGUAGES) {
    const standing = all.filter(({ position }) => position === 'standing');
    expect(idsOf(standing.filter((each) => !wayOut[language].test(prose(each, language))))).toEqual([]);
    const lying = all.filter(({ position }) => position === 'lying' || position === 'any');
    expect(idsOf(lying.filter((each) => floor[language].test(prose(each, language))))).toEqual([]);
  }
});

test('every movement carries the caution (S24), and so does all that is spared to whom moving sets back', () => {
  expect(idsOf(MOVEMENT.filter(({ isMovement }) => !isMovement))).toEqual([]);
  expect(idsOf(all.filter(({ notFor, isMovement }) => notFor.includes('movement') && !isMovement))).toEqual([]);
});

test('a rhythm belongs to breathing, lets the breath out at least as long as in, and gives way to the own pace', () => {
  const paced = all.filter(({ rhythm }) => rhythm);
  expect(paced.length).toBeGreaterThanOrEqual(6);
  for (const exercise of paced) {
    const { inSeconds, outSeconds } = exercise.rhythm ?? { inSeconds: 0, outSeconds: 0 };
    expect(exercise.category).toBe('breathing');
    expect(inSeconds).toBeGreaterThanOrEqual(3);
    expect(outSeconds).toBeGreaterThanOrEqual(inSeconds);
    expect(inSeconds + outSeconds).toBeLessThanOrEqual(12);
    for (const language of LANGUAGES) expect(prose(exercise, language)).toMatch(OWN_PACE[language]);
  }
});

describe.each(pools)('of %s for tier "%s"', (category, tier) => {
  const pool = poolOf(category, tier);

  test('at least four are left for whoever bears no light, no sound and no screen', () => {
    expect(suiting(pool, ['light', 'sound', 'screen']).length).toBeGreaterThanOrEqual(4);
  });

  test.each(CONSIDERATIONS)('three or more are left for a day of somebody with %s', (consideration) => {
    expect(suiting(pool, sensitivitiesOf([consideration])).length).toBeGreaterThanOrEqual(3);
  });
});

test('in the lowest tier three of each are left for whoever bears nothing', () => {
  for (const category of keysOf(lists))
    expect(suiting(poolOf(category, 'low'), SENSITIVITIES).length).toBeGreaterThanOrEqual(3);
});

test('what it does not suit is named once each', () => {
  for (const { notFor } of all) expect(new Set(notFor).size).toBe(notFor.length);
});

describe.each(LANGUAGES)('each exercise in "%s"', (language) => {
  const breaking = (law: (exercise: Exercise) => boolean, of = all) => idsOf(of.filter(law));
  const saying = (pattern: RegExp) => (exercise: Exercise) => pattern.test(linesOf(exercise, language).join(' '));

  test('has a title of at most six words', () => {
    expect(breaking(({ title }) => words(title[language]).length > 6)).toEqual([]);
  });

  test('is described in one or two sentences, of which the first stands in a list', () => {
    const first = ({ description }: Exercise) => words(sentences(description[language])[0] ?? '').length;
    expect(breaking(({ description }) => sentences(description[language]).length > 2)).toEqual([]);
    expect(breaking((exercise) => first(exercise) < 4 || first(exercise) > 22)).toEqual([]);
  });

  test('has three to six short steps', () => {
    expect(breaking(({ steps }) => steps[language].length < 3 || steps[language].length > 6)).toEqual([]);
    const long = (step: string) => words(step).length > 22 || sentences(step).length > 3;
    expect(all.flatMap(({ steps }) => steps[language].filter(long))).toEqual([]);
  });

  test('is said once only, and no title is like another', () => {
    const lines = all.flatMap((exercise) => linesOf(exercise, language));
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
    const titles = [...all, ...MICRO_EXERCISES].map(({ title }) => [...new Set(words(title[language].toLowerCase()))]);
    const likeAnother = (title: string[], index: number) =>
      titles.slice(index + 1).some((other) => {
        const shared = title.filter((word) => other.includes(word)).length;
        return shared / Math.min(title.length, other.length) > 0.7;
      });
    expect(titles.filter(likeAnother)).toEqual([]);
  });

  test('claims nothing medical, presses nobody, names no level and does not shout', () => {
    const lines = all.flatMap((exercise) => linesOf(exercise, language));
    expect(lines.filter((line) => namesWhatIsForbidden(language, line))).toEqual([]);
  });

  test('is easy to read (A29)', () => {
    expect(breaking((exercise) => lix(prose(exercise, language)) > 35)).toEqual([]);
  });

  test('never holds, deepens or hurries the breath', () => {
    expect(breaking(saying(HELD_BREATH[language]))).toEqual([]);
    expect(breaking(saying(FORCED_BREATH[language]))).toEqual([]);
  });

  test('needs no standing, walking or turned head in the gentle tiers', () => {
    expect(breaking(saying(TOO_MUCH[language]), gentle)).toEqual([]);
  });

  test.each(keysOf(ASKS))('is spared to whoever bears no %s where it asks for it', (sense) => {
    expect(breaking(saying(ASKS[sense][language]), suiting(all, [sense]))).toEqual([]);
  });
});

test('English is for grade eight at most, without a Norwegian letter', () => {
  expect(idsOf(all.filter((exercise) => grade(prose(exercise, 'en')) > 8))).toEqual([]);
  expect(idsOf(all.filter((exercise) => linesOf(exercise, 'en').some(hasNorwegianLetters)))).toEqual([]);
});

test('both languages have as many steps', () => {
  expect(idsOf(all.filter(({ steps }) => steps.no.length !== steps.en.length))).toEqual([]);
});
