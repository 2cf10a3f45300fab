import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  step: 'Step {{current}} of {{total}}',
  minutes_one: 'about {{count}} minute',
  minutes_other: 'about {{count}} minutes',
  back: 'Back',
  next: 'Next',
  close: 'Close',
  toTools: 'All tools',
  waiting: 'Finding words...',
  failed: 'We couldn’t write a text',
  failedKept: 'What you wrote is still here. Try again in a little while.',
  offline: 'We couldn’t get through. This is a ready-made text kept on your device.',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'We couldn’t copy it. Press and hold the text, then choose “Copy”.',
  sms: 'Send a text',
  mail: 'Email',
  subject: 'Hello',
  share: 'Share',
  sendsNothing: 'This opens your messages app. Spire doesn’t send anything itself.',
  private: 'Kept locked in your account. Only sent to AI if you’ve said yes to that.',
} as const satisfies Mirror<typeof source>;
