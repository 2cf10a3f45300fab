import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'Spire on your home screen',
  lead: 'Spire then opens like an app, even offline. It’s free and takes up little space.',
  now: 'Add it now',
  isHere: 'Spire is already on this device.',
  platforms: {
    ios: {
      title: 'iPhone and iPad',
      steps: {
        first:
          'Open Spire in Safari and tap Share, the square with an arrow pointing up. On newer phones it’s behind the three dots.',
        second: 'Choose “Add to Home Screen”. You may have to scroll down a little.',
        third: 'Tap “Add”. The first time you open Spire from there, you’ll need to log in again.',
      },
    },
    android: {
      title: 'Android',
      steps: {
        first: 'Open Spire in Chrome and tap the three dots at the top right.',
        second: 'Choose “Add to Home screen” or “Install app”.',
        third: 'Tap “Install”.',
      },
    },
    computer: {
      title: 'Computer',
      steps: {
        first: 'In Chrome or Edge, click the install icon at the right end of the address bar.',
        second: 'In Safari on a Mac, choose File and then “Add to Dock”.',
        third: 'Firefox can’t do this, but you can make a bookmark.',
      },
    },
  },
  noticesTitle: 'Notifications on iPhone and iPad',
  notices: 'Apple only lets a website notify you once it’s on the Home Screen. Other phones don’t need that.',
} as const satisfies Mirror<typeof source>;
