import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  lead: 'The calendar on your phone can remind you, if you like. Nothing is on until you turn it on.',
  back: 'To Me',
  what: 'What do you want to be reminded of?',
  kinds: { checkIn: 'To notice how you are', task: 'Something small to do', afterwards: 'How did it go?' },
  shown: { checkIn: 'A moment for you', task: 'Something small, if you like', afterwards: 'How was the day?' },
  days: 'Which days?',
  dayNames: {
    MO: 'Monday',
    TU: 'Tuesday',
    WE: 'Wednesday',
    TH: 'Thursday',
    FR: 'Friday',
    SA: 'Saturday',
    SU: 'Sunday',
  },
  time: 'When in the day?',
  timeHint: 'It follows the clock where you are.',
  timeWrong: 'Choose a time.',
  needed: 'Choose at least one.',
  make: 'Put in the calendar',
  madeTitle: 'The file is ready',
  madeText: 'Open it, and say yes when the calendar asks. Choose a calendar that only you see.',
  file: 'spire-reminder.ics',
  seenTitle: 'This is what others may see',
  seenText: 'A locked screen shows this and no more. Neither the name Spire nor what you write is shown.',
  stopTitle: 'How to turn it off',
  stopText:
    'Delete the event in the calendar, and choose all future ones. To change something, put it in the calendar again.',
  quietText:
    'The calendar does not know how you are. On a hard day you can let it be. Spire never asks why you did not come.',
  whyTitle: 'Why the calendar?',
  why: 'Spire sends no notifications itself. They would have to go through Google, Apple or Mozilla, who would learn when you get them. Your calendar needs none of them, and works on an iPhone without Spire on the home screen.',
} as const satisfies Mirror<typeof source>;
