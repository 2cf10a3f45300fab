import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  progress: 'Step {{step}} of {{total}}',
  minutesLeft_one: 'about {{count}} minute left',
  minutesLeft_other: 'about {{count}} minutes left',
  duration_one: 'Welcome. It takes about {{count}} minute. You can stop and continue whenever you like.',
  duration_other: 'Welcome. It takes about {{count}} minutes. You can stop and continue whenever you like.',
  kept: 'Your answers are kept on this device until you finish.',
  remove: 'Remove {{name}}',
  backToSummary: 'Back to the summary',
  required: {
    nickname: 'Nickname is required',
    considerations: 'Select at least one challenge',
    healthConsent: 'Tick the box, or choose only from “Or just”',
    capacityLevel: 'Select capacity level',
    goals: 'Select at least one goal',
  },
  steps: {
    nickname: {
      title: 'What should we call you?',
      label: 'Nickname',
      hint: 'It can be your first name, or something else entirely.',
    },
    language: {
      title: 'Which language suits you?',
      lead: 'Everything changes at once. You can switch back whenever you like.',
      label: 'Language',
    },
    considerations: {
      title: 'What should we allow for?',
      lead: 'Choose what fits. One choice is enough. It makes our suggestions gentler.',
      label: 'Challenges',
      filter: 'Find in the list',
      nothingFound: 'Nothing in the list is called that. You can put it in your own words in the next step.',
      chosen: 'You have chosen',
      sections: {
        headAndEnergy: 'Head and energy',
        body: 'Body',
        mindAndFeelings: 'Thoughts and feelings',
        orJust: 'Or just',
      },
      keeping:
        'We use your answers only to fit Spire to you. Other users cannot see them. Those who run the service have technical access.',
      consent: 'Spire may store this about my health, so that suggestions fit me. I can change my mind at any time.',
    },
    specificChallenge: {
      title: 'Is there more we should know?',
      lead: 'Write a little, a lot, or nothing. It is up to you.',
      label: 'In your own words',
      none: 'No specific challenges',
    },
    capacityLevel: {
      title: 'How much can you usually manage?',
      lead: 'Think of an ordinary day. You can change this at any time.',
      label: 'Capacity',
    },
    goals: {
      title: 'What would you like support with?',
      lead: 'Choose one goal or more.',
      label: 'Goals',
    },
    avoidSuggestions: {
      title: 'Is there anything you would rather avoid?',
      lead: 'We will not suggest what you tick here.',
      label: 'Please do not suggest',
      none: 'No thanks',
    },
    summary: {
      title: 'Thank you, {{name}}',
      lead: 'These are your answers. Press “Change” if something is not right.',
      label: 'Your answers',
      change: 'Change: {{name}}',
      nothing: 'Nothing',
      start: 'Start app',
    },
  },
  otherForm: {
    onePage: 'All on one page instead',
    steps: 'One question at a time instead',
  },
  onePage: {
    title: 'Tell us a little about you',
    lead: 'Four questions, and one you can skip. Everything can be changed later.',
  },
  calm: {
    question: 'Would you like it calmer here too?',
    text: 'Muted colours, larger text, no motion. You can switch it off whenever you like.',
    yes: 'Yes, calm view',
    no: 'No thanks',
    on: 'Calm view is on.',
    undo: 'Switch off',
    declined: 'All right. You find it under Me if you want it later.',
  },
  saveFailed: {
    title: 'Save Error',
    text: 'Could not save your profile. Please try again.',
    kept: 'Your answers are not lost.',
  },
  saved: {
    title: 'Profile saved!',
    text: 'Taking you to your home page.',
  },
  loadFailed: 'We could not get your profile',
} as const satisfies Mirror<typeof source>;
