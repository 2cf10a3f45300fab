import { CAPACITY_LEVELS, type CapacityLevel } from '@spire/domain/capacity';
import { addDays, PARTS_OF_DAY } from '@spire/domain/dates';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import {
  AVOID_SUGGESTIONS,
  type AvoidSuggestion,
  CONSIDERATIONS,
  type Consideration,
  GOALS,
  GOOD_NOW,
  LOOKING_FORWARD,
  MEMORY_CATEGORIES,
  NEED_MORE,
  SOCIAL_SAFETY_FACTORS,
} from '@spire/domain/options';
import {
  CONTACT_ATTRIBUTES,
  DESIRED_FEELINGS,
  type DesiredFeeling,
  PRIORITY_EMOJIS,
  SOCIAL_WANTS,
  type SocialWant,
} from '@spire/domain/toolOptions';
import type { CheckInFacts, Facts } from '../src/facts/facts.ts';
import { OWN_WORDS } from './ownWords.ts';

/** The input one person gives each tool. */
interface ToolInputs {
  wish: string;
  boundary: { shouldDo: string; needInstead: string; sayNoExample: string; emoji: string };
  plan: { whatToDo: string; whatCanGoBetter: string; howToFeelGood: string; desiredFeeling: DesiredFeeling };
  wants: readonly SocialWant[];
}

/** A made-up user: the facts known of them on any of 14 days, and their input to the tools. */
export interface Person {
  number: number;
  language: Language;
  /** The facts of a day, from 0, given what was suggested before. */
  on: (day: number, recentTexts: readonly string[], recentTasks?: readonly string[]) => Facts;
  inputs: ToolInputs;
}

/** The days each of them is followed: as long as no text comes twice. */
export const DAYS = 14;

const FIRST_DAY = '2026-01-05';

const AVOID_SETS: readonly (readonly AvoidSuggestion[])[] = [
  [],
  ...AVOID_SUGGESTIONS.map((each) => [each]),
  ['exercise', 'social_contact'],
  ['meditation', 'screen_use'],
  AVOID_SUGGESTIONS,
];

/** The entry a number comes to, round and round. */
function at<Item>(list: readonly Item[], number: number): Item {
  const item = list[number % list.length];
  if (item === undefined) throw new RangeError('An empty list has no entry');
  return item;
}

/** `count` entries in a row from a place on, round and round. */
function some<Item>(list: readonly Item[], from: number, count: number): Item[] {
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => at(list, from + index));
}

/** A number that is always the same for the same person, day and purpose, and tells nothing of the others. */
function drawn(number: number, purpose: number, day = 0): number {
  let mixed = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b) ^ Math.imul(day + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

function checkInOf(number: number, day: number, language: Language): CheckInFacts {
  const draw = (purpose: number) => drawn(number, purpose, day);
  // One question in three is answered in words as well.
  const own = (purpose: number) => (draw(purpose) % 3 === 0 ? at(OWN_WORDS[language].checkIns, draw(purpose + 1)) : '');
  return {
    whatIsGood: some(keysOf(GOOD_NOW), draw(0), draw(1) % 4),
    whatIsGoodText: own(10),
    lookingForward: some(keysOf(LOOKING_FORWARD), draw(2), draw(3) % 4),
    lookingForwardText: own(20),
    needMore: some(keysOf(NEED_MORE), draw(4), 1 + (draw(5) % 3)),
    needMoreText: own(30),
  };
}

interface Core {
  language: Language;
  capacity: CapacityLevel;
  considerations: readonly Consideration[];
}

/** Each language, level and consideration once with each other, then people with several considerations. */
function cores(): Core[] {
  const single = [[], ...CONSIDERATIONS.map((each) => [each])];
  const several = Array.from({ length: 6 }, (_, index) => some(CONSIDERATIONS, index * 7 + 1, 2 + (index % 3)));
  return [...single, ...several].flatMap((considerations) =>
    CAPACITY_LEVELS.flatMap((level) =>
      LANGUAGES.map((language) => ({
        language,
        // As the server tells it (D27): a brain injury is the gentlest level, whatever was told.
        capacity: considerations.includes('brain_injury') ? 'low' : level,
        considerations,
      })),
    ),
  );
}

function person({ language, capacity, considerations }: Core, number: number): Person {
  const words = OWN_WORDS[language];
  const draw = (purpose: number) => drawn(number, purpose);
  const id = (kind: number, index = 0) =>
    `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(number * 100 + index).padStart(12, '0')}`;
  const standing = {
    userId: id(0),
    language,
    hasProfile: true,
    nickname: at(words.nicknames, draw(100)),
    considerations,
    goals: some(GOALS, draw(101), draw(102) % 4),
    // Not drawn: nine lists and eight kinds of people in a row meet in every way.
    avoid: at(AVOID_SETS, number),
    socialSafetyFactors: some(SOCIAL_SAFETY_FACTORS, draw(103), draw(104) % 4),
    specificChallenge: at(words.challenges, draw(105)),
    capacity,
    contacts: some(words.contacts, draw(106), draw(107) % 5).map((name, index) => ({
      id: id(1, index),
      name,
      attributes: some(CONTACT_ATTRIBUTES, draw(108 + index), 3),
    })),
    memories: (draw(115) % 2 === 0 ? [] : words.memories).map((title, index) => ({
      id: id(2, index),
      title,
      category: at(keysOf(MEMORY_CATEGORIES), draw(116) + index),
      goodnessRating: 1 + (draw(120 + index) % 10),
      effortRating: 1 + (draw(130 + index) % 10),
    })),
    plannedHelps: [],
    isAiAllowed: true,
  } satisfies Partial<Facts>;
  return {
    number,
    language,
    on: (day, recentTexts, recentTasks = []) => ({
      ...standing,
      date: addDays(FIRST_DAY, (draw(140) % 300) + day),
      partOfDay: at(PARTS_OF_DAY, drawn(number, 141, day)),
      checkIn: checkInOf(number, day, language),
      recentTexts,
      mode: 'ordinary',
      helpKind: null,
      weight: null,
      recentTasks,
      learnt: [],
    }),
    inputs: {
      wish: at(words.wishes, draw(150)),
      boundary: { ...at(words.boundaries, draw(151)), emoji: at(PRIORITY_EMOJIS, draw(152)) },
      plan: { ...at(words.plans, draw(153)), desiredFeeling: at(keysOf(DESIRED_FEELINGS), draw(154)) },
      wants: some(SOCIAL_WANTS, draw(155), 1 + (draw(156) % 3)),
    },
  };
}

/** The corpus: the same people every time. */
export const PEOPLE: readonly Person[] = cores().map(person);
