import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  step: 'Step {{current}} of {{total}}',
  minutes_one: 'about {{count}} minute',
  minutes_other: 'about {{count}} minutes',
  back: 'Back',
  next: 'Next',
  close: 'Close',
  toTools: 'To the tools',
  waiting: 'Finding words …',
  failed: 'We could not make a text',
  failedKept: 'What you wrote is still here. Try again in a while.',
  offline: 'We could not get through. This is a ready-made text that lies on your device.',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'We could not copy it. Hold the text and choose “Copy”.',
  private: 'Saved under lock in your account. Sent to AI only if you have said yes to that.',
} as const satisfies Mirror<typeof source>;
