import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  lead: 'One small exercise for right now, when things are a little too much or a little too quiet.',
  find: 'Find an exercise',
  findAgain: 'Find a new exercise',
  goOn: 'Continue',
  finding: 'Finding an exercise for you...',
  failedTitle: 'We couldn’t load the exercises',
  failedText: 'Nothing is lost. Try again when you’re back online.',
  kept: 'Kept locked in your account. Only sent to AI if you’ve said yes to that.',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  because: {
    need: 'Because you need more {{need}}.',
    helpedBefore: 'Because it has made things lighter before.',
    helped: 'Because it’s helped before. You said “{{feeling}}”.',
  },
  start: 'Begin',
  done: 'I am done',
  another: 'New exercise',
  after: {
    toExercise: 'Back to the exercise',
    save: 'Save',
    another: 'Do another exercise',
    missing: 'Missing information. Choose how you feel now before saving.',
    saved: 'Saved!',
    failedTitle: 'Save error',
    failed: 'Could not save the activity. Try again.',
    kept: 'Your answer is still here.',
    skipped: 'Not saved this time. That’s fine.',
  },
  history: {
    title: 'What you’ve done before',
    empty: 'The exercises you’ve done show up here, with how you felt afterwards.',
  },
} as const satisfies Mirror<typeof source>;
