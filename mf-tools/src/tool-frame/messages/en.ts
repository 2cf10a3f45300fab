import type { Mirror } from '@spire/i18n';
import tools from '@spire/i18n/tools/en';
import type source from './no.ts';

export default {
  toTools: 'To the tools',
  close: 'Leave',
  back: 'Back',
  kept: 'Saved under lock in your account. No ads.',
  stepDone: 'done',
  stop: {
    line: 'Stop if it gets worse. Then you have done the right thing.',
    short: 'Stop',
    title: 'Good that you stopped.',
    text: 'On some days even gentle things are too much. Rest your eyes a little, and breathe as you like.',
    home: 'To home',
    milder: 'Something milder',
    someone: 'Someone to talk to',
    after: 'We will not suggest this exercise again for a while. If it keeps troubling you, talk to your doctor.',
  },
  end: {
    title: 'Done. A bird came by.',
    quiet: 'That is enough for now.',
    saved: 'Saved',
    waiting: 'It is safe on this device, and will be sent when it can be.',
    failed: 'We could not save this',
    kept: 'Nothing is gone. Please try again.',
  },
  feelings: {
    legend: 'How is it now? Every answer is a good answer.',
    ...tools.afterFeelings,
  },
  time: {
    left: 'left',
    hide: 'Hide the time',
    show: 'Show the time',
    atStart_one: '{{count}} minute left.',
    atStart_other: '{{count}} minutes left.',
    halfway: 'Halfway.',
    atEnd: 'Time is up.',
    pause: 'Pause',
    goOn: 'Go on',
    finish: 'Finish now',
  },
} as const satisfies Mirror<typeof source>;
