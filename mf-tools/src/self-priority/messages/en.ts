import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  lead: 'Find words for a friendly no, and for what you need.',
  questions: {
    shouldDo: 'What do you feel you should do?',
    need: 'What do you need instead?',
    emoji: 'Which picture fits best?',
  },
  hints: {
    shouldDo: 'Something you say yes to, even when you do not have the energy. Feel free to use nicknames for others.',
    need: 'It can be something small.',
    emoji: 'Choose one.',
  },
  labels: {
    shouldDo: 'What I feel I should do',
    need: 'What I need',
  },
  emojis: {
    lieDown: 'Lie down',
    cup: 'A cup',
    walk: 'A walk',
    nature: 'Nature',
    read: 'Reading',
    music: 'Music',
    bath: 'A bath',
    calm: 'Calm',
    sleep: 'Sleep',
    food: 'Food',
    create: 'Create',
    hug: 'Closeness',
    noPhone: 'No phone',
    home: 'Home',
    sun: 'Sunshine',
    quiet: 'Quiet',
    love: 'Love',
    safe: 'Safety',
  },
  missingHere: 'Write a few words, and you can go on.',
  missing: 'Missing information. Please fill in all the fields before you go on.',
  submit: 'Find words',
  failedTitle: 'Error',
  failed: 'Could not process the request. Please try again.',
  noScript:
    'What you wrote is still here, and only here. Spire makes no suggestion of what to say where someone may be unsafe to say no to.',
  result: {
    title: 'Words you can use',
    lead: 'There is no need to say them today. They are here when you want them.',
    sayNo: 'A way to say no',
    why: 'Why it counts',
    yours: 'What you wrote',
    instead: 'What you need',
    saved: 'Boundaries set!',
    notSaved: 'We could not save the boundary',
    again: 'Set new boundaries',
  },
  nothingYet: 'Once you have set a boundary, you will find the words here again.',
} as const satisfies Mirror<typeof source>;
