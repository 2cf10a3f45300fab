import { PARTS_OF_DAY } from '@spire/domain/dates';
import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, NEED_MORE, TASK_TYPES } from '@spire/domain/options';
import { isBearable, SENSITIVITIES } from '@spire/domain/sensitivities';
import { TASK_TIERS } from './tasks/task.ts';
import { MOVEMENT_NOTE, taskPool, TASKS } from './tasks.ts';
import { hasNorwegianLetters, lix, namesWhatIsForbidden, sentences } from './textLaws.ts';

const pools = TASK_TYPES.flatMap((type) => TASK_TIERS.map((tier) => ({ type, tier, tasks: TASKS[type][tier] })));
const all = pools.flatMap(({ tasks }) => tasks);
const low = TASK_TYPES.flatMap((type) => TASKS[type].low);

/** What someone in bed, or with a sore head, is never asked to do; and what a task for limited never asks for. */
const NOT_IN_BED = {
  no: /(?<!\p{L})(reis(e|er)?|stå|gå|tur|ute|løp|hopp\p{L}*|snu|rist\p{L}*|skjerm\p{L}*|telefon\p{L}*|hold(e)? pusten)(?!\p{L})/iu,
  en: /(?<!\p{L})(get up|stand|walk|stroll|outside|run|jump|shake|screens?|phones?|hold your breath)(?!\p{L})/iu,
};
const NOT_SEATED = {
  no: /(?<!\p{L})(reis deg|stå|gå|tur|løp|hopp\p{L}*|dans|rist\p{L}*|hold(e)? pusten)(?!\p{L})/iu,
  en: /(?<!\p{L})(get up|stand|walk|stroll|jump|dance|shake|hold your breath)(?!\p{L})/iu,
};

test.each(pools)('$type for $tier has enough tasks, also for who avoids something', ({ tasks }) => {
  expect(tasks.length).toBeGreaterThanOrEqual(15);
  for (const avoided of AVOID_SUGGESTIONS)
    expect(tasks.filter(({ avoid }) => !avoid.includes(avoided)).length).toBeGreaterThanOrEqual(4);
  expect(tasks.filter(({ avoid }) => avoid.length === 0).length).toBeGreaterThanOrEqual(3);
});

test('moderate uses the pool of limited, the others their own', () => {
  expect(taskPool('activity', 'moderate')).toBe(TASKS.activity.limited);
  for (const tier of TASK_TIERS) expect(taskPool('wellbeing', tier)).toBe(TASKS.wellbeing[tier]);
});

test('ids are unique, kebab-case and never reused', () => {
  const ids = all.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

describe.each(LANGUAGES)('each text in "%s"', (language) => {
  const texts = all.map(({ text }) => text[language]);

  test('is one sentence of at most a hundred characters, said once', () => {
    expect(texts.filter((text) => text.length > 100 || sentences(text).length !== 1 || !text.endsWith('.'))).toEqual(
      [],
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('leaves room, where it moves the body, for when to stop (S24)', () => {
    const moving = all.filter(({ avoid }) => avoid.includes('exercise'));
    expect(moving.filter(({ text }) => `${text[language]} ${MOVEMENT_NOTE[language]}`.length > 100)).toEqual([]);
  });

  test('claims nothing medical, presses nobody, names no level and does not shout', () => {
    const spoken = [...texts, MOVEMENT_NOTE[language]];
    expect(spoken.filter((text) => namesWhatIsForbidden(language, text))).toEqual([]);
  });

  test('is easy to read, as is each pool (A29)', () => {
    expect(texts.filter((text) => lix(text) > 40)).toEqual([]);
    for (const { tasks } of pools) expect(lix(tasks.map(({ text }) => text[language]).join(' '))).toBeLessThan(30);
  });

  test('asks nothing of a tier that it cannot do lying or sitting down', () => {
    const limited = TASK_TYPES.flatMap((type) => TASKS[type].limited);
    expect(low.filter(({ text }) => NOT_IN_BED[language].test(text[language]))).toEqual([]);
    expect(limited.filter(({ text }) => NOT_SEATED[language].test(text[language]))).toEqual([]);
  });
});

test('no Norwegian letter stands in an English text, and no text is the same in both', () => {
  expect(all.filter(({ text }) => hasNorwegianLetters(text.en) || text.no === text.en)).toEqual([]);
});

test('minutes are whole and few: five for low, ten for limited, thirty for high', () => {
  const most = { low: 5, limited: 10, high: 30 };
  const tooLong = pools.flatMap(({ tier, tasks }) =>
    tasks.filter(({ minutes }) => !Number.isInteger(minutes) || minutes < 1 || minutes > most[tier]),
  );
  expect(tooLong).toEqual([]);
});

test('tags are said once each, and every consideration finds a task in every tier', () => {
  for (const { avoid, suits, needs } of all) {
    for (const tags of [avoid, suits, needs]) expect(new Set(tags).size).toBe(tags.length);
    expect(suits).not.toHaveLength(0);
    expect(needs).not.toHaveLength(0);
  }
  for (const tier of TASK_TIERS) {
    const suited = new Set(TASK_TYPES.flatMap((type) => TASKS[type][tier].flatMap(({ suits }) => suits)));
    expect(CONSIDERATIONS.filter((each) => !suited.has(each))).toEqual([]);
  }
});

test.each(TASK_TIERS)('whatever is needed today, two types at least answer it in tier "%s"', (tier) => {
  const answering = keysOf(NEED_MORE).map((need) => ({
    need,
    types: TASK_TYPES.filter((type) => TASKS[type][tier].some(({ needs }) => needs.includes(need))).length,
  }));
  expect(answering.filter(({ types }) => types < 2)).toEqual([]);
});

describe.each(TASK_TYPES)('whoever bears nothing and avoids everything has a fortnight of "%s"', (type) => {
  test.each(PARTS_OF_DAY)('in the %s', (part) => {
    const left = TASKS[type].low.filter(
      ({ avoid, notFor, partsOfDay = PARTS_OF_DAY }) =>
        avoid.length === 0 && isBearable(notFor, SENSITIVITIES) && partsOfDay.includes(part),
    );
    expect(left.length).toBeGreaterThanOrEqual(14);
  });
});

/** What is over, dark or asleep at night. */
const BY_DAY =
  /(?<!\p{L})(outdoors|outside|daylight|walk|stroll|nearby|the rest of the day|into the day|do today)(?!\p{L})/iu;

test('nothing is asked for at night that takes daylight, other people or a day that is left', () => {
  const atNight = all.filter(({ partsOfDay = PARTS_OF_DAY }) => partsOfDay.includes('night'));
  expect(atNight.filter(({ text }) => BY_DAY.test(text.en)).map(({ id }) => id)).toEqual([]);
  expect(atNight.filter(({ avoid }) => avoid.includes('social_contact')).map(({ id }) => id)).toEqual([]);
});
