import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  growth: {
    title: 'How you are growing',
    pointsToNext_one: '{{points}} point · {{left}} to the next level',
    pointsToNext_other: '{{points}} points · {{left}} to the next level',
    pointsAtTop: '{{points}} points · highest level',
    streak_one: '{{count}} day in a row',
    streak_other: '{{count}} days in a row',
    progress: 'The way to the next level',
    calm: 'You grow at your own pace.',
    checkInDays_one: '{{count}} day with a check-in',
    checkInDays_other: '{{count}} days with a check-in',
    memories_one: '{{count}} memory in the memory bank',
    memories_other: '{{count}} memories in the memory bank',
    loading: 'Getting your plant',
    failedTitle: 'We could not get your plant',
    failedText: 'Everything you have done is safely stored.',
  },
  me: {
    title: 'Me',
    loading: 'Getting your profile',
    failedTitle: 'We could not get your profile',
    failedText: 'What you have saved is safe. The rest of this page works as before.',
    nameless: 'User',
    memberSince: 'Member since {{month}}',
  },
  nickname: {
    change: 'Change nickname',
    label: 'Nickname',
    hint: 'What we call you in the app. Only you see it.',
    required: 'Please fill in name/nickname.',
    save: 'Save nickname',
    saved: 'Your nickname is saved.',
    failedTitle: 'Your nickname was not saved',
    failedText: 'What you wrote is still here. Please try again.',
  },
  appearance: {
    title: 'How Spire looks',
    text: 'On this device, at once.',
    theme: 'Colours',
    themes: {
      system: 'Automatic',
      light: 'Light',
      dark: 'Dark',
    },
    textSize: 'Text size',
    textSizes: {
      normal: 'Normal',
      large: 'Larger',
      largest: 'Largest',
    },
    calm: 'Calm view',
    calmHint: 'Muted colours, larger text, no numbers and no movement.',
  },
  language: {
    title: 'Language',
    saving: 'Saving the language',
    saved: 'The language is saved.',
    failedTitle: 'The language is changed here, but not saved',
    failedText: 'On other devices you may still meet the old language.',
  },
  links: {
    help: 'Who you can call, and how the app works',
    privacy: 'What we store, and what you decide',
  },
  logOut: {
    busy: 'Logging out',
    failedTitle: 'Logout failed',
    failedText: 'Could not log out. Please try again.',
  },
} as const satisfies Mirror<typeof source>;
