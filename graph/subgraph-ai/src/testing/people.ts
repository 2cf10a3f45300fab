import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { addDays, PARTS_OF_DAY } from '@spire/domain/dates';
import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import {
  AVOID_SUGGESTIONS,
  CONSIDERATIONS,
  GOALS,
  GOOD_NOW,
  LOOKING_FORWARD,
  MEMORY_CATEGORIES,
  NEED_MORE,
  SOCIAL_SAFETY_FACTORS,
} from '@spire/domain/options';
import { CONTACT_ATTRIBUTES } from '@spire/domain/toolOptions';
import { drawing } from '../builtIn/seed.ts';
import type { CheckInFacts, Facts } from '../facts/facts.ts';

export const NO_ANSWERS: CheckInFacts = {
  whatIsGood: [],
  whatIsGoodText: '',
  lookingForward: [],
  lookingForwardText: '',
  needMore: [],
  needMoreText: '',
};

/** A person without facts, except those a test sets. */
export function person(known: Partial<Facts> = {}): Facts {
  return {
    userId: '11111111-1111-4111-8111-111111111111',
    date: '2026-05-20',
    partOfDay: 'day',
    mode: 'ordinary',
    helpKind: null,
    weight: null,
    language: 'no',
    hasProfile: true,
    nickname: '',
    considerations: [],
    goals: [],
    avoid: [],
    socialSafetyFactors: [],
    specificChallenge: '',
    capacity: 'low',
    checkIn: NO_ANSWERS,
    contacts: [],
    recentTexts: [],
    recentTasks: [],
    learnt: [],
    memories: [],
    plannedHelps: [],
    isAiAllowed: false,
    ...known,
  };
}

/** Many people, each made of other answers. */
export function people(count: number): Facts[] {
  return Array.from({ length: count }, (_, number) => somebody(number));
}

/** The person of that number, made of every possible answer and always the same one. */
function somebody(number: number): Facts {
  const chance = drawing('somebody', number);
  const some = <Id>(list: readonly Id[], share: number): Id[] =>
    list.filter((_, place) => chance(`some ${list.length} ${place}`) < share);
  const one = <Id>(list: readonly Id[], fallback: Id): Id =>
    list[Math.floor(chance(`one ${list.length} ${String(list[0])}`) * list.length)] ?? fallback;
  const considerations = some(CONSIDERATIONS, 0.15);
  return person({
    userId: `person-${number}`,
    date: addDays('2026-01-01', number % 366),
    partOfDay: one(PARTS_OF_DAY, 'day'),
    language: one(LANGUAGES, 'no'),
    // As in the facts, a brain injury makes every text a gentle one (D27).
    capacity: considerations.includes('brain_injury') ? 'low' : one(CAPACITY_LEVELS, 'low'),
    nickname: one(['', 'Kari', 'Per $& Co', '<b>Ola</b>'], ''),
    considerations,
    goals: some(GOALS, 0.25),
    avoid: some(AVOID_SUGGESTIONS, 0.3),
    socialSafetyFactors: some(SOCIAL_SAFETY_FACTORS, 0.3),
    checkIn: {
      ...NO_ANSWERS,
      whatIsGood: some(keysOf(GOOD_NOW), 0.2),
      lookingForward: some(keysOf(LOOKING_FORWARD), 0.2).slice(0, 3),
      needMore: some(keysOf(NEED_MORE), 0.2).slice(0, 3),
    },
    contacts: ['Kari', 'Ola', 'Mormor', 'Nabo'].map((name, place) => ({
      id: `contact-${place}`,
      name,
      attributes: CONTACT_ATTRIBUTES.filter((each) => chance(`${name} ${each}`) < 0.3),
    })),
    memories: keysOf(MEMORY_CATEGORIES).flatMap((category, place) =>
      chance(`memory ${place}`) < 0.5
        ? []
        : [
            {
              id: `memory-${place}`,
              title: `Kveld på ${category}`,
              category,
              goodnessRating: 1 + Math.floor(chance(`good ${place}`) * 10),
              effortRating: 1 + Math.floor(chance(`effort ${place}`) * 10),
            },
          ],
    ),
  });
}
