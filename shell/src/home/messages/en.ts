import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  greeting: {
    morning: 'Good morning, {{name}}',
    day: 'Hello, {{name}}',
    evening: 'Good evening, {{name}}',
    night: 'Hello, {{name}}',
    morningNoName: 'Good morning',
    dayNoName: 'Hello',
    eveningNoName: 'Good evening',
    nightNoName: 'Hello',
  },
  plant: 'Your plant:',
  showAll: 'Show everything',
  daysLine: {
    first: 'It’s good you’re here.',
    back: 'Good to see you again. Everything’s where you left it.',
    day: {
      unwell: 'You don’t have to feel well to be here.',
      little: 'A little is enough. So is nothing.',
      pace: 'Take the day at your own pace.',
      noCatchUp: 'There’s no day to catch up on.',
      halfDone: 'Half-done things can stay half done.',
      small: 'Small things count too.',
      stay: 'Stay as long as you like.',
      inside: 'Only you know how the day feels.',
      change: 'You can change your mind any time.',
      unlike: 'Today doesn’t have to be like yesterday.',
    },
    evening: {
      noHurry: 'It’s not too late, and there’s no rush.',
      over: 'The day can be over without being finished.',
      enough: 'Whatever you got done is enough.',
      light: 'The rest can wait till morning.',
      notTonight: 'You don’t have to work it out tonight.',
    },
  },
  rest: {
    title: 'Rest day',
    line: 'We won’t ask you for anything today.',
    onlyIf: 'Only if you feel like it',
    nothingMissing: 'Nothing is missing',
  },
  low: {
    line: 'A little is enough today.',
  },
  hard: {
    title: 'A hard day.',
    titleEnd: 'You came anyway.',
    line: 'Nothing more is needed today.',
  },
  deeds: {
    leaf: 'A new leaf',
    bud_one: 'A new bud',
    bud_other: '{{count}} new buds',
    flower: 'Three flowers',
    stone_one: 'A stone on the cairn',
    stone_other: '{{count}} stones on the cairn',
    bird: 'A bird came by',
  },
  /** Of a trial before the account. */
  leaf: {
    offer: 'The leaf you tried is still here.',
    take: 'Bring the leaf?',
    leave: 'Delete it',
    failed: 'We couldn’t turn that on. Try again.',
    taken: 'The leaf is with you. It joins the plant once your check-in is saved.',
    tired: 'The leaf is with you. Low on energy today?',
    easy: 'Yes, make today shorter',
    toCheckIn: 'Go to the check-in',
    answers: { soSo: 'A so-so day.', good: 'A good day.' },
  },
} as const satisfies Mirror<typeof source>;
