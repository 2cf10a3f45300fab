import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  progress: 'Step {{step}} of {{total}}',
  minutesLeft_one: 'about {{count}} minute left',
  minutesLeft_other: 'about {{count}} minutes left',
  duration_one: 'Welcome. This takes about {{count}} minute. You can stop and come back whenever you like.',
  duration_other: 'Welcome. This takes about {{count}} minutes. You can stop and come back whenever you like.',
  kept: 'Your answers stay on this device until you finish.',
  backToSummary: 'Back to the summary',
  required: {
    nickname: 'Nickname is required',
    considerations: 'Select at least one challenge',
    healthConsent: 'Tick the box. If you’d rather not, choose only from “Or something else”',
    capacityLevel: 'Select capacity level',
    goals: 'Select at least one goal',
  },
  short: {
    welcome: 'Welcome.',
    leaf: 'Your leaf is here, waiting for you.',
    back: 'Back',
    skip: 'Skip',
    done: 'Done',
    name: {
      title: 'What should we call you?',
      later: 'You can change it whenever you like, under Me.',
    },
    energy: {
      title: 'How much can you manage?',
      lead: 'Think of an ordinary day, not your best one.',
      rest: 'We ask the rest when it suits you. One question a day at most.',
    },
    required: {
      nickname: 'Write a name, or press “Skip”.',
      capacityLevel: 'Choose what fits best, or press “Skip”.',
      healthConsent: 'Tick this, and we keep your answer. Or press “Skip”.',
    },
  },
  steps: {
    nickname: {
      title: 'What should we call you?',
    },
    language: {
      title: 'Which language would you like?',
      lead: 'Everything changes right away. You can switch back whenever you like.',
    },
    considerations: {
      title: 'What should we keep in mind?',
      lead: 'Choose what fits. One is enough. It makes our suggestions gentler.',
    },
    specificChallenge: {
      title: 'Is there anything else we should know?',
      lead: 'Write a little, a lot or nothing. It’s up to you.',
    },
    capacityLevel: {
      title: 'How much can you usually manage?',
      lead: 'Think of an ordinary day. You can change this any time.',
    },
    goals: {
      title: 'What would you like support with?',
      lead: 'Choose one or more.',
    },
    avoidSuggestions: {
      title: 'Is there anything you’d rather avoid?',
      lead: 'We won’t suggest what you tick here.',
    },
    summary: {
      title: 'Thank you, {{name}}',
      lead: 'These are your answers. Press “Change” if something isn’t right.',
      label: 'Your answers',
      change: 'Change: {{name}}',
      nothing: 'Nothing',
      start: 'Start app',
    },
  },
  otherForm: {
    everything: 'Answer everything now',
    onePage: 'All on one page instead',
    steps: 'One question at a time instead',
  },
  onePage: {
    title: 'Tell us a little about you',
    lead: 'Four questions, and one you can skip. You can change everything later.',
  },
  saveFailed: {
    title: 'Save Error',
    text: 'Could not save your profile. Please try again.',
    kept: 'Your answers aren’t lost.',
    unknown: 'Failed to save profile',
    signedOutTitle: 'Authentication required',
    signedOutText: 'Please log in to save your profile.',
  },
  saved: {
    title: 'Profile saved!',
    text: 'Taking you home.',
  },
  loadFailed: 'We couldn’t load your profile',
} as const satisfies Mirror<typeof source>;
