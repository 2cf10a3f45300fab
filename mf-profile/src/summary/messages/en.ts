import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'For the doctor',
  lead: 'One sheet, read in a minute. You choose what it says. It isn’t sent anywhere.',
  loading: 'Loading your days',
  failedTitle: 'We couldn’t make the sheet',
  failedText: 'Everything you’ve written is safely stored.',
  choose: 'What it says',
  window: 'How many days',
  windowOf: '{{count}} days',
  language: 'The language of the sheet',
  languages: { no: 'Norsk', en: 'English' },
  print: 'Print or save as PDF',
  sheet: 'The sheet as it’s printed',
  parts: {
    scales: 'What you follow, or else your mood',
    helped: 'What has helped',
    needed: 'What you’ve needed more of',
    holds: 'What the days hold',
    rest: 'Hard days and rest days',
    bigDays: 'Big days, in the chart',
    pattern: 'One pattern, with how sure it is',
    about: 'Capacity and considerations',
    words: 'What you wrote yourself',
  },
  main: 'The most important thing to talk about',
  questions: 'Questions you want to ask',
  questionsHint: 'Three is about right for one appointment.',
  question: 'Question {{number}}',
  addQuestion: 'Add a question',
  ready: {
    worse: 'What can I do when it gets worse?',
    work: 'How much is it wise to try at work or school right now?',
    sleep: 'Should my sleep be looked into?',
  },
  kinds: { good: 'A good day', usual: 'A usual day', heavy: 'A heavy day' },
  how: {
    title: 'How this is worked out',
    one: '“Usually” is the answer in the middle when all the answers are put in order. It isn’t an average.',
    two: '“The last four weeks” is there only when they differ by at least a step from the four weeks before, and both have at least ten answers.',
    three:
      'The line is the middle of each week with at least three answers. “Same as the day before” is an open dot, and not in the line.',
    four: 'Something has helped when you answered that it felt better afterwards. It’s there once you’ve done it at least five times.',
    five: 'A day without an answer is empty. It counts as neither good nor heavy.',
  },
} as const satisfies Mirror<typeof source>;
