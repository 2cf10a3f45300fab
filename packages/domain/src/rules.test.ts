import { CHECK_IN_FIELDS, checkInErrors, isCheckInBlank, type CheckInDraft } from './checkInRules.ts';
import { LIMITS } from './limits.ts';
import { MEMORY_FIELDS, memoryErrors, type MemoryDraft } from './memoryRules.ts';
import {
  CONSIDERATIONS,
  DEFAULT_MEMORY_CATEGORY,
  DEFAULT_MEMORY_EMOJI,
  MEMORY_EMOJIS,
  WIZARD_CONSIDERATIONS,
} from './options.ts';
import { passwordWeaknesses } from './passwordRules.ts';
import { onboardingErrors, profileErrors, type ProfileDraft } from './profileRules.ts';
import { blankDraft } from './recordFields.ts';

const checkIn = (change: Partial<CheckInDraft> = {}): CheckInDraft => ({
  ...blankDraft(CHECK_IN_FIELDS),
  ...change,
});
const profile = (change: Partial<ProfileDraft> = {}): ProfileDraft => ({
  nickname: 'Kari',
  considerations: ['fatigue'],
  specificChallenge: '',
  capacityLevel: 'low',
  goals: ['peace'],
  avoidSuggestions: [],
  socialSafetyFactors: [],
  ...change,
});
const memory = (change: Partial<MemoryDraft> = {}): MemoryDraft => ({
  ...blankDraft(MEMORY_FIELDS),
  title: 'Bålet',
  description: 'Vi grillet pinnebrød.',
  emoji: DEFAULT_MEMORY_EMOJI,
  category: DEFAULT_MEMORY_CATEGORY,
  goodnessRating: 5,
  effortRating: 5,
  ...change,
});
const fields = (errors: { field: string; code: string }[]) => errors.map(({ field, code }) => `${field}:${code}`);

describe('a check-in', () => {
  it('is blank without a chip and without a text, and then refused', () => {
    expect(isCheckInBlank(checkIn({ needMoreText: ' \n ' }))).toBe(true);
    expect(fields(checkInErrors(checkIn()))).toEqual(['whatIsGood:REQUIRED']);
  });
  it('is enough with one chip or one word', () => {
    expect(checkInErrors(checkIn({ needMore: ['ro'] }))).toEqual([]);
    expect(checkInErrors(checkIn({ whatIsGoodText: 'kaffe' }))).toEqual([]);
  });
  it('takes three chips of what is needed, any number of what is good', () => {
    const four = ['ro', 'energi', 'glede', 'mestring'];
    expect(fields(checkInErrors(checkIn({ needMore: four })))).toEqual(['needMore:TOO_MANY']);
    expect(checkInErrors(checkIn({ whatIsGood: ['glede', 'mestring', 'fokus', 'haap', 'indreRo'] }))).toEqual([]);
  });
  it('refuses unknown chips, repeated chips and over-long texts, naming the field', () => {
    expect(fields(checkInErrors(checkIn({ whatIsGood: ['gull'] })))).toEqual(['whatIsGood:UNKNOWN_OPTION']);
    expect(fields(checkInErrors(checkIn({ needMore: ['ro', 'ro'] })))).toEqual(['needMore:INVALID']);
    expect(fields(checkInErrors(checkIn({ lookingForwardText: 'a'.repeat(LIMITS.freeText + 1) })))).toEqual([
      'lookingForwardText:TOO_LONG',
    ]);
  });
});

describe('a profile', () => {
  it('is finished with nickname, consideration, capacity and goal', () => {
    expect(onboardingErrors(profile())).toEqual([]);
    expect(
      fields(onboardingErrors(profile({ nickname: '  ', considerations: [], capacityLevel: null, goals: [] }))),
    ).toEqual(['nickname:REQUIRED', 'considerations:REQUIRED', 'capacityLevel:REQUIRED', 'goals:REQUIRED']);
  });
  it('counts characters as people do, so that sixty emoji fit', () => {
    for (const nickname of ['שרה', 'Áhkká', "O'Neill", '🌱']) expect(profileErrors(profile({ nickname }))).toEqual([]);
    for (const turning of ['\u202E', '\u2067', '\u200F'])
      expect(fields(profileErrors(profile({ nickname: `Kari${turning}` })))).toEqual(['nickname:INVALID']);
    expect(profileErrors(profile({ nickname: '🌱'.repeat(LIMITS.nickname) }))).toEqual([]);
    expect(fields(profileErrors(profile({ nickname: '🌱'.repeat(LIMITS.nickname + 1) })))).toEqual([
      'nickname:TOO_LONG',
    ]);
  });
  it('refuses options it does not know', () => {
    expect(fields(profileErrors(profile({ goals: ['fame'], capacityLevel: 'huge' })))).toEqual([
      'capacityLevel:UNKNOWN_OPTION',
      'goals:UNKNOWN_OPTION',
    ]);
  });
  it('knows 19 considerations in the wizard and 23 in all', () => {
    expect(new Set(WIZARD_CONSIDERATIONS).size).toBe(19);
    expect(new Set(CONSIDERATIONS).size).toBe(23);
  });
});

describe('a memory', () => {
  it('needs title and description', () => {
    expect(memoryErrors(memory())).toEqual([]);
    expect(fields(memoryErrors(memory({ title: ' ', description: '' })))).toEqual([
      'title:REQUIRED',
      'description:REQUIRED',
    ]);
  });
  it('has ratings from 1 to 10 in whole steps', () => {
    for (const rating of [0, 11, 2.5, Number.NaN]) {
      expect(fields(memoryErrors(memory({ goodnessRating: rating })))).toEqual(['goodnessRating:OUT_OF_RANGE']);
    }
  });
  it('offers thirty different emoji', () => {
    expect(new Set(MEMORY_EMOJIS).size).toBe(30);
  });
});

describe('a password', () => {
  it('needs length and all four kinds of characters', () => {
    expect(passwordWeaknesses('Abcdef1!')).toEqual([]);
    expect(passwordWeaknesses('Ab1!')).toEqual(['length']);
    expect(passwordWeaknesses('abcdefgh1!')).toEqual(['characters']);
    expect(passwordWeaknesses('short')).toEqual(['length', 'characters']);
    expect(passwordWeaknesses('ÆØÅæøå12 ')).toEqual(['characters']);
  });
});
