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
      title: 'What sounds like you?',
      lead: 'We ask so that our suggestions can fit you. One choice is enough.',
      label: 'Challenges',
      placeholder: 'Choose from the list',
      keepingTitle: 'This is health information',
      keeping:
        'We use your answers only to fit Spire to you. Other users cannot see them. Those who run the service have technical access.',
      consent: 'By going on, you agree that we store this. You can change your mind later.',
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
      placeholder: 'Choose from the list',
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
