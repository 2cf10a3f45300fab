import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'For the doctor',
  lead: 'One sheet, read in a minute. You choose what it says. It is sent nowhere.',
  loading: 'Fetching your days',
  failedTitle: 'The sheet could not be made',
  failedText: 'Everything you have written is safely stored.',
  choose: 'What it says',
  window: 'How many days',
  windowOf: '{{count}} days',
  language: 'The language of the sheet',
  languages: { no: 'Norsk', en: 'English' },
  print: 'Print or save as PDF',
  sheet: 'The sheet as it is printed',
  parts: {
    scales: 'What you follow, or else your mood',
    helped: 'What has helped',
    needed: 'What you have needed more of',
    holds: 'What the days hold',
    rest: 'Hard days and rest days',
    about: 'Capacity and considerations',
    words: 'What you wrote yourself',
  },
  main: 'The most important thing to talk about',
  questions: 'Questions you want to ask',
  questionsHint: 'Three are right for one appointment.',
  question: 'Question {{number}}',
  addQuestion: 'Add a question',
  ready: {
    worse: 'What can I do when it gets worse?',
    work: 'How much is wise to try at work or school now?',
    sleep: 'Should my sleep be looked into?',
  },
  kinds: { good: 'A good day', usual: 'A usual day', heavy: 'A heavy day' },
  how: {
    title: 'How this is worked out',
    one: '“Usually” is the answer in the middle when all the answers are put in order. It is not an average.',
    two: '“The last four weeks” stands there only when they differ by at least a step from the four weeks before, and both have at least ten answers.',
    three:
      'The line is the middle of each week with at least three answers. “Same as the day before” is an open dot, and not in the line.',
    four: 'Something has helped when you answered that it felt better afterwards. It stands there once it was done at least five times.',
    five: 'A day without an answer is empty. It counts as neither good nor heavy.',
  },
} as const satisfies Mirror<typeof source>;
