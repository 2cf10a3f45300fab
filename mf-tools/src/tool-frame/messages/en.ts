import type { Mirror } from '@spire/i18n';
import tools from '@spire/i18n/tools/en';
import type source from './no.ts';

export default {
  toTools: 'All tools',
  doneForNow: 'Done for now',
  close: 'Leave',
  back: 'Back',
  kept: 'Kept locked in your account. No ads.',
  stepDone: 'done',
  stop: {
    line: 'Stop if it gets worse. That’s always the right thing to do.',
    short: 'Stop',
    title: 'It’s good you stopped.',
    text: 'Some days even gentle things are too much. Rest your eyes a little, and breathe however you like.',
    milder: 'A gentler one',
    someone: 'Someone to talk to',
    after: 'An exercise you stop twice gets two weeks’ rest. If it keeps bothering you, talk to your doctor.',
  },
  worse: {
    title: 'Good that you said so.',
    text: 'Sometimes an exercise doesn’t make things better. You did nothing wrong.',
    rests: 'We’ll let this exercise rest for 30 days.',
    undo: 'Undo',
    undone: 'Then it can come back.',
  },
  end: {
    title: 'Done. A bird came by.',
    quiet: 'That’s enough for now.',
    saved: 'Saved',
    waiting: 'It’s safe on this device and will be sent when it can be.',
    failed: 'We couldn’t save this',
    kept: 'Nothing is lost. Please try again.',
  },
  feelings: {
    legend: 'How are you now? Every answer is a good answer.',
    ...tools.afterFeelings,
  },
  time: {
    left: 'left',
    hide: 'Hide the time',
    show: 'Show the time',
    atStart_one: '{{count}} minute left.',
    atStart_other: '{{count}} minutes left.',
    halfway: 'Halfway.',
    atEnd: 'Time’s up.',
    goesOn: 'Time keeps going if you lock the screen or switch tabs.',
    hasGoneOn: 'You’re back where you were.',
    pause: 'Pause',
    goOn: 'Go on',
    finish: 'Finish',
  },
} as const satisfies Mirror<typeof source>;
