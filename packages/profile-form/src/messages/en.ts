import answers from '@spire/i18n/answers/en';
import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  /** The answers by their ids. */
  names: answers,
  nickname: {
    label: 'Nickname',
    hint: 'It can be your first name, or something else entirely.',
  },
  language: {
    label: 'Language',
  },
  considerations: {
    label: 'Challenges',
    filter: 'Find in the list',
    nothingFound: 'Nothing in the list matches. You can put it in your own words instead.',
    sections: {
      headAndEnergy: 'Head and energy',
      body: 'Body',
      mindAndFeelings: 'Thoughts and feelings',
      orJust: 'Or something else',
    },
    keeping:
      'We only use your answers to fit Spire to you. Other users can’t see them. The people who run the service have technical access.',
    consent: 'Spire may store this about my health, so that suggestions fit me. I can change my mind at any time.',
  },
  specificChallenge: {
    label: 'In your own words',
    none: 'No specific challenges',
  },
  capacityLevel: {
    label: 'Capacity',
  },
  energy: {
    low: { title: 'Not much', text: 'Small things take a lot' },
    limited: { title: 'A little', text: 'Some things, with rests' },
    moderate: { title: 'Quite a bit', text: 'Most things on good days' },
    high: { title: 'A lot', text: 'I have some to spare' },
  },
  goals: {
    label: 'Goals',
  },
  avoidSuggestions: {
    label: 'Please don’t suggest',
    none: 'No thanks',
  },
  calm: {
    question: 'Would you like it calmer here too?',
    text: 'Muted colours, larger text, no motion. You can switch it off whenever you like.',
    yes: 'Yes, calm view',
    no: 'No thanks',
    on: 'Calm view is on.',
    undo: 'Switch off',
    declined: 'All right. It’s under Me if you want it later.',
  },
} as const satisfies Mirror<typeof source>;
