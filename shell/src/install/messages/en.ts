import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'Spire on your home screen',
  lead: 'Spire then opens like an app, also without a network. It costs nothing and takes little space.',
  now: 'Add it now',
  isHere: 'Spire is already on this device.',
  platforms: {
    ios: {
      title: 'iPhone and iPad',
      steps: {
        first:
          'Open Spire in Safari and tap Share: the square with an arrow up. On newer phones it is behind the three dots.',
        second: 'Choose “Add to Home Screen”. You may have to scroll down a little.',
        third: 'Tap “Add”. The first time you open Spire from there, you log in again.',
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
        first: 'In Chrome and Edge: press the install sign at the right end of the address bar.',
        second: 'In Safari on a Mac: choose File and “Add to Dock”.',
        third: 'Firefox does not have this. You can make a bookmark there.',
      },
    },
  },
  noticesTitle: 'Notifications on iPhone and iPad',
  notices: 'Apple lets a website notify you only once it is on the Home Screen. On other phones that is not needed.',
} as const satisfies Mirror<typeof source>;
