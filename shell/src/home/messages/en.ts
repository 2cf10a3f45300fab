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
  level: 'Your plant: {{level}}. See more on the page Me.',
  showAll: 'Show everything',
  daysLine: {
    first: 'Good that you are here.',
    back: 'Good to see you again. Everything is where you left it.',
    day: {
      unwell: 'You need not feel well to be here.',
      little: 'A little is enough. So is nothing.',
      pace: 'Take the day at the pace you have.',
      noCatchUp: 'No day has to be made up for.',
      halfDone: 'What is half done may stay half done.',
      small: 'A small thing is a thing too.',
      stay: 'You decide how long you stay.',
      inside: 'Only you know how the day feels.',
      change: 'You can change your mind at any time.',
      unlike: 'Today need not be like yesterday.',
    },
    evening: {
      noHurry: 'It is not too late, and there is no hurry.',
      over: 'The day can be over without being finished.',
      enough: 'What you got done is what you got done.',
      light: 'The rest can wait until it is light.',
      notTonight: 'You need not work it out tonight.',
    },
  },
  rest: {
    title: 'Rest day',
    line: "We won't ask for anything today.",
    nothingMissing: 'Nothing is waiting',
  },
  hard: {
    title: 'A hard day.',
    titleEnd: 'You came anyway.',
    line: 'Nothing more is needed today.',
  },
  deeds: {
    leaf: 'A new leaf today.',
    bud_one: 'A new bud today.',
    bud_other: '{{count}} new buds today.',
    stone_one: 'A stone on the cairn today.',
    stone_other: '{{count}} stones on the cairn today.',
    bird: 'A bird came by today.',
  },
} as const satisfies Mirror<typeof source>;
