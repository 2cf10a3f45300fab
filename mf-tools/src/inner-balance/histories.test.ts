import { BREATHING } from '@spire/content/exercises/breathing';
import type { Exercise } from '@spire/content/exercises/exercise';
import { MOVEMENT } from '@spire/content/exercises/movement';
import { SENSORY } from '@spire/content/exercises/sensory';
import { isForEnergy } from '@spire/content/isForEnergy';
import { learnExercises, signsOf, type ExerciseRecords } from '@spire/content/learnExercises';
import { assumptionsOf } from '@spire/domain/assumptions';
import { CAPACITY_LEVELS, contentTier } from '@spire/domain/capacity';
import { addDays } from '@spire/domain/dates';
import { isWorse } from '@spire/domain/learntExercises';
import { keysOf } from '@spire/domain/lists';
import { SUGGESTION_CATEGORIES } from '@spire/domain/options';
import { AFTER_FEELINGS } from '@spire/domain/toolOptions';
import { signsOn } from '../tool-frame/useSigns.ts';
import { chooseNow } from './chooseNow.ts';

const HISTORIES = 200;
const DAYS = 45;
const GROUPS = { breathing: BREATHING, movement: MOVEMENT, sensory: SENSORY };
const FEELINGS = keysOf(AFTER_FEELINGS);
const TIERS = ['low', 'limited', 'moderate'];

/** Numbers between 0 and 1, always the same for a seed. */
function chances(seed: number) {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface Happening {
  day: number;
  exercise: Exercise;
  what: 'worse' | 'unwanted' | 'stopped' | 'welcome' | 'other';
}

/** An invented person who uses each day's offer for two months: each has their own strength, tastes and bad days. */
async function live(seed: number, isLearning = true) {
  const chance = chances(seed + 1);
  const likes = chances(seed + 1_000_003);
  const capacity = CAPACITY_LEVELS[Math.floor(chance() * CAPACITY_LEVELS.length)] ?? 'low';
  const records = {
    done: [] as ExerciseRecords['done'][number][],
    marks: [] as ExerciseRecords['marks'][number][],
    liked: [] as ExerciseRecords['liked'][number][],
  };
  const happened: Happening[] = [];
  const tooMuch: string[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const date = addDays('2026-09-01', day);
    const isSparing = chance() < 0.2;
    const today = isSparing ? 'low' : capacity;
    const learnt = learnExercises(isLearning ? records : { done: [], marks: [], liked: [] }, date);
    const ofOne = (id: string) => learnt.exercises.find(({ exercise }) => exercise === id)?.score ?? 0;
    const ofKind = (id: string) => learnt.kinds.find(({ kind }) => kind === id)?.score ?? 0;
    const likedOfKind = (id: string) => learnt.kinds.find(({ kind }) => kind === id)?.liked ?? 0;
    const { rests } = signsOn(signsOf(records), date);
    const suits = {
      ...{ capacity: today, considerations: [], avoid: [], sensitivities: new Set<never>(), needs: [], rests },
      ...{ isWeighty: false, known: assumptionsOf({ considerations: [], texts: [] }) },
    };
    const done = records.done.map(({ exercise, date: on }) => ({ activity: exercise, date: on }));
    const of = { date, userId: `person-${seed}` };
    const chosen = await chooseNow((kind) => Promise.resolve(GROUPS[kind]), {
      ...{ suits, done, of },
      learnt: { ofOne, ofKind, likedOfKind },
    });
    if (chosen === undefined) continue;
    const { exercise } = chosen;
    if (TIERS.indexOf(exercise.tier) > TIERS.indexOf(contentTier(today))) tooMuch.push(exercise.id);
    const kept = { id: `${day}`, date, createdAt: new Date(`${date}T10:00:00Z`), exercise: exercise.id };
    if (likes() < 0.15)
      records.liked.push({
        date,
        category: SUGGESTION_CATEGORIES[Math.floor(likes() * SUGGESTION_CATEGORIES.length)] ?? null,
      });
    const luck = chance();
    const feeling = FEELINGS[Math.floor(chance() * FEELINGS.length)] ?? 'same';
    if (luck < 0.12) records.marks.push({ ...kept, kind: 'unwanted' });
    else if (luck < 0.3) records.marks.push({ ...kept, kind: 'stopped' });
    else records.done.push({ ...kept, kind: exercise.category, feeling });
    const isFeltWorse = luck >= 0.3 && isWorse(feeling, isForEnergy(exercise));
    happened.push({
      day,
      exercise,
      what: luck < 0.12 ? 'unwanted' : luck < 0.3 ? 'stopped' : isFeltWorse ? 'worse' : 'other',
    });
    if ((luck < 0.12 || isFeltWorse) && chance() < 0.2) {
      const later = { ...kept, id: `${day} back`, createdAt: new Date(`${date}T10:05:00Z`) };
      records.marks.push({ ...later, kind: 'welcome' });
      happened.push({ day, exercise, what: 'welcome' });
    }
  }
  return { happened, tooMuch };
}

/** Exercises that came although they should have rested (D90). */
function broken(happened: readonly Happening[]): string[] {
  return happened.flatMap(({ day, exercise, what }, at) => {
    if (what === 'welcome') return [];
    const before = happened.slice(0, at).filter((each) => each.exercise.id === exercise.id);
    const since = before.slice(before.findLastIndex((each) => each.what === 'welcome') + 1);
    const restsLong = since.some((each) => ['worse', 'unwanted'].includes(each.what) && day - each.day < 30);
    const stops = before.filter((each) => each.what === 'stopped');
    const restsFortnight = stops.some(
      (each, index) => index > 0 && each.day - (stops[index - 1]?.day ?? 0) < 30 && day - each.day < 14,
    );
    return restsLong || restsFortnight ? [`${exercise.id} on day ${day}`] : [];
  });
}

/** How many different exercises came in four weeks, on average over all of them. */
function differentIn(days: number, happened: readonly Happening[]): number {
  const starts = Array.from({ length: DAYS - days + 1 }, (_, start) => start);
  const counts = starts.map(
    (start) =>
      new Set(happened.filter(({ day }) => day >= start && day < start + days).map(({ exercise }) => exercise.id)).size,
  );
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}

test('in 200 histories nothing comes that rests, or that asks more than the day has; and there is variety', async () => {
  const lives = await Promise.all(Array.from({ length: HISTORIES }, (_, seed) => live(seed)));
  expect(lives.flatMap(({ happened }) => broken(happened))).toEqual([]);
  expect(lives.flatMap(({ tooMuch }) => tooMuch)).toEqual([]);
  const plain = await Promise.all(lives.slice(0, 60).map((_, seed) => live(seed, false)));
  const varietyOf = (all: typeof lives) =>
    all.reduce((sum, { happened }) => sum + differentIn(28, happened), 0) / all.length;
  // As many different ones in four weeks as for somebody of whom nothing is learnt: about 13.
  expect(varietyOf(lives.slice(0, 60))).toBeGreaterThan(0.95 * varietyOf(plain));
  expect(varietyOf(lives)).toBeGreaterThan(12);
});
