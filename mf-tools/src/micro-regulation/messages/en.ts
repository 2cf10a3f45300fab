import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  lead: 'One small exercise for right now, when things are a little too much or a little too quiet.',
  find: 'Find an exercise',
  findAgain: 'Find a new exercise',
  goOn: 'Go on where you were',
  finding: 'Finding an exercise for you …',
  failedTitle: 'We could not fetch the exercises',
  failedText: 'Nothing is gone. Try again when you have a connection.',
  kept: 'Saved under lock in your account. Sent to AI only if you have said yes to it.',
  steps: 'Step {{current}} of {{total}} · at your own pace',
  because: {
    need: 'Because you need more {{need}}.',
    helped: 'Because it has helped before. You answered “{{feeling}}”.',
  },
  next: 'Next',
  back: 'Back',
  done: 'I am done',
  another: 'New exercise',
  after: {
    toExercise: 'Back to the exercise',
    skip: 'Skip',
    save: 'Save',
    missing: 'Missing information. Choose how you feel now before saving.',
    saved: 'Saved!',
    failedTitle: 'Save error',
    failed: 'Could not save the activity. Try again.',
    kept: 'Your answer is still here.',
    skipped: 'Not saved this time. That is quite all right.',
  },
  history: {
    title: 'What you have done before',
    empty: 'Here you will see the exercises you have done, and how it was afterwards.',
  },
} as const satisfies Mirror<typeof source>;
