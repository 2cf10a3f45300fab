import type { CheckInAnswers } from '@spire/domain/checkInRules';
import { HARD_DAY } from '@spire/domain/hardDay';

/** One day as somebody lives it: nothing where they forgot Spire that day. */
export interface LivedDay {
  /** When Home is opened, by their clock. */
  hour: number;
  answers?: Partial<CheckInAnswers>;
  mood?: number;
  lowEnergyToday?: boolean;
  /** A day of rest, taken before anything is answered. */
  isRestDay?: boolean;
}

export interface Life {
  name: string;
  language: 'no' | 'en';
  profile: {
    nickname: string;
    capacityLevel: string;
    considerations: string[];
    goals: string[];
    avoidSuggestions: string[];
  };
  settings: { brainInjuryMode?: boolean };
  /** From Monday on. */
  week: readonly (LivedDay | null)[];
}

/**
 * A person in bed, one who cannot bear light, one who forgets, one who is well and wants more, and one whose week
 * holds a hard day, a rest day, a day after help and a funeral.
 */
export const LIVES: readonly Life[] = [
  {
    name: 'low',
    language: 'no',
    profile: {
      nickname: 'Anne',
      capacityLevel: 'low',
      considerations: ['me_fibro_syndromes', 'chronic_pain', 'sleep_problems'],
      goals: ['peace', 'joy'],
      avoidSuggestions: ['exercise'],
    },
    settings: {},
    week: [
      { hour: 11, answers: { needMore: ['ro'] }, mood: 3 },
      { hour: 12, answers: { needMoreText: 'Vondt i hele kroppen i dag.' }, mood: 1, lowEnergyToday: true },
      { hour: 15, answers: { whatIsGood: ['haap'], needMore: ['natur'] }, mood: 2 },
      { hour: 11, answers: { lookingForward: ['musikk'], needMore: ['trygghet'] }, mood: 2 },
      { hour: 18, answers: { needMore: ['latter'] }, mood: 3 },
      { hour: 22, answers: { whatIsGood: ['roIKroppen'], lookingForward: ['enRoligStund'] }, mood: 4 },
      { hour: 10, answers: { whatIsGood: ['takknemlighet'], needMore: ['energi', 'glede'] }, mood: 3 },
    ],
  },
  {
    name: 'concussed',
    language: 'no',
    profile: {
      nickname: 'Jon',
      capacityLevel: 'limited',
      considerations: ['brain_injury', 'fatigue'],
      goals: ['peace', 'structure'],
      avoidSuggestions: ['screen_use'],
    },
    settings: { brainInjuryMode: true },
    week: [
      { hour: 9, answers: { needMore: ['ro', 'klarhet'] }, mood: 2 },
      { hour: 10, answers: { needMoreText: 'Lyset stikker i øynene.' }, mood: 2 },
      { hour: 13, answers: { whatIsGood: ['indreRo'], needMore: ['fokus'] }, mood: 3 },
      { hour: 19, answers: { lookingForward: ['samtale'], needMore: ['stoette'] }, mood: 3 },
      null,
      { hour: 9, answers: { needMore: ['trygghet'] }, mood: 2 },
      { hour: 16, answers: { whatIsGood: ['mestring'], lookingForward: ['enPause'] }, mood: 4 },
    ],
  },
  {
    name: 'forgets',
    language: 'en',
    profile: {
      nickname: 'Maya',
      capacityLevel: 'moderate',
      considerations: ['adhd', 'stress'],
      goals: ['structure', 'mastery'],
      avoidSuggestions: ['meditation'],
    },
    settings: {},
    week: [
      { hour: 8, answers: { whatIsGood: ['motivasjon'], needMore: ['fokus'] }, mood: 4 },
      null,
      null,
      { hour: 23, answers: { needMore: ['ro', 'klarhet'] }, mood: 2 },
      { hour: 14, answers: { lookingForward: ['skapeNoe'], needMore: ['kreativitet'] }, mood: 4 },
      null,
      { hour: 18, answers: { whatIsGood: ['glede'], needMore: ['energi'] }, mood: 5 },
    ],
  },
  {
    name: 'well',
    language: 'en',
    profile: {
      nickname: 'Sam',
      capacityLevel: 'high',
      considerations: ['feeling_fine'],
      goals: ['self_discovery', 'movement', 'social'],
      avoidSuggestions: [],
    },
    settings: {},
    week: [
      {
        hour: 7,
        answers: { whatIsGood: ['glede', 'motivasjon'], lookingForward: ['enTur'], needMore: ['natur'] },
        mood: 5,
      },
      { hour: 7, answers: { whatIsGood: ['fokus'], lookingForward: ['laereNoe'], needMore: ['kreativitet'] }, mood: 4 },
      { hour: 20, answers: { whatIsGood: ['mestring'], needMore: ['latter'] }, mood: 5 },
      { hour: 12, answers: { lookingForward: ['vaereMedNoen'], needMore: ['stoette'] }, mood: 3 },
      { hour: 17, answers: { whatIsGood: ['forbindelse'], needMore: ['energi'] }, mood: 4 },
      { hour: 10, answers: { whatIsGood: ['takknemlighet'], lookingForward: ['noeNytt'] }, mood: 5 },
      { hour: 9, answers: { whatIsGood: ['indreRo'], needMore: ['selvfoelelse'] }, mood: 4 },
    ],
  },
  {
    name: 'heavy',
    language: 'no',
    profile: {
      nickname: 'Kari',
      capacityLevel: 'moderate',
      considerations: ['stress', 'sleep_problems'],
      goals: ['peace', 'social'],
      avoidSuggestions: [],
    },
    settings: {},
    week: [
      { hour: 9, answers: { whatIsGood: ['haap'], needMore: ['ro'] }, mood: 3 },
      { hour: 10, answers: { whatIsGoodText: HARD_DAY.no, needMore: ['stoette'] } },
      { hour: 11, isRestDay: true, answers: { whatIsGood: ['roIKroppen'] } },
      { hour: 14, answers: { needMoreText: 'Jeg orker ikke mer og vil ikke leve lenger.' } },
      { hour: 9, answers: { needMore: ['trygghet'] }, mood: 2 },
      { hour: 8, answers: { needMoreText: 'I dag skal vi begrave faren min.' }, mood: 2 },
      { hour: 18, answers: { lookingForward: ['samtale'] }, mood: 3 },
    ],
  },
];
